/** Single requests to the server: games, positions, explanations, lessons and rules. */

import { noteSilence } from "./reach.svelte";
import type {
  AnswerRequest,
  AskedGame,
  ClaimedSeat,
  ClaimRequest,
  CreatedGame,
  ExplainRequest,
  ExplanationView,
  FeedbackView,
  GameSummaries,
  GameView,
  ImportedGame,
  ImportRequest,
  Language,
  LessonView,
  NewGameRequest,
  PositionRequest,
  PositionView,
  PremovesView,
  Problem,
  SectionView,
} from "./types";

/** A refusal by the server, or `code` "offline" when no whole answer came. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Whether an error says that the server did not answer, so that asking again may help. */
export function isSilence(error: unknown): boolean {
  return !(error instanceof RequestError) || error.code === "offline";
}

/** Asks a server for what is at a path under `/api/v1`: the one that the page came from, or the tab's. */
export type Ask = <T>(path: string, body?: unknown) => Promise<T>;

export async function request<T>(path: string, body?: unknown): Promise<T> {
  const options: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, options);
  } catch {
    throw silent(0);
  }
  if (response.ok) return readBody<T>(response);
  const error = (await response.json().catch(() => ({}))) as Partial<Problem>;
  // The server gives every refusal a code; a proxy in front of it does not.
  if (response.status >= 500 && !error.code) throw silent(response.status);
  throw new RequestError(
    error.code ?? "unknown",
    response.status,
    error.message ?? response.statusText,
  );
}

/** The connection may break within the answer, or a hotel's login page may replace it. */
async function readBody<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw silent(response.status);
  }
}

function silent(status: number): RequestError {
  noteSilence();
  return new RequestError("offline", status, "the server does not answer");
}

const inLanguage = (language: Language) => `?language=${language}`;

export const createGame = (game: NewGameRequest, ask: Ask = request) =>
  ask<CreatedGame>("/games", game);

export const claimSeat = (game: string, claim: ClaimRequest) =>
  request<ClaimedSeat>(`/games/${encodeURIComponent(game)}/claim`, claim);

export const fetchGame = (id: string, ask: Ask = request) =>
  ask<GameView>(`/games/${encodeURIComponent(id)}`);

export const fetchSummaries = (games: AskedGame[]) =>
  request<GameSummaries>("/games/summaries", { games });

export const fetchPosition = (asked: PositionRequest, ask: Ask = request) =>
  ask<PositionView>("/positions", asked);

export const fetchPremoves = (asked: PositionRequest, ask: Ask = request) =>
  ask<PremovesView>("/positions/premoves", asked);

export const importGame = (asked: ImportRequest) => request<ImportedGame>("/imports", asked);

export const explain = (asked: ExplainRequest) =>
  request<ExplanationView>("/positions/explain", asked);

export const fetchLessons = (language: Language) =>
  request<LessonView[]>(`/lessons${inLanguage(language)}`);

export const answerStep = (
  lesson: string,
  step: string,
  answer: AnswerRequest["answer"],
  language: Language,
) =>
  request<FeedbackView>(
    `/lessons/${encodeURIComponent(lesson)}/${encodeURIComponent(step)}/answer`,
    {
      answer,
      language,
    },
  );

export const fetchRules = (language: Language) =>
  request<SectionView[]>(`/rules${inLanguage(language)}`);
