/** The notices of a game: one function per notice, the most important first. */

import { readMove } from "../board/moveString";
import { otherColor } from "../board/pieces";
import type { Color } from "../board/types";
import { numbered } from "../games/counting";
import { isInviting } from "../games/summary";
import { t } from "../i18n/speak.svelte";
import type { GameView, PlayedMoveView } from "../net/types";
import { settings } from "../settings/current.svelte";
import type { GameSession } from "./session.svelte";

/** What notices are made from, and what their buttons can call. */
export interface NoticeContext {
  session: GameSession;
  game: GameView;
  share(): void;
}

export interface NoticeButton {
  text: string;
  primary?: boolean;
  press(): void;
}

export interface Said {
  /** The subject: a closed notice comes back when this changes. */
  about: string;
  tone?: "plain" | "warm" | "bad";
  text: string;
  note?: string;
  link?: { href: string; text: string };
  buttons?: NoticeButton[];
  /** What closing does, if more than hiding; "never" for a notice that has to be answered. */
  close?: "never" | (() => void);
}

type Notice = (context: NoticeContext) => Said | null;

/** By importance: only the first one that has something to say is shown. */
const NOTICES: readonly Notice[] = [
  lostConnection,
  proposedMove,
  explanation,
  problem,
  hint,
  takebackOffer,
  drawOffer,
  mustPass,
  reconnecting,
  unkept,
  premove,
  watching,
  news,
  waitingForFriend,
  ownTakebackOffer,
  ownDrawOffer,
  queenDue,
  repetition,
  hasPassed,
  firstStep,
];

/** All current notices, the most important first. */
export function notices(context: NoticeContext): Said[] {
  return NOTICES.flatMap((notice) => notice(context) ?? []);
}

function lostConnection({ session }: NoticeContext): Said | null {
  if (session.connection !== "lost") return null;
  const text = session.problem?.() ?? t("connection-lost");
  return { about: "lost", tone: "bad", text, close: "never" };
}

function proposedMove({ session }: NoticeContext): Said | null {
  if (!session.proposed) return null;
  return {
    about: `proposed ${session.proposed.piece} ${session.proposed.to}`,
    tone: "warm",
    text: t("confirm-question"),
    close: "never",
    buttons: [
      { text: t("confirm-yes"), primary: true, press: () => session.confirmProposed() },
      { text: t("cancel"), press: () => session.cancelProposed() },
    ],
  };
}

function explanation({ session }: NoticeContext): Said | null {
  const why = session.tutor.explanation;
  if (!why) return null;
  return {
    about: `explanation ${why.sentence}`,
    tone: session.tutor.isRefusal ? "bad" : "warm",
    text: why.sentence,
    ...(why.lesson && { link: { href: `/learn/${why.lesson}`, text: t("to-lesson") } }),
    close: () => session.dismiss(),
  };
}

function problem({ session }: NoticeContext): Said | null {
  const text = session.problem?.();
  if (!text) return null;
  return { about: `problem ${text}`, tone: "bad", text, close: () => session.dismiss() };
}

function hint({ session }: NoticeContext): Said | null {
  const { hintSentence: text } = session;
  if (!text || session.past.isActive) return null;
  return { about: `hint ${text}`, tone: "warm", text, close: () => session.dismiss() };
}

function isOwn({ session, game }: NoticeContext, offer: Color | null): boolean {
  return !!offer && !game.result && offer === session.color;
}

function answers(give: (answer: "accept" | "decline") => void): NoticeButton[] {
  return [
    { text: t("accept"), primary: true, press: () => give("accept") },
    { text: t("decline"), press: () => give("decline") },
  ];
}

function takebackOffer({ session }: NoticeContext): Said | null {
  if (!session.isAsked("undo")) return null;
  const { isPreview } = session;
  const look: NoticeButton = {
    text: t("takeback-shown", { shown: isPreview ? "then" : "now" }),
    press: () => {
      if (session.past.isActive) session.returnToGame(); // where the preview is shown
      session.takeback.shown = !isPreview;
    },
  };
  return {
    about: "takeback",
    tone: "warm",
    text: t("takeback-offered", takenBack(session)),
    ...(isPreview && { note: t("takeback-preview") }),
    buttons: [...answers((answer) => session.undo(answer)), look],
    close: "never",
  };
}

