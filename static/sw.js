// The service worker: caches what can be read offline. The server prepends VERSION and SHELL: the version of all static
// files, and what every page needs.

const shell = `shell-${VERSION}`;
const DOCS = "docs";
const TABLES = "tables";
const PICTURES = "pictures";
const PICTURE = /^\/table\/[^/]+\/board\.svg$/;
const MOST_TABLES = 12;
const LIST = "/offline.json";
// Cached responses match regardless of language, cookies or encoding.
const ANY = { ignoreVary: true };
// With the version in the pages of the app, without it in those of the docs.
const STATIC = /^\/static\/(v-[0-9a-f]{12}\/)?/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("shell-") && name !== shell;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener("message", ({ data }) => {
  if (data.keep) keepTable(data.keep);
  if (data.docs) keepDocs();
});

// Cache a table with its ruling as a whole page; the oldest are dropped.
async function keepTable(address) {
  try {
    const page = await fetch(address, { headers: { Accept: "text/html" } });
    if (page.ok) await keep(address, page);
  } catch {
    // No network: keep what is cached.
  }
}

async function keep(address, page) {
  const cache = await caches.open(TABLES);
  await cache.delete(address, ANY);
  await cache.put(address, page);
  const kept = await cache.keys();
  for (const old of kept.slice(0, -MOST_TABLES)) await cache.delete(old, ANY);
}

// Cache the docs page by page in the background; again only when they or the reader's language change.
let keeping = false;

async function keepDocs() {
  if (keeping) return;
  keeping = true;
  try {
    const cache = await caches.open(DOCS);
    const list = await fetch(LIST);
    const { version, pages } = await list.clone().json();
    const before = await cache.match(LIST, ANY).then((kept) => kept?.json());
    if (before?.version === version) return;
    for (const page of pages) {
      const answer = await fetch(page);
      if (answer.ok) await cache.put(page, answer);
    }
    await (await caches.open(shell)).addAll(["/", "/offline", "/search"]);
    await cache.put(LIST, list);
  } catch {
    // The next visit continues.
  } finally {
    keeping = false;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (STATIC.test(address.pathname)) event.respondWith(fromShell(request, address));
  else if (PICTURE.test(address.pathname)) event.respondWith(picture(request));
  else if (address.pathname.startsWith("/docs/")) event.respondWith(docsPage(request));
  else if (request.mode === "navigate") event.respondWith(page(request, address));
});

// A cached page may link to files of an older version; serve the newer ones instead.
async function fromShell(request, { pathname }) {
  const now = pathname.replace(STATIC, `/static/${VERSION}/`);
  return (await (await caches.open(shell)).match(now, ANY)) ?? fetch(request);
}

async function docsPage(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(DOCS);
    return (await cache.match(request, { ...ANY, ignoreSearch: true })) ?? instead();
  }
}

// The ruling itself, or else the last cached one of the same table.
async function lastKept(request) {
  const cache = await caches.open(TABLES);
  const exact = await cache.match(request, ANY);
  return exact ?? (await cache.matchAll(request, { ...ANY, ignoreSearch: true })).at(-1);
}

// A small picture of a table: current, or else cached.
async function picture(request) {
  const cache = await caches.open(PICTURES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request, ANY)) ?? Response.error();
  }
}

async function page(request, address) {
  try {
    return await fetch(request);
  } catch {
    const kept = (await lastKept(request)) ?? (await (await caches.open(shell)).match(request, ANY));
    return kept ? marked(kept) : elsewhere(address);
  }
}

// A rule is found in the docs; the page of results finds them by itself.
async function elsewhere({ pathname }) {
  if (pathname === "/search") {
    const results = await (await caches.open(shell)).match("/search", ANY);
    if (results) return marked(results);
  }
  const list = await (await caches.open(DOCS)).match(LIST, ANY).then((kept) => kept?.json());
  if (pathname.startsWith("/rules/")) {
    const there = list?.rules[pathname.slice("/rules/".length)];
    if (there) return Response.redirect(there);
  }
  return instead();
}

async function instead() {
  const words = await (await caches.open(shell)).match("/offline", ANY);
  return words ? marked(words) : Response.error();
}

// Mark a cached page.
async function marked(kept) {
  const text = await kept.text();
  const headers = new Headers(kept.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(text.replace("<html ", "<html data-offline "), { status: 200, headers });
}
