// The orders that wait to be sent and those that the server refused, kept in this browser. Each has an entry
// of its own, so tabs never write over each other's. What can't be stored is kept in memory instead.

const PREFIX = "outbox/";
const OLD = "outbox"; // one list of all orders, as it was kept before

const memory = new Map(); // orders by id that only this page knows
const gone = new Set(); // what this page has removed, whatever the browser keeps

function entry(id) {
  try {
    return JSON.parse(localStorage.getItem(id));
  } catch {
    return null;
  }
}

function ids() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return []; // Not allowed here.
  }
}

const isOrder = (order) => typeof order?.address === "string" && Array.isArray(order.fields);

// All orders, the first one first: an id begins with when it was given.
export function all() {
  const known = [...new Set([...ids(), ...memory.keys()])].filter((id) => !gone.has(id)).sort();
  return known.map((id) => ({ ...(memory.get(id) ?? entry(id)), id })).filter(isOrder);
}

export const waiting = () => all().filter((order) => order.refused === undefined);
export const refused = () => all().filter((order) => order.refused !== undefined);

export const onlyInMemory = () => memory.size > 0;

function write({ id, ...order }) {
  try {
    localStorage.setItem(id, JSON.stringify(order));
    memory.delete(id);
  } catch {
    memory.set(id, order); // Full, or not allowed.
  }
}

const numberOf = (id) => Number(id.slice(PREFIX.length).split("/")[0]);

// After everything that is there already, also where the clock was set back.
function nextId(key) {
  const last = Math.max(0, ...all().map(({ id }) => numberOf(id)));
  const at = Math.max(Date.now(), last + 1);
  return `${PREFIX}${String(at).padStart(15, "0")}/${key}`;
}

export const age = ({ id }) => Math.abs(Date.now() - numberOf(id));

const keyOf = ({ fields }) => fields.find(([name]) => name === "order-key")?.[1] ?? "";

// Store an order after all others.
export function add(order) {
  const kept = { ...order, id: nextId(keyOf(order)) };
  write(kept);
  return kept;
}

export function remove({ id }) {
  gone.add(id);
  memory.delete(id);
  try {
    localStorage.removeItem(id);
  } catch {
    // Not allowed: it is known to be gone.
  }
}

// Store why an order was refused, unless another tab has settled it meanwhile.
export function refuse(order, reason) {
  if (memory.has(order.id) || entry(order.id)) write({ ...order, ...reason });
}

// Let a refused order wait again, behind all others and under the same key.
export function again({ id, refused: _, asked: __, ...order }) {
  const kept = add(order);
  remove({ id });
  return kept;
}

// Another tab has added, settled or refused something.
export function onChange(react) {
  addEventListener("storage", ({ key }) => (key === null || key.startsWith(PREFIX)) && react());
}

function takeOver() {
  const before = entry(OLD);
  if (!Array.isArray(before)) return;
  before.filter(isOrder).forEach(add);
  localStorage.removeItem(OLD);
}
takeOver();
