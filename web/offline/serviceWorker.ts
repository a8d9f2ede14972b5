/** Builds the service worker: the list of this build's files, then its source. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "service-worker.js");
/** What the page needs besides the built assets. */
const FIXED = ["/", "/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"];

/** What few visitors need, and is too large to be loaded in advance. */
const ON_DEMAND = "assets/python/";

export function serviceWorker(): Plugin {
  return {
    name: "skep-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter(
        (name) => name.startsWith("assets/") && !name.startsWith(ON_DEMAND),
      );
      const source = withFiles([...FIXED, ...assets.map((name) => `/${name}`).sort()]);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

/** A browser installs a new service worker when any byte of it changes. */
export function withFiles(files: string[]): string {
  const source = readFileSync(SOURCE, "utf-8");
  const list = JSON.stringify(files);
  const version = createHash("sha256").update(list).update(source).digest("hex").slice(0, 12);
  return `const VERSION = "${version}";\nconst FILES = ${list};\n${source}`;
}
