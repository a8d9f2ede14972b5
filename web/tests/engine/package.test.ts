// @vitest-environment node
/** The engine package in Node: games, notation, search, network files, UHP, and what can go wrong. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { EngineHost } from "../../engine/src/host.ts";
import {
  type Analysis,
  Core,
  defaultCore,
  EngineError,
  type EngineErrorCode,
  FULL_LEVEL,
  Game,
  LEVELS,
  levelRequest,
  loadNetwork,
  readNetwork,
  Searcher,
  UhpSession,
  webAssemblySupport,
} from "../../engine/src/index.ts";
import type { WorkerAnswer } from "../../engine/src/messages.ts";
import { coreBytes, hasCore, networkBytes, withMemoryLimit } from "./cores.ts";

const MIDDLE_GAME =
  "Base+MLP;InProgress;White[10];wG1;bL /wG1;wM wG1/;bM /bL;wA1 wM\\;bQ bL\\;wQ \\wM;bP /bQ;" +
  "wP -wM;bA1 -bP;wM bQ\\;bM wA1\\;wB1 wQ\\;bA2 /bP;wB2 wM-;bA1 wB2\\;wB1 wG1;bA2 wQ-";

function codeOf(act: () => unknown): EngineErrorCode | "no error" {
  try {
    act();
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
  return "no error";
}

async function codeOfAsync(act: () => Promise<unknown>): Promise<EngineErrorCode | "no error"> {
  try {
    await act();
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
  return "no error";
}

describe.skipIf(!hasCore && !process.env.SKEP_REQUIRE_ALL)("the engine package", () => {
  let core: Core;
  let network: number;
  beforeAll(async () => {
    core = await Core.load(coreBytes());
    network = await readNetwork(core, networkBytes());
  });

  it("plays a game, takes moves back, and writes it down", () => {
    const game = Game.parse(core, MIDDLE_GAME);
    expect(game.gameString).toBe(MIDDLE_GAME);
    expect([game.ply, game.turn, game.outcome, game.state]).toEqual([
      18,
      "white",
      null,
      "InProgress",
    ]);
    expect([0, 1, 2, 3].map((depth) => game.perft(depth))).toEqual([1, 21, 2184, 96464]);
    const moves = game.legalMoves();
    expect(moves).toHaveLength(21);
    for (const move of moves) {
      const text = game.moveString(move);
      expect(game.parseMove(text)).toEqual(move);
      expect(game.isLegal(move)).toBe(true);
      const key = game.key;
      game.play(text);
      game.undo();
      expect(game.key).toBe(key);
    }
    const copy = Game.fromData(core, structuredClone(game.toData()));
    expect(copy.gameString).toBe(MIDDLE_GAME);
    copy.free();
    copy.free();
    expect(() => copy.ply).toThrow(/freed/);
  });

  it("reads what other programs write", () => {
    const game = new Game(core, "base+mlp");
    game.play("wG1 .");
    game.play("BL1 /wg1");
    expect(game.gameString).toBe("Base+MLP;InProgress;White[2];wG1;bL /wG1");
    expect(Game.parse(core, "Base").state).toBe("NotStarted");
  });

  it("starts from a position that was set up", () => {
    const start = {
      pieces: [
        { piece: "wQ", q: 0, r: 0 },
        { piece: "wB1", q: 0, r: 0 },
        { piece: "bQ", q: 1, r: 0 },
        { piece: "bS1", q: 2, r: 0 },
      ],
      ply: 6,
    } as const;
    const game = new Game(core, "Base", { start, rules: "uhp" });
    expect(game.placed().map(({ piece, level }) => [piece, level])).toContainEqual(["wB1", 1]);
    expect(game.legalMoveStrings()).toContain("wB1 bQ");
    const apart = { ...start, pieces: [...start.pieces, { piece: "bG1", q: 9, r: 9 } as const] };
    expect(() => new Game(core, "Base", { start: { ...apart, ply: 8 } })).toThrow(/connected/);
  });

  it("refuses bad moves and arguments, and changes nothing", () => {
    const game = Game.parse(core, "Base;InProgress;White[2];wS1;bS1 wS1-");
    const before = game.gameString;
    const refusals: [EngineErrorCode, () => unknown][] = [
      ["bad-notation", () => game.play("")],
      ["bad-notation", () => game.play("wX1 wS1-")],
      ["bad-notation", () => game.play("wA1")],
      ["bad-notation", () => game.play("wA1 wA2-")],
      ["bad-notation", () => game.play("wA1 wS1- again")],
      ["illegal-move", () => game.play("wA1 bS1-")],
      ["illegal-move", () => game.play("pass")],
      ["illegal-move", () => game.play({ piece: "wA1", q: 2 ** 30, r: 0 })],
      ["bad-argument", () => game.play({ piece: "wA1", q: 0.5, r: 0 })],
      ["bad-argument", () => game.play(null as never)],
      ["bad-argument", () => game.perft(51)],
      ["bad-notation", () => new Game(core, "Base+X")],
      ["bad-argument", () => new Game(core, "Base", { rules: "none" as never })],
      ["bad-argument", () => new Game(core, "Base", { rules: "toString" as never })],
      ["bad-notation", () => Game.parse(core, "Hive;InProgress;White[1]")],
      ["no-move", () => new Game(core).undo()],
    ];
    for (const [code, act] of refusals) expect(codeOf(act), act.toString()).toBe(code);
    expect(game.gameString).toBe(before);
  });

  it("searches as the native engine does, and reports each depth", () => {
    const searcher = new Searcher(core, network);
    const reports: Analysis[] = [];
    const analysis = searcher.run(
      Game.parse(core, MIDDLE_GAME),
      { limit: { depth: 6 } },
      { onReport: (report) => reports.push(report) },
    );
    expect([analysis.depth, analysis.nodes]).toEqual([6, 11875]); // as in `skep bench`
    expect(reports.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6]);
    searcher.free();
  });

  it("stops when it is told to, and survives errors of its callers", () => {
    const searcher = new Searcher(core, network, 1);
    const game = Game.parse(core, MIDDLE_GAME);
    const stopped = searcher.run(game, { limit: { depth: 64 } }, { isStopped: () => true });
    expect(stopped.depth).toBeLessThan(64);
    const failing = { onReport: () => Promise.reject, isStopped: fail };
    expect(() => searcher.run(game, { limit: { depth: 64 } }, failing)).toThrow("mine");
    expect(searcher.run(game, { limit: { depth: 1 } }).lines).toHaveLength(1);
    searcher.free();
  });

  it("refuses searches that make no sense", () => {
    const searcher = new Searcher(core, 0, 1);
    const game = new Game(core);
    for (const limit of [
      {},
      { depth: 0 },
      { nodes: 1.5 },
      { seconds: -1 },
      { seconds: Number.NaN },
    ])
      expect(codeOf(() => searcher.run(game, { limit }))).toBe("bad-argument");
    expect(codeOf(() => searcher.run(game, { limit: { depth: 1 }, lines: 0 }))).toBe(
      "bad-argument",
    );
    expect(codeOf(() => levelRequest(0))).toBe("bad-argument");
    expect(codeOf(() => levelRequest(FULL_LEVEL + 1))).toBe("bad-argument");
    expect(LEVELS).toHaveLength(10);
    searcher.free();
  });

  it("says when a table does not fit, and goes on", async () => {
    const own = await Core.load(withMemoryLimit(coreBytes(), 24));
    expect(codeOf(() => new Searcher(own, 0, 257))).toBe("bad-argument");
    expect(codeOf(() => new Searcher(own, 0, 32))).toBe("no-memory");
    expect(codeOf(() => own.writeInput(new Uint8Array(32 << 20)))).toBe("no-memory");
    const searcher = new Searcher(own, 0, 1);
    expect(searcher.run(new Game(own), { limit: { depth: 2 } }).depth).toBe(2);
  });

  it("refuses damaged networks", async () => {
    const file = networkBytes();
    const changed = (at: number) => {
      const copy = file.slice(0);
      const bytes = new Uint8Array(copy);
      bytes[at] = (bytes[at] ?? 0) ^ 255;
      return copy;
    };
    const damaged = [
      new ArrayBuffer(0),
      new ArrayBuffer(100),
      file.slice(0, -1),
      file.slice(0, 1000),
      ...[0, 7, 8, 11, 12, 5000, file.byteLength - 1].map(changed),
    ];
    for (const bytes of damaged)
      expect(await codeOfAsync(() => readNetwork(core, bytes))).toBe("bad-network");
  });

  it("refuses damaged modules", async () => {
    const bytes = coreBytes();
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    for (const bad of [new Uint8Array(0), bytes.slice(0, 9999), bytes.slice(8), empty])
      expect(await codeOfAsync(() => Core.load(bad))).toBe("bad-module");
  });

  it("says when a file can't be loaded", async () => {
    const answers = [
      () => Promise.reject(new TypeError("no connection")),
      () => Promise.resolve(new Response("gone", { status: 404 })),
      () => Promise.resolve(new Response("<html>not found</html>")),
    ];
    for (const answer of answers) {
      vi.stubGlobal("fetch", answer);
      expect(await codeOfAsync(() => Core.load("core.wasm"))).toBe("bad-module");
      const file = () => loadNetwork("a.skepnet").then((bytes) => readNetwork(core, bytes));
      expect(await codeOfAsync(file)).toBe("bad-network");
    }
    vi.unstubAllGlobals();
  });

  it("says when the browser has no WebAssembly", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(webAssemblySupport()).toBe("none");
    expect(await codeOfAsync(() => Core.load(coreBytes()))).toBe("no-webassembly");
    vi.unstubAllGlobals();
    expect(webAssemblySupport()).toBe("simd");
    vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
    expect(defaultCore().pathname).toMatch(/core-plain.wasm$/);
    vi.restoreAllMocks();
    expect(defaultCore().pathname).toMatch(/core.wasm$/);
  });

  it("answers the messages of a page", async () => {
    const answers: WorkerAnswer[] = [];
    const host = new EngineHost((answer) => answers.push(structuredClone(answer)));
    await host.receive({ kind: "clear", id: 1 });
    const core = coreBytes();
    await host.receive({ kind: "start", core, network: null, megabytes: 1, stop: null });
    const game = new Game(await Core.load(core)).toData();
    const request = { limit: { depth: 2 } };
    await host.receive({ kind: "search", id: 2, game, request, reports: true });
    const illegal = { ...game, actions: ["pass"] } as const;
    await host.receive({ kind: "search", id: 3, game: illegal, request, reports: false });
    expect(answers.map(({ kind }) => kind)).toEqual([
      "failed",
      "ready",
      "report",
      "report",
      "found",
      "failed",
    ]);
    expect(answers[5]).toMatchObject({ id: 3, code: "illegal-move" });
  });

  it("speaks UHP", () => {
    const session = new UhpSession(core, new Searcher(core, network, 1));
    expect(session.greeting()).toEqual([
      expect.stringMatching(/^id Skep /),
      "Mosquito;Ladybug;Pillbug",
      "ok",
    ]);
    const last = (line: string) => session.answer(line).at(-2);
    expect(last("play wS1")).toMatch(/^err /);
    expect(last("newgame Base+MLP")).toBe("Base+MLP;NotStarted;White[1]");
    expect(last("validmoves")?.split(";")).toHaveLength(7);
    expect(last("play wS1")).toBe("Base+MLP;InProgress;Black[1];wS1");
    expect(last("play wS1")).toMatch(/^invalidmove /);
    expect(last("pass")).toMatch(/^invalidmove /);
    expect(last("bestmove depth 2")).toMatch(/^b\w+ /);
    expect(last("bestmove depth 0")).toMatch(/^err /);
    expect(last("bestmove time 00:00:00")).toMatch(/^err /);
    expect(last("undo")).toBe("Base+MLP;NotStarted;White[1]");
    expect(last("undo")).toMatch(/^err /);
    expect(last("options set Rules uhp")).toMatch(/^Rules;enum;uhp;/);
    expect(last("options set Rules none")).toMatch(/^err /);
    expect(last("perft 3")).toBe("perft(3) = 6678");
    expect(last("dance")).toMatch(/^err Unknown command/);
    expect(session.answer("")).toHaveLength(2);
  });
});

function fail(): never {
  throw new Error("mine");
}
