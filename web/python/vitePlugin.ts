/** Keeps Vite from adding Pyodide's WebAssembly as it is: `bundle.mjs` has packed it already. */

import type { Plugin } from "vite";

const ADDRESS = 'new URL("pyodide.asm.wasm",import.meta.url).href';

export function packedPyodide(): Plugin {
  return {
    name: "skep-packed-pyodide",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("pyodide.asm.mjs")) return null;
      if (!code.includes(ADDRESS))
        this.error("Pyodide no longer names its WebAssembly as expected");
      return { code: code.replace(ADDRESS, '"pyodide.asm.wasm"'), map: null };
    },
  };
}
