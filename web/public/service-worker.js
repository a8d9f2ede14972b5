// Keeps the app's own files, so that it opens at once and without a network. What the server
// says about games is never kept.
const CACHE = "skep";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  // The names of these files change with their content: what was once right stays right.
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Every page is the same document; the newest where there is a network. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await renew(cache, response.clone());
    return response;
  } catch (error) {
    const shell = await cache.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** A new document brings new assets; those of the old one are let go. */
async function renew(cache, response) {
  const known = await cache.match(SHELL);
  const text = await response.clone().text();
  if (known && (await known.text()) === text) return;
  if (!text.includes('id="app"')) return;
  await cache.put(SHELL, response);
  for (const key of await cache.keys())
    if (new URL(key.url).pathname.startsWith("/assets/")) await cache.delete(key);
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
