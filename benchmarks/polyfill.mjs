// The polyfill's side of benchmarks/compile.py: pages in, tools out, one JSON text a line.
//
//   node polyfill.mjs DIRECTORY MODE
//     in : "<!doctype html>…"
//     out: {"milliseconds", "tools": [{"name", "title", "description", "input_schema"}]}
//
// DIRECTORY holds node_modules with jsdom and @mcp-b/webmcp-polyfill. MODE is how a page is given to the polyfill:
//   window     a new jsdom window for each page, as a browser would have it
//   write      one window, the document opened and written anew
//   replace    one window, the content of the root element replaced; the polyfill sees the change
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import readline from 'node:readline';
import vm from 'node:vm';

const [directory, mode] = process.argv.slice(2);
const {JSDOM, VirtualConsole} = createRequire(join(directory, 'package.json'))('jsdom');
const polyfill = new vm.Script(readFileSync(join(directory, 'node_modules/@mcp-b/webmcp-polyfill/dist/index.iife.js'), 'utf8'));
const options = () => ({url: 'http://localhost/', runScripts: 'outside-only', virtualConsole: new VirtualConsole()});

function open(html) {
  const page = new JSDOM(html, options());
  polyfill.runInContext(page.getInternalVMContext());
  return page.window;
}

const shared = mode === 'window' ? null : open('<!doctype html>');
const load = {
  window: open,
  write(html) {
    shared.document.open();
    shared.document.write(html);
    shared.document.close();
    return shared;
  },
  replace(html) {
    shared.document.documentElement.innerHTML = html;
    return shared;
  },
}[mode];

async function tools(html) {
  const window = load(html);
  // The polyfill hears of changes in a microtask.
  await null;
  const found = await window.document.modelContext.getTools();
  const listed = found.map(({name, title, description, inputSchema}) => ({name, title, description, input_schema: inputSchema}));
  if (!shared) window.close();
  return listed;
}

for await (const line of readline.createInterface({input: process.stdin})) {
  const html = JSON.parse(line);
  const start = performance.now();
  let found = [];
  try {
    found = await tools(html);
  } catch { /* a page it cannot read has no tools */ }
  console.log(JSON.stringify({milliseconds: performance.now() - start, tools: found}));
}
