// The judge in a service worker: it answers pages and orders by the app on this device. `begin` gets what the build knows.
import { dropOthers, fetchParts, filesOf } from "./pocket-parts.js";
import { start } from "./pocket-python.js";
import * as rows from "./pocket-rows.js";

const NEWS = /^\/table\/[^/]+\/news$/;
const FILE = /^\/(static|docs)\/|^\/favicon\.ico$/;
// With the version in the pages of the app, without it in those of the docs.
const STATIC = /^\/static\/(v-[0-9a-f]{12}\/)?/;
const CHANGES = ["POST", "PUT", "PATCH", "DELETE"];
const ANY = { ignoreVary: true, ignoreSearch: true };

const progress = new BroadcastChannel("pocket");
const changed = new BroadcastChannel("tables");
const here = self.location;

let known = null; // what the build knows

export function begin(given) {
  known = given;
  const { build } = given;
  self.addEventListener("install", (event) => event.waitUntil(install(build)));
  // Nothing is answered before this is done, so it must be quick.
  self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOthers(build)])));
  self.addEventListener("message", (event) => event.waitUntil(wake(build)));
  self.addEventListener("fetch", answer);
}

async function install(build) {
  await fetchParts(build, (loaded, sum) => progress.postMessage({ loaded, sum }));
  await keepFiles(build, build.files);
  await self.skipWaiting();
}

// One after the other, so that a slow host isn't overrun; what is there already isn't fetched again.
async function keepFiles(build, names) {
  const files = await filesOf(build);
  for (const name of names) if (!(await files.match(name))) await files.add(name);
}

// A page was opened: begin before it asks, and keep the docs beside it.
async function wake(build) {
  try {
    await judge();
  } catch {
    progress.postMessage({ failed: true });
    return;
  }
  progress.postMessage({ ready: true });
  await keepDocs(build);
}

function answer(event) {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== here.origin) return;
  if (FILE.test(address.pathname) && address.pathname !== "/docs/") event.respondWith(file(request, address));
  // Tabs tell each other; a stream would never end.
  else if (NEWS.test(address.pathname)) event.respondWith(new Response(null, { status: 204 }));
  else event.respondWith(judged(request, address));
}

// A file of the site: as it was kept with this build, or else from the network.
async function file(request, { pathname }) {
  const asked = pathname.replace(STATIC, `/static/${known.build.statics}/`).replace(/\/$/, "/index.html");
  return (await (await filesOf(known.build)).match(asked, ANY)) ?? fetch(request).catch((error) => missing(request, error));
}

// A page of the docs that isn't kept yet, without a network.
function missing(request, error) {
  if (request.mode !== "navigate") throw error;
  return judged(new Request("/offline"), new URL("/offline", here));
}

// The app, started when it is first needed; a start that failed is tried again.
let starting = null;

function judge() {
  starting ??= startAll().catch((error) => {
    starting = null;
    console.error(error);
    throw error;
  });
  return starting;
}

async function startAll() {
  const [app, kept] = await Promise.all([start(known), rows.all()]);
  app.restore(JSON.stringify(kept));
  return app;
}

// One request at a time, in the order in which they came, each until its rows are on the disk.
let line = Promise.resolve();

function inLine(task) {
  const done = line.then(task);
  line = done.catch(() => {});
  return done;
}

async function judged(request, address) {
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    return await inLine(() => answered(request, address, body));
  } catch {
    starting = null; // so that it begins anew, with what is on the disk
    return inLine(() => answered(request, address, body)).catch(() => failed(request));
  }
}

// It didn't begin twice: an order waits and is sent again, and a page says so and tries once more.
async function failed({ mode }) {
  const page = mode === "navigate" && (await (await filesOf(known.build)).match("/404.html"));
  return new Response(page ? page.body : null, { status: 503, headers: { "Content-Type": "text/html" } });
}

async function answered(request, address, body) {
  const app = await judge();
  const asked = JSON.stringify([request.method, address.href, headersOf(request)]);
  const [told, made] = app.answer(asked, body);
  const [status, headers, written] = JSON.parse(told);
  if (written.length) await keep(app, written);
  return response(status, headers, made);
}

// What couldn't be written never happened.
async function keep(app, written) {
  try {
    await rows.write(written);
  } catch (error) {
    app.restore(JSON.stringify(await rows.all()));
    throw error;
  }
  const tables = written.map(([key]) => key.split("/")).filter(([kind]) => kind === "event");
  if (tables.length) changed.postMessage("changed");
}

// What a browser adds to a request after a worker has seen it.
function headersOf(request) {
  const headers = [...request.headers].filter(([name]) => name !== "accept-encoding");
  const referrer = request.referrer.startsWith("http") ? new URL(request.referrer) : null;
  if (referrer) headers.push(["Referer", referrer.href]);
  // A worker isn't told which site a form comes from, but the page that it was on is.
  if (CHANGES.includes(request.method)) headers.push(["Origin", referrer?.origin ?? "null"]);
  headers.push(["Accept-Language", self.navigator.languages.join(",")]);
  return headers;
}

function response(status, headers, body) {
  const empty = [101, 204, 205, 304].includes(status);
  const html = headers.some(([name, value]) => name.toLowerCase() === "content-type" && value.startsWith("text/html"));
  return new Response(empty ? null : html ? marked(body) : body, { status, headers });
}

// Tell scripts that this page was made on the device.
function marked(body) {
  const text = new TextDecoder().decode(body);
  return text.startsWith("<!doctype") ? text.replace("<html ", "<html data-pocket ") : text;
}

// The docs, page by page, in the background; the next start continues.
async function keepDocs(build) {
  if (self.navigator.connection?.saveData) return;
  const files = await filesOf(build);
  const stamp = "/pocket/docs";
  if (await files.match(stamp)) return;
  try {
    await keepFiles(build, build.docs);
    await files.put(stamp, new Response(""));
  } catch {
    // No network.
  }
}
