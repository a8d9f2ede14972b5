/** Reads the file of a network: `SKEPNET`, a version, a description, the weights, a checksum. */

import { type Core, download, type Handle } from "./core.ts";
import { NETWORK_SHAPE } from "./data.ts";
import { EngineError } from "./errors.ts";

const MAGIC = "SKEPNET";
const VERSION = 1;
const HEAD = MAGIC.length + 5;
const CHECKSUM = 32;

/** Where a network comes from: an address, or the bytes of its file. */
export type NetworkSource = URL | string | ArrayBuffer;

/** The network that comes with this package. */
export function defaultNetwork(): URL {
  return new URL(/* @vite-ignore */ "./packaged.skepnet", import.meta.url);
}

/** The bytes of a network's file. */
export async function loadNetwork(source: NetworkSource = defaultNetwork()): Promise<ArrayBuffer> {
  if (source instanceof ArrayBuffer) return source;
  return download(source, "bad-network", "the network");
}

/** Checks a network's file and hands its weights to a core. */
export async function readNetwork(core: Core, file: ArrayBuffer): Promise<Handle> {
  const bytes = new Uint8Array(file);
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  if (bytes.length < HEAD + CHECKSUM || text(0, MAGIC.length) !== MAGIC)
    throw damaged(`it does not start with ${MAGIC}`);
  if (bytes[MAGIC.length] !== VERSION) throw damaged("it has another version");
  const end = bytes.length - CHECKSUM;
  await checkSum(bytes.subarray(0, end), bytes.subarray(end));
  const start = HEAD + new DataView(file).getUint32(HEAD - 4, true);
  let shape: unknown;
  try {
    shape = JSON.parse(text(HEAD, start)).shape;
  } catch {
    throw damaged("it has no description");
  }
  if (JSON.stringify(shape) !== JSON.stringify(NETWORK_SHAPE)) throw damaged("its shape differs");
  core.writeInput(bytes.subarray(start, end));
  try {
    return core.demand("skep_network_new", end - start);
  } catch (error) {
    if (error instanceof EngineError && error.code === "bad-argument") throw damaged(error.message);
    throw error;
  } finally {
    core.writeInput(new Uint8Array(0)); // gives the memory of the file back
  }
}

/** Browsers offer hashes only to pages that came over HTTPS; elsewhere the core's checks must do. */
async function checkSum(content: Uint8Array<ArrayBuffer>, expected: Uint8Array): Promise<void> {
  if (globalThis.crypto?.subtle === undefined) return;
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (found.some((byte, i) => byte !== expected[i])) throw damaged("its checksum is wrong");
}

function damaged(why: string): EngineError {
  return new EngineError("bad-network", `This is not a network that the engine can use: ${why}`);
}
