// What-if: drag a figure, and the verdict follows. A mouse drags at once; a finger presses first, so
// that it can still move the board; Shift and an arrow key move the figure by one space.
import { isStep, stepped } from "./walking.js";

const view = document.getElementById("view");

const START = 6; // pixels that make a drag of a click
const PRESS = 450; // milliseconds that make a drag of a tap
let held = null; // the figure under the pointer, until it is let go
let swallow = false; // whether the next click only ends a drag

const pawn = (id) => view.querySelector(`[data-figure="${CSS.escape(id)}"]`);

// Its real place, regardless of the what-if.
function home(id) {
  const supposed = view.querySelector(`[data-supposed="${CSS.escape(id)}"]`);
  return supposed?.dataset.home ?? pawn(id)?.dataset.at;
}

// One request at a time, the last place wins.
let wanted = null;
let asking = false;

async function suppose(id, space) {
  wanted = { id, space };
  if (asking) return;
  asking = true;
  while (wanted) {
    const { id: who, space: there } = wanted;
    wanted = null;
    const address = new URL(location.href);
    for (const name of ["stand", "stand-who", "stand-at", "said", "made"]) address.searchParams.delete(name);
    if (there !== home(who)) address.searchParams.set("stand", `${who}@${there}`);
    try {
      await htmx.ajax("GET", address.href, { target: "#verdict", swap: "outerHTML" });
    } catch {
      // No answer: the board shows the last place that was judged, and the next one is asked for.
    }
  }
  asking = false;
}

const spaceAt = (x, y) =>
  document.elementsFromPoint(x, y)
    .map((element) => element.closest?.("[data-space], [data-at]"))
    .filter((element) => element && element.dataset.figure !== held?.id)
    .map((element) => element.dataset.space ?? element.dataset.at)[0];

// A copy of the figure follows the pointer; the picture under it changes with every answer.
function drawGhost() {
  const board = view.querySelector("svg.board");
  if (!held.ghost) {
    held.ghost = pawn(held.id).cloneNode(true);
    for (const name of ["data-figure", "data-at", "href"]) held.ghost.removeAttribute(name);
    held.ghost.classList.add("dragged");
    held.scale = held.ghost.getAttribute("transform").match(/ scale.*/)?.[0] ?? "";
  }
  if (!held.ghost.isConnected) board.append(held.ghost);
  pawn(held.id)?.classList.add("left");
  const at = new DOMPoint(held.x, held.y).matrixTransform(board.getScreenCTM().inverse());
  held.ghost.setAttribute("transform", `translate(${at.x} ${at.y})${held.scale}`);
}

function lift() {
  if (!held) return;
  held.on = true;
  view.classList.add("lifting");
  drawGhost();
  navigator.vibrate?.(10);
}

function letGo() {
  clearTimeout(held?.timer);
  held?.ghost?.remove();
  if (held) pawn(held.id)?.classList.remove("left");
  view.classList.remove("lifting");
  held = null;
}

view.addEventListener("pointerdown", (event) => {
  const figure = event.target.closest?.(".pawn[data-figure]");
  swallow = false;
  if (!figure || event.button !== 0 || !event.isPrimary || event.shiftKey || event.ctrlKey || event.metaKey) return letGo();
  letGo();
  held = { id: figure.dataset.figure, x: event.clientX, y: event.clientY, pointer: event.pointerId, on: false, moved: false };
  held.from = [held.x, held.y];
  held.began = event.timeStamp;
  held.touch = event.pointerType === "touch";
  if (held.touch) held.timer = setTimeout(lift, PRESS);
}, true);

document.addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.pointer) return;
  [held.x, held.y] = [event.clientX, event.clientY];
  const far = Math.hypot(held.x - held.from[0], held.y - held.from[1]) > START;
  if (!held.on && far && held.touch) return letGo();
  if (!held.on && far) lift();
  if (!held.on) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.moved ||= far;
  drawGhost();
  judge();
}, true);

// Ask about the space under the figure, once per space.
function judge() {
  const space = spaceAt(held.x, held.y);
  if (!held.moved || !space || space === held.space) return;
  held.space = space;
  suppose(held.id, space);
}

document.addEventListener("pointerup", (event) => {
  if (!held || event.pointerId !== held.pointer) return;
  [held.x, held.y] = [event.clientX, event.clientY];
  if (held.on) judge();
  // The timer may have fired late while the page was busy: check how long the finger was down.
  const tapped = held.touch && !held.moved && event.timeStamp - held.began < PRESS;
  const pressed = held.on && !held.moved && !tapped && pawn(held.id);
  swallow = held.on && !tapped;
  setTimeout(() => { swallow = false; }, 100); // a finger's click comes late, or never
  letGo();
  // A long press that goes nowhere asks about the figure, as a right click does.
  if (pressed) pressed.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
}, true);

document.addEventListener("pointercancel", letGo, true);

// Suppress side effects of a drag: dragging the link, panning, the context menu, following the link.
view.addEventListener("dragstart", (event) => event.preventDefault());

// A finger's moves go to what it touched first, even when a new picture has taken its place.
function stay(event) {
  if (held?.on && event.cancelable) event.preventDefault();
}

view.addEventListener("touchstart", (event) => {
  event.target.addEventListener("touchmove", stay, { passive: false });
}, { passive: true });

view.addEventListener("contextmenu", (event) => {
  if (!held?.on) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

view.addEventListener("click", (event) => {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// By keys: the figure that has the focus, or the first that is chosen.
document.addEventListener("keydown", (event) => {
  if (!event.shiftKey || !isStep(event.key) || event.target.closest?.("input, select, textarea")) return;
  const figure = event.target.closest?.(".pawn[data-figure]") ?? view.querySelector(".pawn.chosen");
  if (!figure) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const id = figure.dataset.figure;
  const there = stepped(figure.dataset.at, event.key, view);
  if (!view.querySelector(`[data-space="${there}"]`)) return;
  const focused = document.activeElement === figure;
  suppose(id, there).then(() => focused && pawn(id)?.focus({ preventScroll: true }));
}, true);

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id === "verdict" && held?.on) drawGhost();
});
