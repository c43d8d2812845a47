// Setting a table up by touch, mouse and keyboard: a piece is chosen once and then put by taps;
// the piece that was put last, or tapped, is held: a tap on it turns it, a drag moves it.
import { alike, cellAt, draggable, elementOf, handle, middle, onBoard, pieceAt, position, same, turns, view } from "./setup-board.js";
import { back, forth } from "./setup-history.js";
import { clearGhost, order, preview, tell } from "./setup-send.js";
import { isStep, stepped } from "./walking.js";
import { say } from "./words.js";

const main = document.getElementById("main");
const turnButton = document.getElementById("turn");
const removeButton = document.getElementById("remove");
const naming = document.getElementById("naming");

let piece = null; // the id of the piece that is chosen
let turn = 0;
let held = null;
let copying = null; // the spaces that were tapped so far
let walked = "0,0"; // the space where the keyboard is
let hovered = null; // the position where the mouse shows one more piece

const START = 6; // pixels that make a drag of a tap
const STROKE = 5; // pixels between the points of a stroke that are looked at

function tile() {
  return document.querySelector(`#tray [data-piece="${CSS.escape(piece ?? "")}"]`);
}

function choose(id) {
  piece = id === piece ? null : id;
  turn = 0;
  copying = null;
  hold(null);
  showChoice();
  clearGhost();
  tell(piece ? say("tap-where", { piece: label(tile()) }) : say("hold"));
}

const label = (link) => link.querySelector("b").textContent;

function showChoice() {
  for (const link of document.querySelectorAll("#tray [data-piece]")) {
    if (link.dataset.piece === piece) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  main.classList.toggle("placing", piece !== null || copying !== null);
  turnButton.disabled = !held && tile()?.dataset.snap !== "rectangle";
}

function hold(what) {
  held = what;
  hovered = null;
  for (const old of view.querySelectorAll(".held")) old.classList.remove("held");
  const element = held && elementOf(held);
  if (!element) held = null;
  element?.classList.add("held");
  removeButton.disabled = !held;
  naming.hidden = held?.figure === undefined;
  if (!naming.hidden) naming.elements.name.value = element.querySelector("title")?.textContent ?? "";
  showChoice();
}

main.addEventListener("setup:shown", ({ detail }) => {
  const { held: kind, heldId } = main.dataset;
  const cell = document.activeElement === document.body;
  hold(kind ? { [kind]: heldId } : null);
  rove();
  if (cell && view.dataset.keys) view.querySelector(`[data-space="${walked}"]`)?.focus({ preventScroll: true });
  if (detail.did) tell(detail.did);
});

// What a tap means: on the held piece to turn it, on another like the chosen one to hold it, and
// everywhere else to put one more.
function tap(x, y) {
  if (copying) return copyTap(x, y);
  const found = pieceAt(x, y, piece ? 0 : 7);
  const what = found && handle(found);
  if (found && same(what, held) && turns(found)) return order({ do: "turn", ...what });
  if (found && (!piece || alike(found, tile()?.dataset.snap))) {
    hold(what);
    clearGhost();
    return tell(found.querySelector("title")?.textContent ?? say("turn-or-drag"));
  }
  if (piece) return order({ do: "put", piece, turn, ...position(x, y) });
  return hold(null);
}

// Copying: two spaces, then where it goes.
function copyTap(x, y) {
  const cell = cellAt(x, y);
  if (!cell) return;
  copying.push(`@${cell.dataset.space}`);
  cell.classList.add("chosen");
  if (copying.length === 3) {
    const [first, last, to] = copying;
    copying = null;
    showChoice();
    for (const old of view.querySelectorAll(".cell.chosen")) old.classList.remove("chosen");
    order({ do: "copy", first, last, to });
    return;
  }
  tell(["", say("copy-opposite"), say("copy-where")][copying.length]);
}

document.body.addEventListener("click", (event) => {
  if (event.target.id !== "copy") return;
  choose(null);
  copying = [];
  showChoice();
  tell(say("copy-corner"));
  view.scrollIntoView({ block: "nearest" });
});

// Dragging: a piece of the board to another place or off it, or a piece of the tray onto the board.
let drag = null;

function begin(event, found, chosen) {
  drag = { x: event.clientX, y: event.clientY, found, chosen, on: false, by: [0, 0], id: event.pointerId };
  if (found?.matches(".slab")) {
    const [x, y] = middle(found);
    drag.by = [x - event.clientX, y - event.clientY];
  }
}

function fieldsOf(event) {
  const at = position(event.clientX + drag.by[0], event.clientY + drag.by[1]);
  return drag.found ? { do: "move", ...handle(drag.found), ...at } : { do: "put", piece: drag.chosen, turn, ...at };
}

view.addEventListener("touchstart", (event) => {
  const [finger] = event.touches;
  if (event.touches.length === 1 && painting()) event.preventDefault();
  else if (event.touches.length === 1 && draggable(finger.clientX, finger.clientY, piece !== null)) event.preventDefault();
}, { passive: false });

view.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || !event.isPrimary) return;
  delete view.dataset.keys;
  if (painting()) return stroke(event);
  begin(event, copying ? null : draggable(event.clientX, event.clientY, piece !== null && event.pointerType === "touch"), null);
  if (event.pointerType === "touch" && piece && !drag.found) hover(event);
});

