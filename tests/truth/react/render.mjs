// Renders each template of a folder with each of its data sets, as React's server renderer does:
//
//     node render.mjs <folder>      prints {"name.tsx": ["<form …", …], …}
//
// A template's default export is a component that gets a data set as its properties.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join, extname, dirname } from "node:path";
import { React, renderToString, runtime, transform } from "./bundle.mjs";

const LIBRARIES = { react: { ...React, default: React, __esModule: true }, "react/jsx-runtime": runtime };
const OPTIONS = { transforms: ["typescript", "jsx", "imports"], jsxRuntime: "automatic", production: true };

function load(path) {
  const module = { exports: {} };
  const { code } = transform(readFileSync(path, "utf8"), { ...OPTIONS, filePath: path });
  const require = (name) => LIBRARIES[name] ?? load(found(join(dirname(path), name)));
  new Function("require", "module", "exports", code)(require, module, module.exports);
  return module.exports;
}

function found(path) {
  return [".tsx", ".jsx"].map((suffix) => path + suffix).find(existsSync);
}

function rendered(path) {
  const component = load(path).default;
  const datas = JSON.parse(readFileSync(path.slice(0, -extname(path).length) + ".json", "utf8"));
  return datas.map((data) => renderToString(React.createElement(component, data)));
}

const [folder] = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => /\.[jt]sx$/.test(name) && !name.startsWith("_"));
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((name) => [name, rendered(join(folder, name))]))));
