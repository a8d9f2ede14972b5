/** What a page and the server in its tab say to each other. */

/** Where the parts of the server in the tab are. */
export interface TabFiles {
  /** Pyodide's WebAssembly, gzipped. */
  python: string;
  /** The part of Python's standard library that is needed, compiled. */
  stdlib: string;
  /** Skep's Python and the packages it needs, compiled. */
  skep: string;
  /** Skep's core as WebAssembly. */
  core: string;
}

export type ToTab =
  | { type: "start"; files: TabFiles; records: Uint8Array[] }
  | { type: "request"; id: number; path: string; body: string | null }
  | { type: "connect"; socket: number; game: string }
  | { type: "send"; socket: number; text: string }
  | { type: "leave"; socket: number }
  | { type: "done"; id: number; value: string | null; error: string | null };

export type FromTab =
  | { type: "ready" }
  | { type: "failed"; message: string }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "message"; socket: number; text: string }
  | { type: "closed"; socket: number; code: number }
  | { type: "keep"; id: number; records: Map<string, Uint8Array> }
  | { type: "choose"; id: number; request: string }
  | { type: "stop" };
