// Undo without limit: a list of links with what led to each, kept in this browser for the visit.
// The table as it is now is kept among "your tables" as well.
import { link, open } from "./setup-send.js";
import { keep } from "./tables.js";

const KEY = "setup-history";
const main = document.getElementById("main");
const undo = document.getElementById("undo");
const redo = document.getElementById("redo");
const list = document.getElementById("history");

let past = read();
let jumping = false;

function read() {
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY));
  } catch {
    // A list of another kind: begin anew.
  }
  const at = kept?.entries?.findIndex((entry) => entry.link === link()) ?? -1;
  if (at >= 0) return { ...kept, at: kept.entries[kept.at]?.link === link() ? kept.at : at };
  const id = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  return { id, entries: [{ link: link(), name: "As it was" }], at: 0 };
}

function write() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(past));
  } catch {
    // Full: the list still holds as long as the page is open.
  }
  if (past.entries.length > 1) keep(past.id, link(), main.dataset.title);
  draw();
}

function draw() {
  undo.disabled = past.at === 0;
  redo.disabled = past.at === past.entries.length - 1;
  undo.title = undo.disabled ? "Undo" : `Undo: ${past.entries[past.at].name}`;
  redo.title = redo.disabled ? "Redo" : `Redo: ${past.entries[past.at + 1].name}`;
  document.getElementById("past-length").textContent = String(past.entries.length - 1);
  list.replaceChildren(...past.entries.map(line).reverse());
}

function line(entry, number) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = entry.name;
  if (number === past.at) button.setAttribute("aria-current", "step");
  button.addEventListener("click", () => jump(number));
  item.append(button);
  return item;
}

export async function jump(number) {
  if (number < 0 || number >= past.entries.length || number === past.at) return;
  const from = past.at;
  past.at = number;
  jumping = true;
  const done = await open(past.entries[number].link);
  jumping = false;
  if (!done) past.at = from;
  write();
}

export const back = () => jump(past.at - 1);
export const forth = () => jump(past.at + 1);

main.addEventListener("setup:shown", ({ detail }) => {
  if (jumping || !detail.did) return;
  past.entries.splice(past.at + 1, Infinity, { link: link(), name: detail.did });
  past.at += 1;
  write();
});

undo.addEventListener("click", back);
redo.addEventListener("click", forth);
draw();