/** How many moves a takeback would remove, and which. */
function takenBack({ takeback: { moves, ply }, opponent, words }: GameSession) {
  /** As in the list of moves, but in words instead of a picture. */
  const written = ({ move, thrown_by }: PlayedMoveView) => {
    const placing = readMove(move);
    if (!placing) return t("passed");
    if (settings.moveStyle === "notation") return move;
    return words.summarizeMove(placing, thrown_by !== null);
  };
  return { count: moves.length, moves: numbered(moves, ply ?? 0, written), ...opponent };
}

function drawOffer({ session }: NoticeContext): Said | null {
  if (!session.isAsked("draw")) return null;
  const buttons = answers((answer) => session.draw(answer));
  const text = t("draw-offered", session.opponent);
  return { about: "draw", tone: "warm", text, buttons, close: "never" };
}

function mustPass({ session }: NoticeContext): Said | null {
  if (!session.mustPass) return null;
  const buttons = [{ text: t("pass"), primary: true, press: () => session.pass() }];
  return { about: "must pass", tone: "warm", text: t("must-pass"), buttons, close: "never" };
}

function reconnecting({ session }: NoticeContext): Said | null {
  if (session.connection !== "reconnecting") return null;
  return { about: "reconnecting", text: t("reconnecting") };
}

function unkept({ session: { unkept: why } }: NoticeContext): Said | null {
  return why && { about: `unkept ${why}`, tone: "bad", text: t("local-unkept", { why }) };
}

function premove({ session }: NoticeContext): Said | null {
  const text = session.premoveSentence;
  if (!text) return null;
  return {
    about: `premove ${text}`,
    text,
    buttons: [{ text: t("premove-cancel"), press: () => session.premoves.drop() }],
    close: "never",
  };
}

/** Once the game is over a seat is of no use; only a bad link still needs an explanation. */
function watching({ session, game }: NoticeContext): Said | null {
  const why = session.watching;
  const isBad = why === "used" || why === "wrong";
  if (!why || (game.result && !isBad)) return null;
  return { about: `watching ${why}`, tone: isBad ? "bad" : "plain", text: t("watching", { why }) };
}

function news({ session }: NoticeContext): Said | null {
  const text = session.news?.();
  if (!text) return null;
  const close = () => {
    session.news = null;
  };
  return { about: `news ${text}`, text, close };
}

function isWaiting({ session, game }: NoticeContext): boolean {
  return session.you.length > 0 && isInviting(game);
}

function waitingForFriend(context: NoticeContext): Said | null {
  if (!isWaiting(context)) return null;
  const buttons = [{ text: t("share-link"), primary: true, press: context.share }];
  return { about: "waiting", tone: "warm", text: t("waiting-friend"), buttons };
}

function ownTakebackOffer(context: NoticeContext): Said | null {
  if (!isOwn(context, context.game.offers.undo)) return null;
  const text = t("takeback-asked", takenBack(context.session));
  return { about: `own takeback ${context.game.version}`, text };
}

function ownDrawOffer(context: NoticeContext): Said | null {
  if (!isOwn(context, context.game.offers.draw)) return null;
  const text = t("draw-asked", context.session.opponent);
  return { about: `own draw ${context.game.version}`, text };
}

function queenDue({ session, game: { position } }: NoticeContext): Said | null {
  const turns = session.myTurn ? position.queen_due[position.turn] : null;
  if (turns === null || turns > 2) return null;
  return { about: `queen due ${position.ply}`, tone: "warm", text: t("queen-due", { turns }) };
}

function repetition({ session, game: { position, result } }: NoticeContext): Said | null {
  if (position.occurrences !== 2 || result || session.past.isActive) return null;
  const text = t("repetition", { rules: position.rules });
  return { about: `repetition ${position.ply}`, tone: "warm", text };
}

function hasPassed({ session, game: { position, result } }: NoticeContext): Said | null {
  if (!position.last?.pass || result || session.past.isActive) return null;
  const text = t("has-passed", { color: otherColor(position.turn) });
  return { about: `passed ${position.ply}`, text };
}

/** How to place a piece, for beginners when there is no other notice. */
function firstStep(context: NoticeContext): Said | null {
  const { session, game } = context;
  if (!session.myTurn || game.position.ply >= 2 || isWaiting(context)) return null;
  return { about: "first step", text: t("first-step", { you: session.color ?? "both" }) };
}
