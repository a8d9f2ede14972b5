// Caches the app and the texts of its lessons and rules for offline use. Games are never cached.
// The build puts VERSION and FILES in front of this file.
const APP = `skep-${VERSION}`;
const TEXTS = "skep-texts";
const SHELL = "/";
const READABLE = ["/api/v1/lessons", "/api/v1/rules"];
/** Pages that the server makes itself. */
const FOREIGN = /^\/(api|schema|health|metrics)(\/|$)/;
/** How long to wait for a slow network before using the cached copy. */
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepApp().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

// A page reports the language it is shown in.
self.addEventListener("message", (event) => {
  event.waitUntil(keepTexts(event.data.language));
});

/** A notification opens its game, in the tab that already shows it if there is one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (READABLE.includes(pathname)) event.respondWith(newest(request, request, TEXTS));
  else if (request.mode === "navigate") {
    // Every page of the app is the same document.
    if (!FOREIGN.test(pathname)) event.respondWith(newest(request, SHELL, APP));
  } else if (FILES.includes(pathname)) event.respondWith(newest(request, request, APP));
});

/** Caches all files of this version, or none. One at a time, since this is not urgent. */
async function keepApp() {
  await caches.delete(APP);
  const cache = await caches.open(APP);
  for (const path of FILES) {
    // The names of assets change with their content, so a copy from an older version is correct.
    const known = path.startsWith("/assets/") && (await caches.match(path));
    if (known) await cache.put(path, known);
    else await cache.add(path);
  }
}

/** Keeps the previous version, because an open page may still load parts of it. */
async function forgetOldVersions() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("skep") && name !== APP && name !== TEXTS);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function keepTexts(language) {
  const cache = await caches.open(TEXTS);
  await cache.addAll(READABLE.map((path) => `${path}?language=${encodeURIComponent(language)}`));
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The answer from the network, or the cached copy if the network fails or takes too long. */
async function newest(request, key, cacheName) {
  const known = await caches.match(key, { cacheName });
  if (!known) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fetch(request), late]).catch(() => undefined);
  return answer && answer.status < 500 ? answer : known;
}

async function show(path) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((client) => new URL(client.url).pathname === path);
  const client = there ?? (await self.clients.openWindow(path));
  await client?.focus();
}
