// All tabs together send orders one at a time, in sequence. Each is stored before it is sent and has its own key, so an
// order sent twice is applied once, and closing a page loses nothing. Unanswered orders wait; refused ones stay until
// somebody retries or discards them.
import * as store from "./outbox-store.js";

const NO_ANSWER = [429, 502, 503, 504];
const TOLD_IN_PLACE = [400, 409]; // what was ordered doesn't fit the table
const PATIENCE = 20_000; // milliseconds that an answer may take
const AGAIN = 4000;
const LATE = 600; // an order that waits for longer is shown as waiting

const key = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(36)).join("");

const announce = (name, detail) => document.dispatchEvent(new CustomEvent(`outbox:${name}`, { detail }));
const changed = () => announce("changed");

export const { refused, onlyInMemory } = store;
export const isLate = (order) => store.age(order) > LATE;

// What waits for one table, or for all: where each order goes, its fields, and what it does in words.
export function waiting(ref = "") {
  const mine = store.waiting().filter(({ address }) => !ref || address.includes(`/table/${ref}/`));
  return mine.map((order) => ({ ...order, fields: Object.fromEntries(order.fields) }));
}

async function post({ address, fields }) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(address, {
    method: "POST", body, headers: { "HX-Request": "true" }, signal: AbortSignal.timeout(PATIENCE),
  });
  if (NO_ANSWER.includes(answer.status)) throw new Error("no answer");
  return answer;
}

// Give an order. `told` are its words, a note for the board, and the name of the table.
// What comes back says how it went: "answered" with the answer, "waiting", "refused" (and listed as such),
// "sent" by another tab, or "failed". Only a table that is stored can wait: the first change to any other one
// makes a table, and there would be one for each order.
export function send(address, fields, told = {}) {
  const pairs = fields instanceof FormData ? [...fields] : Object.entries(fields);
  const order = { address, fields: [...pairs, ["order-key", key()]], ...told };
  if (!address.includes("/table/edit~")) return now(order);
  const { id } = store.add(order);
  changed();
  setTimeout(changed, LATE + 50);
  return new Promise((resolve) => {
    asked.set(id, resolve);
    sendAll();
  });
}

async function now(order) {
  try {
    return { went: "answered", answer: await post(order) };
  } catch {
    return { went: "failed" };
  }
}

const asked = new Map(); // who on this page wants to know how an order went, by its id

function resolve(id, how) {
  asked.get(id)?.(how);
  asked.delete(id);
}

// Send everything, also what comes meanwhile, then tell how the orders went that other tabs have sent.
async function sendAll() {
  let answered = true;
  while (answered && store.waiting().length) answered = await flush();
  const left = new Set(store.waiting().map(({ id }) => id));
  const no = new Set(store.refused().map(({ id }) => id));
  for (const id of [...asked.keys()]) resolve(id, { went: left.has(id) ? "waiting" : no.has(id) ? "refused" : "sent" });
  changed();
}

let sending = null;

// Send what waits now; true if all of it was answered.
export function flush() {
  sending ??= alone(sendEach).finally(() => { sending = null; });
  return sending;
}

// One tab sends at a time. Where there are no locks (a page without HTTPS), or a tab that sleeps holds the lock,
// two may send the same order: its key has it done once, and each goes on to the next only after an answer.
function alone(task) {
  if (!navigator.locks) return task();
  return navigator.locks.request("outbox", { signal: AbortSignal.timeout(PATIENCE) }, task).catch(task);
}

let timer = 0;

async function sendEach() {
  clearTimeout(timer);
  for (let [order] = store.waiting(); order; [order] = store.waiting()) {
    try {
      await settle(order, await post(order));
    } catch {
      timer = setTimeout(sendAll, AGAIN);
      return false;
    }
  }
  return true;
}

// A redirect follows only on what was done, whatever became of the page that it leads to.
async function settle(order, answer) {
  const done = answer.ok || answer.redirected;
  const inPlace = !done && asked.has(order.id) && TOLD_IN_PLACE.includes(answer.status);
  if (done || inPlace) store.remove(order);
  else store.refuse(order, await reason(answer));
  if (!done) announce("refused", order.id);
  if (answer.ok || inPlace) resolve(order.id, { went: "answered", answer });
  else resolve(order.id, { went: done ? "sent" : "refused" });
  changed();
}

// Why an order was refused, and the event up to which one is asked whether to do it all the same.
export async function reason(answer) {
  const text = await answer.text().catch(() => "");
  if (!answer.headers.get("Content-Type")?.includes("json")) return { refused: alertIn(text) };
  const { says = "", ask, asked: number } = parsed(text);
  return { refused: says, ...(ask && { asked: String(number) }) };
}

function alertIn(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector("[role=alert], .lead p")?.textContent ?? "";
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

// Try a refused order again; where it was asked whether to do it all the same, yes.
export function tryAgain(order) {
  const yes = order.asked === undefined ? [] : [["asked", order.asked]];
  const fields = [...order.fields.filter(([name]) => name !== "asked" || !yes.length), ...yes];
  store.again({ ...order, fields });
  changed();
  sendAll();
}

export function drop(order) {
  store.remove(order);
  changed();
}

store.onChange(changed);
addEventListener("online", sendAll);
addEventListener("beforeunload", (event) => store.onlyInMemory() && event.preventDefault());
if (store.waiting().length) sendAll();
