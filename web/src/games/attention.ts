/** Calls a player back to a game: the title and the icon of the tab, a badge, notifications. */

import { t } from "../i18n/speak.svelte";
import type { SummaryView } from "../net/types";
import { type Route, subject } from "../router.svelte";
import { settings } from "../settings/current.svelte";
import { book } from "./book.svelte";
import { opponentOf, standingOf } from "./summary";
import { titleOf } from "./words";

/** The title of the tab: whether it is your turn, and in how many other games a friend waits. */
export function tabTitle(route: Route): string {
  const open = route.page === "game" ? route.id : null;
  const others = book.awaited.filter(({ id }) => id !== open).length;
  const title = pageTitle(route);
  return others > 0 ? `(${others}) ${title}` : title;
}

function pageTitle(route: Route): string {
  if (subject.name) return `${subject.name} · Skep`;
  if (route.page === "home") return t("title");
  const game = route.page === "game" ? book.find(route.id) : null;
  if (!game || !opponentOf(game)) return t("title-page", { page: route.page });
  const isTurn = standingOf(game) === "turn";
  return t("title-game", { opponent: titleOf(game), turn: isTurn ? "yours" : "other" });
}

/** Shows on the tab and the app's icon in how many games a friend waits. */
export function markApp(waiting: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = waiting > 0 ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
  // Badges are optional: some browsers lack them or refuse them.
  const marked = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  marked?.catch(() => undefined);
}

export function mayNotify(): boolean {
  return (
    settings.notifications && "Notification" in window && Notification.permission === "granted"
  );
}

/** Asks the user to allow notifications; resolves to the answer. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Notifies the player, if the page is hidden, that a friend has moved. */
export async function notifyTurn(game: SummaryView): Promise<void> {
  if (!document.hidden || !mayNotify()) return;
  const title = t("games-your-turn");
  const options = { body: titleOf(game), tag: game.id, icon: "/icon-192.png" };
  // Phones show only the notifications of a service worker, which also opens the game.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { ...options, data: `/game/${game.id}` });
  else new Notification(title, options).onclick = () => window.focus();
}
