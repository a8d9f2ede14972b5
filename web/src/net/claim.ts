/** Takes the seat that an invitation opens, under a secret that only this browser knows. */

import { claimSeat, RequestError } from "./rest";
import { claimOf, forgetClaim, keepClaim, keepSeat, newSecret } from "./seats";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
const TOO_MANY_REQUESTS = 429;

/**
 * Claims until the server gives a final answer; returns the secret of the seat. `delayed` is
 * called whenever an attempt got none.
 *
 * The secret is stored before it is sent. If the answer is lost, or the page is reloaded, the same
 * claim is sent again and gets the same answer.
 */
export async function claim(
  game: string,
  invite: string,
  leaving: AbortSignal,
  delayed: () => void,
): Promise<string> {
  const begun = claimOf(game);
  const token = begun?.invite === invite ? begun.token : newSecret();
  keepClaim(game, { invite, token });
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      await claimSeat(game, { invite, token });
      keepSeat(game, token);
      return token;
    } catch (error) {
      if (isFinal(error)) {
        forgetClaim(game);
        throw error;
      }
      delayed();
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    leaving.throwIfAborted();
  }
}

/** Only a refusal by the server is final: anything else may have lost the answer. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
}
