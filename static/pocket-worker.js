// The service worker with the judge: it answers pages and orders by the app on this device. `begin` gets what the build
// knows: whether it is alone, or beside a server that answers first.
import { failed, judge, judged, know, renew } from "./pocket-judge.js";
import { answer as beside, isItsOwn } from "./pocket-network.js";
import { dropOthers, fetchParts, filesOf } from "./pocket-parts.js";
import * as rows from "./pocket-rows.js";
import { copy, handOver } from "./pocket-tables.js";

const NEWS = /^\/table\/[^/]+\/news$/;
const DOCS = "/docs/";
const FILE = /^\/(static|docs)\/|^\/favicon\.ico$/;
// With the version in the pages of the app, without it in those of the docs.
const STATIC = /^\/static\/(v-[0-9a-f]{12}\/)?/;
const ANY = { ignoreVary: true, ignoreSearch: true };
const A_YEAR = 31_536_000;

const progress = new BroadcastChannel("pocket");
const here = self.location;

let build = null;

export function begin(given) {
  build = given.build;
  know(given);
  self.addEventListener("install", (event) => event.waitUntil(install()));
  // Nothing is answered before this is done, so it must be quick.
  self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOthers(build)])));
  self.addEventListener("message", (event) => event.waitUntil(hear(event.data)));
  self.addEventListener("fetch", answer);
}

async function install() {
  await fetchParts(build, (loaded, sum) => progress.postMessage({ loaded, sum }));
  await keepFiles(build.files);
  await self.skipWaiting();
}

// One after the other, so that a slow host isn't overrun; what is there already isn't fetched again.
async function keepFiles(names) {
  const files = await filesOf(build);
  for (const name of names) if (!(await files.match(name, ANY))) await files.add(name);
}

// A page was opened, or a page of the server tells what it shows.
async function hear(said) {
  if (said === "wake") return wake();
  if (said.language) await speak(said.language);
  const handed = await handOver(build.form);
  if (handed.length) progress.postMessage({ handed });
  if (said.ref) await copy(said.ref);
}

// Begin before a page asks, and keep the docs beside it.
async function wake() {
  try {
    await judge();
  } catch {
    progress.postMessage({ failed: true });
    return;
  }
  progress.postMessage({ ready: true });
  await keepDocs();
}

// The language that was chosen with the server, which keeps it in a cookie of its own.
async function speak(language) {
  const text = JSON.stringify({ pair: `language=${language}`, path: "/", ends: Date.now() / 1000 + A_YEAR });
  await rows.write([["cookie///language", text, false]]);
  renew();
}

function answer(event) {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== here.origin) return;
  if (address.pathname === DOCS) event.respondWith(docs(request, address));
  else if (FILE.test(address.pathname)) event.respondWith(file(request, address));
  else if (!build.alone) {
    if (!isItsOwn(request, address)) event.respondWith(beside(request, address));
  }
  // Tabs tell each other; a stream would never end.
  else if (NEWS.test(address.pathname)) event.respondWith(new Response(null, { status: 204 }));
  else event.respondWith(alone(request, address));
}

const alone = async (request, address) => (await judged(request, address)) ?? failed(request);

// The app knows the visitor's language, but only has the data of the docs.
async function docs(request, address) {
  const made = await (build.alone ? alone : beside)(request, address);
  return made.status === 404 ? file(request, address) : made;
}

// A file of the site: as it was kept with this build, or else from the network. The server's docs and the files of
// another version are newer.
async function file(request, { pathname }) {
  const asked = pathname.replace(STATIC, `/static/${build.statics}/`).replace(/\/$/, "/index.html");
  const kept = await (await filesOf(build)).match(asked, ANY);
  if (kept && (build.alone || asked === pathname && STATIC.test(pathname))) return kept;
  return fetch(request).catch((error) => kept ?? missing(request, error));
}

// A page of the docs that isn't kept yet, without a network.
async function missing(request, error) {
  if (request.mode !== "navigate") throw error;
  return (await judged(new Request("/offline"), new URL("/offline", here))) ?? failed(request);
}

// The docs, page by page, in the background; the next start continues.
async function keepDocs() {
  if (self.navigator.connection?.saveData) return;
  const files = await filesOf(build);
  const stamp = "/pocket/docs";
  try {
    if (!(await files.match(stamp))) {
      await keepFiles(build.docs);
      await files.put(stamp, new Response(""));
    }
    progress.postMessage({ docs: true });
  } catch {
    // No network.
  }
}
