/** Which page is shown, from the address; links inside the app change it without a reload. */

export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "games" }
  | { page: "learn"; lesson: string | null }
  | { page: "rules" }
  | { page: "settings" }
  | { page: "view" }
  | { page: "missing" };

export function parseRoute(path: string): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length > 0) return { page: "missing" };
  if (first === "" && !second) return { page: "home" };
  if (first === "game" && second) return { page: "game", id: second };
  if (first === "games" && !second) return { page: "games" };
  if (first === "learn") return { page: "learn", lesson: second ?? null };
  if (first === "rules" && !second) return { page: "rules" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "view" && !second) return { page: "view" };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current: Route = $state.raw(parseRoute(location.pathname));

export function route(): Route {
  return current;
}

/** The name of what the page shows, if it says more than the kind of page. */
export const subject: { name: string | null } = $state({ name: null });

export function navigate(path: string): void {
  history.pushState(null, "", path);
  current = parseRoute(location.pathname);
  scrollTo(0, 0);
  // A screen reader starts at the page's content, as after a reload.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Keeps clicks on links to the app's own pages inside the app. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    current = parseRoute(location.pathname);
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hash) return;
    if (parseRoute(link.pathname).page === "missing") return;
    event.preventDefault();
    navigate(link.pathname);
  });
}
