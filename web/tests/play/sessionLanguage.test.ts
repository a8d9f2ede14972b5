import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import type { ExplanationView, Language } from "../../src/net/types";
import { change } from "../../src/settings/current.svelte";
import { aGame } from "../net/fakes";
import { explainTo, opened, sockets, useFakeServer } from "./sessions";

useFakeServer();

describe("another language", () => {
  const speak = async (language: Language) => {
    change({ language });
    await followLanguage();
  };

  beforeEach(() => speak("en"));
  afterEach(() => speak("en"));

  it("is that of all the page has said before", async () => {
    const [session, socket] = await opened(aGame(3), ["white"]);
    session.stuck("wA1");
    socket.receive({ type: "error", code: "too-often", message: "" });
    const english = [session.news?.(), session.problem?.()];
    session.announcement = "White passes.";
    await speak("ru");
    session.followLanguage();
    expect(session.news?.()).toBe(t("not-your-turn", { turn: "black" }));
    expect(session.problem?.()).toBe(t("trouble", { code: "too-often" }));
    expect([session.news?.(), session.problem?.()]).not.toEqual(english);
    expect(session.announcement).toBe("");
    session.close();
  });

  it("is that of explanations, which are asked for again or dropped", async () => {
    const [session, socket] = await opened(aGame(4));
    session.attempt("wA1", [5, 5], false);
    explainTo(socket, { sentence: "en" });
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "en");
    await speak("de");
    session.followLanguage();
    expect(socket.sent.at(-1)).toMatchObject({ type: "explain", language: "de" });
    explainTo(socket, { sentence: "de" });
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "de");
    expect(session.tutor.isRefusal).toBe(true);
    await speak("nl");
    session.followLanguage();
    const refused = {
      type: "refused",
      answers: "explain",
      message: "",
      explanation: null,
    } as const;
    socket.receive({ ...refused, ply: 4, code: "busy" });
    await vi.waitUntil(() => session.tutor.explanation === null);
    expect(session.problem).toBeNull();
    session.close();
  });

  it("is that of the next greeting, and of the reasons for a refused move", async () => {
    const [session, socket] = await opened(aGame(4));
    await speak("de");
    session.followLanguage();
    session.attempt("wA1", [1, 0], true);
    const explanation = { legal: false, sentence: "in English" } as ExplanationView;
    const code = "illegal-move";
    socket.receive({ type: "refused", answers: "move", ply: 4, code, message: "", explanation });
    explainTo(socket, { sentence: "auf Deutsch" });
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "auf Deutsch");
    vi.useFakeTimers();
    socket.drop();
    vi.advanceTimersByTime(1_000);
    sockets[1]?.open();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: "hello", language: "de" });
    session.close();
  });
});
