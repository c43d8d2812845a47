// The app on this device: started when it is first needed, and asked one thing at a time.
import { filesOf } from "./pocket-parts.js";
import { start } from "./pocket-python.js";
import * as rows from "./pocket-rows.js";

const CHANGES = ["POST", "PUT", "PATCH", "DELETE"];
const changed = new BroadcastChannel("tables");

let known = null; // what the build knows
let outdated = false; // whether there are rows that the app hasn't read

export function know(given) {
  known = given;
}

// Rows were written beside the app.
export function renew() {
  outdated = true;
}

// A start that failed is tried again.
let starting = null;

export function judge() {
  starting ??= startAll().catch((error) => {
    starting = null;
    console.error(error);
    throw error;
  });
  return starting;
}

async function startAll() {
  const app = await start(known);
  await restore(app);
  return app;
}

async function restore(app) {
  outdated = false;
  app.restore(JSON.stringify(await rows.all()));
}

// One request at a time, in the order in which they came, each until its rows are on the disk.
let line = Promise.resolve();

export function inLine(task) {
  const done = line.then(task);
  line = done.catch(() => {});
  return done;
}

// The answer of the app; null if it didn't begin twice.
export async function judged(request, address) {
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    return await inLine(() => answered(request, address, body));
  } catch {
    starting = null; // so that it begins anew, with what is on the disk
    return inLine(() => answered(request, address, body)).catch(() => null);
  }
}

// An order waits and is sent again, and a page says so and tries once more.
export async function failed({ mode }) {
  const page = mode === "navigate" && (await (await filesOf(known.build)).match(known.build.instead, { ignoreVary: true }));
  return new Response(page ? page.body : null, { status: 503, headers: { "Content-Type": "text/html" } });
}

async function answered(request, address, body) {
  const app = await judge();
  if (outdated) await restore(app);
  const asked = JSON.stringify([request.method, address.href, headersOf(request)]);
  const [told, made] = app.answer(asked, body);
  const [status, headers, written] = JSON.parse(told);
  if (written.length) await keep(app, written);
  return response(status, new Headers(headers), made);
}

// What couldn't be written never happened.
async function keep(app, written) {
  try {
    await rows.write(written);
  } catch (error) {
    await restore(app);
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
  const html = headers.get("Content-Type")?.startsWith("text/html");
  return new Response(empty ? null : html ? marked(body, isReplica(headers)) : body, { status, headers });
}

// Whether an answer is about a copy of a server's table.
export const isReplica = (headers) => headers.has("X-Replica");

// Tell scripts that this page was made on the device: alone, beside a server, or from a copy of what the server has.
function marked(body, replica) {
  const text = new TextDecoder().decode(body);
  const how = replica ? "replica" : known.build.alone ? "alone" : "beside";
  return text.startsWith("<!doctype") ? text.replace("<html ", `<html data-pocket="${how}" `) : text;
}
