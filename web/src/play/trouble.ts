/** What to say when the server does not do what was asked. */

import { t } from "../i18n/speak.svelte";
import { HostError } from "../local/host";
import { RequestError } from "../net/rest";

export function inWords(error: unknown): string {
  if (error instanceof HostError) return t("local-trouble", { why: error.why });
  const offline = !(error instanceof RequestError) || error.code === "offline";
  return offline ? t("offline") : t("trouble", { code: error.code });
}
