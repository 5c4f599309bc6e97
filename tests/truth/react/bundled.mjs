// What `bundle.mjs` is made of. To make it anew, in an empty folder with these two files:
//
//     npm install react@19 react-dom@19 sucrase@3 esbuild && npx esbuild bundled.mjs --bundle --minify \
//       --platform=neutral --format=esm --main-fields=module,main --legal-comments=none \
//       --define:process.env.NODE_ENV='"production"' --alias:ts-interface-checker=./unchecked.mjs --outfile=bundle.mjs
//
// and put the licences that stand at its top there again.
export * as React from "react";
export * as runtime from "react/jsx-runtime";
export { renderToString } from "./node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js";
export { transform } from "sucrase";
