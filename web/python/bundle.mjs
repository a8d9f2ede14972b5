/**
 * Packs Python for browsers into a folder: `node bundle.mjs SITE_PACKAGES WHEELS OUT`.
 *
 * - `python.wasm.gz`: Pyodide's WebAssembly
 * - `stdlib.zip`: the part of the standard library that Skep needs
 * - `skep.zip`: Skep's modules and their dependencies
 *
 * bundle.py makes the last two in Pyodide, which compiles the modules for itself.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const HERE = import.meta.dirname;
const [sitePackages, wheels, out] = process.argv.slice(2).map((path) => resolve(path));
const src = resolve(HERE, "../../src");
const python = await loadPyodide();
for (const [name, folder] of Object.entries({ src, "site-packages": sitePackages, wheels, out })) {
  python.FS.mkdirTree(`/host/${name}`);
  python.mountNodeFS(`/host/${name}`, folder);
}
try {
  python.runPython(readFileSync(join(HERE, "bundle.py"), "utf-8"));
} catch (error) {
  console.error(error.message); // without Pyodide's source, which is one long line
  process.exit(1);
}
const wasm = readFileSync(createRequire(import.meta.url).resolve("pyodide/pyodide.asm.wasm"));
writeFileSync(join(out, "python.wasm.gz"), gzipSync(wasm, { level: 9 }));
