// What is ordered goes out one at a time, in order, each under a key of its own: an order that was
// sent twice is done once. What finds no line waits here, also over a closed page, and goes out
// when the line is back.

const KEY = "outbox";
const GONE = [429, 502, 503, 504];

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(orders) {
  try {
    localStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // Full, or not allowed: what waits is known as long as the page is open.
  }
  document.dispatchEvent(new CustomEvent("outbox:changed", { detail: orders.length }));
}

const key = () => [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(36)).join("");

export const waiting = () => read().length;

// What waits for one table: where each order goes, its fields, and what it does in words.
export function waitingFor(ref) {
  const mine = read().filter(({ address }) => address.includes(`/table/${ref}/`));
  return mine.map(({ address, fields, words }) => ({ address, fields: Object.fromEntries(fields), words }));
}

async function post({ address, fields }) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(address, { method: "POST", body, headers: { "HX-Request": "true" } });
  if (GONE.includes(answer.status)) throw new Error("no answer");
  return answer;
}

// Send an order now. Without a line it waits, and null comes back. Only a table that is kept can
// wait: the first change of another makes it one, and there would be one for each order. The words
// say what the order does, for as long as it waits.
export async function send(address, fields, words = "") {
  const pairs = fields instanceof FormData ? [...fields] : Object.entries(fields);
  const order = { address, fields: [...pairs, ["order-key", key()]], words };
  try {
    if (await flush()) return await post(order);
  } catch {
    // As if the line had been down before.
  }
  if (address.includes("/table/edit~")) write([...read(), order]);
  return null;
}

// Send what waits; true when nothing waits any more. What is refused by then is told and dropped.
let flushing = null;
export function flush() {
  flushing ??= drain().finally(() => {
    flushing = null;
  });
  return flushing;
}

async function drain() {
  for (let orders = read(); orders.length; orders = read()) {
    let answer;
    try {
      answer = await post(orders[0]);
    } catch {
      return false;
    }
    write(read().slice(1));
    if (!answer.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const words = page.querySelector("[role=alert], .lead p")?.textContent ?? "";
      document.dispatchEvent(new CustomEvent("outbox:refused", { detail: words }));
    }
  }
  return true;
}