document.body.addEventListener("pointerdown", (event) => {
  const link = event.target.closest?.("#tray [data-piece]");
  if (link && event.button === 0) begin(event, null, link.dataset.piece);
});

// Painting: every space that a stroke passes over gets the ground that is chosen.
const painting = () => piece !== null && !copying && tile()?.dataset.paints !== undefined;

function stroke(event) {
  drag = { x: event.clientX, y: event.clientY, id: event.pointerId, by: [0, 0], places: new Set() };
  passOver(event);
}

// A quick hand leaves gaps between its points; the spaces in between are passed over as well.
function passOver({ clientX, clientY }) {
  const [fromX, fromY] = drag.last ?? [clientX, clientY];
  const steps = Math.ceil(Math.hypot(clientX - fromX, clientY - fromY) / STROKE) || 1;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    paintOver(cellAt(fromX + (clientX - fromX) * part, fromY + (clientY - fromY) * part));
  }
  drag.last = [clientX, clientY];
}

function paintOver(cell) {
  if (!cell) return;
  drag.places.add(`@${cell.dataset.space}`);
  cell.classList.add("chosen");
}

function endStroke(places) {
  for (const old of view.querySelectorAll(".cell.chosen")) old.classList.remove("chosen");
  if (places.size) order({ do: "paint", piece, places: [...places].join(" ") });
}

document.addEventListener("pointermove", (event) => {
  if (drag?.places && event.pointerId === drag.id) return passOver(event);
  if (!drag || event.pointerId !== drag.id) return hover(event);
  const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > START;
  if (!drag.on && far && (drag.found || drag.chosen)) lift();
  if (!drag.on) return;
  event.preventDefault();
  if (onBoard(event.clientX, event.clientY)) return preview(fieldsOf(event));
  clearGhost();
  tell(say(drag.found ? "let-go-remove" : "let-go-board"));
});

function lift() {
  drag.on = true;
  drag.found?.classList.add("lifted");
  if (drag.found) hold(handle(drag.found));
  if (drag.chosen && drag.chosen !== piece) choose(drag.chosen);
  main.classList.add("dragging");
}

document.addEventListener("pointerup", (event) => {
  const past = drag;
  if (!past || event.pointerId !== past.id) return;
  if (past.places) {
    endStroke(past.places);
    return drop();
  }
  const over = onBoard(event.clientX, event.clientY);
  if (past.on && over) order(fieldsOf(event));
  else if (past.on && past.found) order({ do: "remove", ...handle(past.found) });
  else if (!past.on && !past.chosen && near(event, past)) tap(event.clientX, event.clientY);
  drop();
});

