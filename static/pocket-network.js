// Beside a server: it answers wherever it can be reached. Where it can't, the judge on this device does.
import { failed, isReplica, judged } from "./pocket-judge.js";
import * as rows from "./pocket-rows.js";

// Only the server knows: whether it is there, its news, and what this device is to load.
const ITS_OWN = /^\/table\/[^/]+\/news$|^\/pocket[./]|^\/sw\.js$/;
const SINCE = /\/since$/;
const STORED = /^\/table\/(edit|look)~/;
const GONE = [502, 503, 504];
const PATIENCE = 5000; // milliseconds
const LESS = 800; // where the last answer didn't come in time
const ANY = { ignoreVary: true };

export const isItsOwn = ({ method }, { pathname }) => !["GET", "POST"].includes(method) || ITS_OWN.test(pathname);

export async function answer(request, address) {
  const spare = request.clone();
  const served = await reached(request);
  const stored = STORED.test(address.pathname);
  if (served && !(served.status === 404 && stored && (await rows.has("table/")))) return served;
  const own = await judged(spare, address);
  // How far a copy is says nothing about its table.
  if (own && isReplica(own.headers) && SINCE.test(address.pathname)) return Response.error();
  // What is stored elsewhere isn't missing: it can't be reached.
  if (own && !(stored && own.status === 404)) return own;
  return served ?? (await kept(request)) ?? failed(request);
}

let slow = false;

// The server's answer, or null. A page isn't waited for as long as an order, which may have been carried out.
export async function reached(request) {
  const late = new Promise((resolve) => { setTimeout(resolve, slow ? LESS : PATIENCE, "late"); });
  try {
    const fetched = fetch(request);
    fetched.then(() => { slow = false; }, () => {});
    const served = await (request.method === "GET" ? Promise.race([fetched, late]) : fetched);
    slow = served === "late";
    return slow || GONE.includes(served.status) ? null : served;
  } catch {
    return null;
  }
}

// A page that was kept before the judge was taken along.
async function kept(request) {
  const page = request.mode === "navigate" && (await caches.match(request, ANY));
  if (!page) return null;
  const text = (await page.text()).replace("<html ", "<html data-offline ");
  return new Response(text, { headers: { "Content-Type": "text/html" } });
}
