import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLanguage, t } from "../../src/i18n/speak.svelte";
import type { ExplanationView, Language } from "../../src/net/types";
import { change } from "../../src/settings/current.svelte";
import { aGame } from "../net/fakes";
import { answerWith, opened, sockets, useFakeServer } from "./sessions";

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
    const asked: string[] = [];
    const [session] = await opened(aGame(4));
    const explain = async (_: string, { body }: { body: string }) => {
      const { language: sentence } = JSON.parse(body) as { language: Language };
      asked.push(sentence);
      return new Response(JSON.stringify({ legal: false, sentence, marks: [] }));
    };
    vi.stubGlobal("fetch", explain);
    session.attempt("wA1", [5, 5], false);
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "en");
    await speak("de");
    session.followLanguage();
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "de");
    expect([asked, session.tutor.isRefusal]).toEqual([["en", "de"], true]);
    answerWith(500, { code: "unknown" });
    await speak("nl");
    session.followLanguage();
    await vi.waitUntil(() => session.tutor.explanation === null);
    expect(session.problem).toBeNull();
    session.close();
  });

  it("is that of the next greeting, and of the reasons for a refused move", async () => {
    const [session, socket] = await opened(aGame(4));
    await speak("de");
    session.followLanguage();
    session.attempt("wA1", [1, 0], true);
    answerWith(200, { legal: false, sentence: "auf Deutsch", marks: [] });
    const explanation = { legal: false, sentence: "in English" } as ExplanationView;
    const code = "illegal-move";
    socket.receive({ type: "refused", answers: "move", ply: 4, code, message: "", explanation });
    await vi.waitUntil(() => session.tutor.explanation?.sentence === "auf Deutsch");
    vi.useFakeTimers();
    socket.drop();
    vi.advanceTimersByTime(1_000);
    sockets[1]?.open();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: "hello", language: "de" });
    session.close();
  });
});