const near = (event, past) => Math.hypot(event.clientX - past.x, event.clientY - past.y) <= START;

function drop() {
  drag?.found?.classList.remove("lifted");
  main.classList.remove("dragging");
  suppressed = Boolean(drag?.on);
  drag = null;
}

document.addEventListener("pointercancel", () => {
  clearGhost();
  drop();
});

function hover(event) {
  if (!piece || event.buttons > 1 || (event.pointerType === "touch" && event.type === "pointermove")) return;
  if (!event.target.closest?.("#view")) return clearGhost();
  if (!onBoard(event.clientX, event.clientY)) return;
  const found = held && pieceAt(event.clientX, event.clientY, 0);
  if (found && same(handle(found), held) && turns(found)) {
    hovered = null;
    return clearGhost();
  }
  hovered = position(event.clientX, event.clientY);
  showPlace();
}

// Links are for pages without script; here they choose.
let suppressed = false;

document.body.addEventListener("click", (event) => {
  const link = event.target.closest?.("#tray [data-piece], #view a[href]");
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  if (link.dataset.piece && !suppressed) choose(link.dataset.piece);
  suppressed = false;
});

// Forms are sent like everything else, so that each is in the history.
document.body.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "naming") event.preventDefault();
  else if (form.method === "post" && main.contains(form) && !form.matches("[data-way]")) {
    event.preventDefault();
    order(new FormData(form, event.submitter));
  }
});

naming.addEventListener("change", () => {
  if (held) order({ do: "name", ...held, name: naming.elements.name.value });
});

// The held piece turns; by key, the next one does as soon as the mouse shows it elsewhere.
function turnIt(next = false) {
  if (held && !next) return order({ do: "turn", ...held });
  turn = (turn + 1) % 4;
  showPlace();
}

function removeIt() {
  if (held) order({ do: "remove", ...held });
  else if (view.dataset.keys) order({ do: "remove", which: `@${walked}` });
}

turnButton.addEventListener("click", () => turnIt());
removeButton.addEventListener("click", removeIt);

// The keyboard: arrows walk the spaces, one of which the tab key reaches.
function rove() {
  if (!view.querySelector(`[data-space="${walked}"]`)) walked = "0,0";
  view.querySelector(`[data-space="${walked}"]`)?.setAttribute("tabindex", "0");
}

function walk(there) {
  const next = view.querySelector(`[data-space="${there}"]`);
  if (!next) return;
  view.querySelector(`[data-space="${walked}"]`)?.setAttribute("tabindex", "-1");
  walked = there;
  rove();
  hold(null);
  next.focus();
  showPlace();
}

function showPlace() {
  const place = view.dataset.keys ? { place: `@${walked}` } : hovered;
  if (piece && place) preview({ do: "put", piece, turn, ...place });
}

view.addEventListener("keydown", (event) => {
  const here = event.target.closest("[data-space]");
  if (!here) return;
  view.dataset.keys = "on";
  walked = here.dataset.space;
  if (isStep(event.key)) {
    event.preventDefault();
    walk(stepped(walked, event.key, view));
  } else if (event.key === "Enter") {
    event.preventDefault();
    if (copying) copyTap(...middle(here));
    else if (piece) order({ do: "put", piece, turn, place: `@${walked}` });
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
    event.preventDefault();
    return key === "y" || event.shiftKey ? forth() : back();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "r" && (held || piece)) turnIt(Boolean(hovered));
  else if (key === "r" && view.dataset.keys) order({ do: "turn", which: `@${walked}` });
  else if (key === "delete" || key === "backspace") removeIt();
  else if (key === "escape" || key === "0") choose(piece);
  else if (/^[1-9]$/.test(key)) {
    const link = document.querySelectorAll("#tray [data-piece]")[key - 1];
    if (link && link.dataset.piece !== piece) choose(link.dataset.piece);
  } else return;
  event.preventDefault();
});

rove();
piece = document.querySelector("#tray [aria-current]")?.dataset.piece ?? null;
showChoice();
