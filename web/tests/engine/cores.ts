/** The core and the network of the engine package, as files for tests in Node. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

export const CORE = resolve(ROOT, "build/web/core.wasm");
export const hasCore = existsSync(CORE);

export function coreBytes(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(CORE));
}

export function networkBytes(): ArrayBuffer {
  return new Uint8Array(readFileSync(resolve(ROOT, "src/skep/engine/packaged.skepnet"))).buffer;
}

/** The same module with at most this many megabytes of memory. */
export function withMemoryLimit(module: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  let at = 8; // behind the header
  while (module[at] !== MEMORY_SECTION) {
    const [size, start] = number(module, at + 1);
    at = start + size;
  }
  const [size, start] = number(module, at + 1);
  const [least] = number(module, start + 2); // behind the number of memories and the flags
  const content = [1, 1, ...digits(least), ...digits(megabytes * 16)];
  const before = module.subarray(0, at + 1);
  return new Uint8Array([
    ...before,
    ...digits(content.length),
    ...content,
    ...module.subarray(start + size),
  ]);
}

const MEMORY_SECTION = 5;

/** A number in the variable-length form of WebAssembly, and where it ends. */
function number(bytes: Uint8Array, at: number): [value: number, end: number] {
  const byte = bytes[at] ?? 0;
  if (byte < 128) return [byte, at + 1];
  const [rest, end] = number(bytes, at + 1);
  return [(byte & 127) + 128 * rest, end];
}

function digits(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...digits(value >> 7)];
}
