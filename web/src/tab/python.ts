/** Starts Python in this worker, from Skep's own files only: nothing is asked of any other host. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { Core } from "../../engine/src/core";
import type { TabFiles } from "./messages";

const SITE_PACKAGES = "/lib/python3.14/site-packages";
/** A list of packages that can be installed: none. It has to name Pyodide's binary interface. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14" },
  packages: {},
} as const;

/** The name under which Pyodide asks for its WebAssembly. */
const WASM = "pyodide.asm.wasm";

/** Python with Skep's modules and the core. */
export async function startPython(files: TabFiles): Promise<PyodideAPI> {
  answerUnzipped(WASM, files.python);
  const [python, skep, core] = await Promise.all([
    loadPyodide({
      indexURL: new URL("/", location.href).href,
      stdLibURL: files.stdlib,
      lockFileContents: NO_PACKAGES as never,
      createPyodideModule,
    }),
    bytes(files.skep),
    Core.load(files.core),
  ]);
  python.registerJsModule("skep_core_module", { core });
  python.unpackArchive(skep, "zip", { extractDir: SITE_PACKAGES });
  return python;
}

/** Answers requests for a file with a gzipped one, since some hosts send everything as it is. */
function answerUnzipped(name: string, address: string): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (asked, options) =>
    String(asked).endsWith(name) ? unzipped(address) : plain(asked, options);
}

async function unzipped(address: string): Promise<Response> {
  const { body } = await found(address);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });
}

const bytes = async (address: string) => (await found(address)).arrayBuffer();

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is not there: ${response.status}`);
  return response;
}
