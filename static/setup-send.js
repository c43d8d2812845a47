// Orders go to the server one at a time. The answer is the whole page; only the parts that change are replaced.

import { describe, differs } from "./order-words.js";
import { send as post } from "./outbox.js";
import { enqueue } from "./task-queue.js";
import { say } from "./words.js";

const main = document.getElementById("main");
const said = document.getElementById("said");

export const link = () => main.dataset.link;

// Pinned overlays are in the address.
const beside = () => main.dataset.beside ?? "";

export function tell(words, refused = false) {
  said.replaceChildren(...(refused ? [sign(), ` ${words}`] : [words]));
}

function sign() {
  const cross = document.createElement("span");
  cross.className = "no";
  cross.textContent = "✕";
  return cross;
}

// Whether something was filled in that nobody has sent yet.
const typed = (part) => [...part.querySelectorAll("input:not([type=hidden]), select, textarea")].some(differs);

function show(page, others) {
  for (const part of page.querySelectorAll("[data-part]")) {
    const old = document.getElementById(part.id);
    // While others change the table, a form keeps what is typed, and the table that it was shown with.
    if (!old || (others && typed(old))) continue;
    if (old.open) part.open = true;
    const along = old.querySelector("ul")?.scrollLeft;
    wantedOptions += part.id === "held";
    old.replaceWith(document.adoptNode(part));
    if (along) part.querySelector("ul").scrollLeft = along;
  }
  const fresh = page.getElementById("main");
  for (const name of ["link", "ref", "number", "did", "title", "held", "heldId", "next"]) {
    if (fresh.dataset[name] === undefined) delete main.dataset[name];
    else main.dataset[name] = fresh.dataset[name];
  }
  document.title = page.title;
  document.querySelector(".where").replaceWith(page.querySelector(".where"));
  history.replaceState(null, "", link() + beside());
  main.dispatchEvent(new CustomEvent("setup:shown", { detail: { did: fresh.dataset.did } }));
}

// Show the page that came as an answer, or its error.
export async function take(answer, others = false) {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (answer.ok) show(page, others);
  else tell(page.querySelector("[role=alert], .lead p")?.textContent ?? "", true);
  return answer.ok;
}

// Show the answer of an order, or say what happened to it.
export async function showOutcome({ went, answer }) {
  if (went === "answered") return take(answer);
  if (went === "sent") return look();
  tell({ waiting: say("sent-later"), failed: say("no-answer"), refused: "" }[went], went === "failed");
  return false;
}

const kept = () => main.dataset.number !== undefined;

const send = (fields, told) => post(link() + beside(), { seen: main.dataset.number ?? "", ...fields }, told);

// An order goes into the outbox at once, where no reload can lose it; its answer is shown in its turn. The
// first change to a table that isn't stored makes one, so what follows waits to learn its address.
let unstored = 0;

export function order(given, button) {
  clearGhost();
  const fields = given instanceof FormData ? Object.fromEntries(given) : given;
  const told = describe(fields, button);
  if (kept() && !unstored) {
    const sending = send(fields, told);
    return enqueue(async () => showOutcome(await sending));
  }
  unstored += 1;
  return enqueue(async () => showOutcome(await send(fields, told).finally(() => { unstored -= 1; })));
}

const look = async (others = false) => take(await fetch(link() + beside(), { headers: { "HX-Request": "true" } }), others);

// A form comes when its part of the page is opened.
export async function open(part) {
  const form = part.querySelector("[data-open]")?.dataset.open;
  if (!form) return;
  try {
    const answer = await fetch(`${link()}?${new URLSearchParams({ open: form })}`, { headers: { "HX-Request": "true" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById(part.id);
    if (fresh && answer.ok) document.getElementById(part.id).replaceWith(document.adoptNode(fresh));
  } catch {
    // Its link stays, and leads to the same form.
  }
}

// Fetch the table with others' changes, unless one of our own answers already shows them.
export function renew(number) {
  return enqueue(async () => {
    if (Number(main.dataset.number) < number) await look(true);
  });
}

// What can be set on a piece that was selected, or nothing.
let wantedOptions = 0;

export async function select(what) {
  const mine = ++wantedOptions;
  const part = document.getElementById("held");
  if (!what) return part.replaceChildren();
  try {
    const answer = await fetch(`${link()}?${new URLSearchParams(what)}`, { headers: { "HX-Request": "true" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("held");
    if (mine === wantedOptions && fresh) document.getElementById("held").replaceWith(document.adoptNode(fresh));
  } catch {
    // Without an answer there is nothing to set; moving and removing still work.
  }
}

// Preview a piece at the pointer, and whether it can stand there. Only the last position is requested.
let wanted = null;
let asking = false;
let round = 0;

export async function preview(fields) {
  wanted = fields;
  if (asking) return;
  asking = true;
  while (wanted) {
    const mine = wanted;
    const began = round;
    wanted = null;
    try {
      const answer = await fetch(`${link()}/try?${new URLSearchParams(mine)}`);
      if (answer.ok && !wanted && began === round) draw(await answer.json());
    } catch {
      // No preview; the order itself reports a missing answer.
    }
  }
  asking = false;
}

function draw({ ok, says, ghost }) {
  const board = document.querySelector("#picture svg.board");
  const layer = board.querySelector(".ghost") ?? board.appendChild(
    document.createElementNS("http://www.w3.org/2000/svg", "g"));
  layer.setAttribute("class", ok ? "ghost" : "ghost bad");
  layer.innerHTML = ghost;
  tell(says, !ok);
}

export function clearGhost() {
  round += 1;
  wanted = null;
  document.querySelector("#picture .ghost")?.remove();
}
