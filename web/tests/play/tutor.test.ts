import { describe, expect, it, vi } from "vitest";
import { t } from "../../src/i18n/speak.svelte";
import type { ExplanationView } from "../../src/net/types";
import { aGame } from "../net/fakes";
import { explainTo, opened, useFakeServer } from "./sessions";

useFakeServer();

describe("a piece that can't do anything", () => {
  const pinned: ExplanationView = {
    legal: false,
    rule: "one-hive",
    sentence: "White's ant holds the hive together.",
    lesson: "one-hive",
    marks: [],
  };

  it("is explained at once, without an alert, until it is deselected", async () => {
    const [session, socket] = await opened(aGame(4));
    session.stuck("wA1");
    const question = { ply: 4, piece: "wA1", to: null, language: "en" };
    expect(socket.sent.at(-1)).toEqual({ type: "explain", ...question });
    explainTo(socket, pinned);
    await vi.waitUntil(() => session.tutor.explanation);
    expect([session.tutor.explanation, session.tutor.isRefusal]).toEqual([pinned, false]);
    session.letGo();
    expect(session.tutor.explanation).toBeNull();
    session.close();
  });

  it("does not replace the reason for a refused move", async () => {
    const [session, socket] = await opened(aGame(4));
    session.attempt("wA1", [5, 5], false);
    session.letGo(); // the board lets go of a piece after every attempt
    explainTo(socket, pinned);
    await vi.waitUntil(() => session.tutor.explanation);
    expect(session.tutor.isRefusal).toBe(true);
    session.letGo();
    expect(session.tutor.explanation).toEqual(pinned);
    session.close();
  });

  it("is forgotten when another piece is picked before the answer", async () => {
    const [session, socket] = await opened(aGame(4));
    session.stuck("wA1");
    session.clearAttempt();
    explainTo(socket, pinned);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.tutor.explanation).toBeNull();
    session.close();
  });

  it("waits for its turn, which is said without asking", async () => {
    const [session, socket] = await opened(aGame(3), ["white"]);
    session.stuck("wA1");
    expect(session.news?.()).toBe(t("not-your-turn", { turn: "black" }));
    expect([session.tutor.explanation, session.problem]).toEqual([null, null]);
    expect(socket.types()).toEqual(["hello"]);
    session.close();
  });

  it("is not explained without a connection, which is reported only for an attempt", async () => {
    const [session, socket] = await opened(aGame(4));
    session.attempt("wA1", [5, 5], false);
    socket.drop();
    await vi.waitUntil(() => session.problem);
    expect(session.problem?.()).toBe(t("offline"));
    session.clearAttempt();
    session.stuck("wA1");
    await new Promise((resolve) => setTimeout(resolve));
    expect([session.tutor.explanation, session.problem]).toEqual([null, null]);
    session.close();
  });

  it("says nothing to those who only watch", async () => {
    const [session] = await opened(aGame(4), []);
    session.stuck("wA1");
    expect([session.news, session.tutor.explanation]).toEqual([null, null]);
    session.close();
  });
});
