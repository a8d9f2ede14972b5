/** A player's name in the form that the server accepts. */

export const LONGEST_NAME = 24;

/** Controls, bidirectional and invisible characters, and letters that look empty. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Accents without a letter: some of them are invisible. */
const ALONE = /(^|\s)\p{M}+/gu;
const TOO_MANY_ACCENTS = /(\p{M}{2})\p{M}+/gu;

export function cleanName(text: string): string {
  const seen = text
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(ALONE, "$1")
    .replaceAll(TOO_MANY_ACCENTS, "$1");
  return [...seen.trim()].slice(0, LONGEST_NAME).join("").trim();
}
