// The board's view: how large it is drawn, and which part of it is seen. One finger or the mouse moves
// it, two fingers, Ctrl with the wheel, keys or buttons make it larger and smaller. The size belongs
// to the view and not to the picture, so it stays when a ruling brings a new picture.
import { covered, pin } from "./coordinates.js";

const view = document.getElementById("view");
const stage = view.parentElement;
const touched = window.matchMedia("(pointer: coarse)");

const TOUCH = 40; // pixels that a space is wide at first where it is touched
const LARGEST = 160;
const STEP = 1.25;
const START = 5; // pixels that make a drag of a click

let space = 0; // pixels that a space is wide; 0 as long as nothing was chosen
let liked = 0; // the same as somebody chose it; what is asked about may need a smaller one

const board = () => view.querySelector("svg.board");

// What the board measures in spaces, rim and all.
function spaces() {
  const { width, height } = board().viewBox.baseVal;
  const unit = Number(view.dataset.unit);
  return { wide: width / unit, high: height / unit };
}

// The unobstructed part of the view.
function frame() {
  const box = view.getBoundingClientRect();
  const style = getComputedStyle(view);
  const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style[`padding${side}`]));
  return {
    left: box.left + left, top: box.top + top,
    width: box.width - left - right, height: box.height - top - bottom,
  };
}

// How wide a space is when all of the board is seen.
function whole() {
  const { wide, high } = spaces();
  const { width, height } = frame();
  return Math.min(width / wide, height / high);
}

// The size of the table that was looked at last is kept for the visit, so that going back keeps it. Setting
// up has all of the screen and a size of its own.
const KEY = document.getElementById("main").classList.contains("setup") ? "setup-size" : "board-size";
const table = () => location.pathname.split("/")[2];

function kept() {
  const [whose, size] = (sessionStorage.getItem(KEY) ?? "").split(" ");
  return whose === `${table()}:${window.innerWidth}` ? Number(size) : 0;
}

const first = () => kept() || usual();
const usual = () => (touched.matches ? Math.max(whole(), TOUCH) : Math.max(whole(), 12));

function draw(size, least = Math.min(whole(), TOUCH)) {
  space = Math.min(LARGEST, Math.max(least, size));
  view.style.setProperty("--board-width", `${(spaces().wide * space).toFixed(2)}px`);
  // Names inside of cells are as large on a small board as on a large one, as far as they have room.
  const unit = Number(view.dataset.unit);
  view.style.setProperty("--small", `${Math.min(12, Math.max(8, (10 * unit) / space)).toFixed(1)}px`);
  view.classList.add("sized");
  pin();
}

// Zoom; the given point stays in place.
export function zoom(size, x, y) {
  scale(size, x, y);
  liked = space;
  sessionStorage.setItem(KEY, `${table()}:${window.innerWidth} ${space}`);
}

function scale(size, x, y, least) {
  const before = board().getBoundingClientRect();
  const at = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
  draw(size, least);
  const after = board().getBoundingClientRect();
  view.scrollLeft += after.left + at.x * after.width - x;
  view.scrollTop += after.top + at.y * after.height - y;
}

function zoomAtMiddle(size) {
  const { left, top, width, height } = frame();
  zoom(size, left + width / 2, top + height / 2);
}

export const larger = () => zoomAtMiddle(space * STEP);
export const smaller = () => zoomAtMiddle(space / STEP);
export const fit = () => zoomAtMiddle(whole());

// What the ruling is about: its line and its ends. Lines that go on across the whole board are left out.
const LINES = ".mark.line:not(.imaginary, .note, .ring) line, .mark.point.blocker";
const subject = () => view.querySelectorAll(`${LINES}, :is(.pawn, .sign, .bar, .cell).chosen`);

// The part of the view that nothing lies over: beside the rails, and beside the buttons for the size
// where they stand in a column.
function clear() {
  const seen = frame();
  const box = view.getBoundingClientRect();
  const [right, bottom] = [seen.left + seen.width, seen.top + seen.height];
  const buttons = stage.querySelector(".zoom")?.getBoundingClientRect();
  const column = buttons && buttons.height > buttons.width && buttons.top < bottom;
  const left = Math.max(seen.left, box.left + covered());
  const top = Math.max(seen.top, box.top + covered());
  return { left, top, width: (column ? Math.min(right, buttons.left) : right) - left, height: bottom - top };
}

function around(things) {
  const boxes = [...things].map((thing) => thing.getBoundingClientRect());
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
  return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}

// The chosen size, or smaller if the question wouldn't fit otherwise.
function suit(things, seen) {
  const { left, top, right, bottom, x, y } = around(things);
  const room = Math.min(seen.width / (right - left), seen.height / (bottom - top));
  // Rails and buttons may lie over a board that is seen whole: it may be a little smaller than that.
  const least = 0.8 * whole();
  const size = Math.min(liked || first(), Math.max(space * room * 0.98, least));
  if (Math.abs(size - space) > 0.5) scale(size, x, y, least);
}

// A question about the Ring is about all of it, and about everyone who may be outside.
const ring = () => {
  const borders = view.querySelectorAll(".mark.line.ring line");
  return borders.length ? [...borders, ...view.querySelectorAll(".pawn")] : [];
};

// Those who can act now; all figures where nobody keeps track of turns.
function acting() {
  const ids = JSON.parse(document.getElementById("turn")?.dataset.acts || "[]");
  const found = ids.flatMap((id) => [...view.querySelectorAll(`[data-figure="${CSS.escape(id)}"]`)]);
  return found.length ? found : view.querySelectorAll(".pawn");
}

// Scroll that into view if needed, or the places to choose from; without a question, those who can act, as long
// as none of them is in sight: otherwise somebody is looking at this part of the board.
export function reveal(first = false) {
  const asked = [subject(), view.querySelectorAll(".mark.choice"), ring()].find((found) => found.length);
  const things = asked ?? acting();
  if (!things.length || !space) return;
  const seen = clear();
  if (!asked && !first && [...things].some((thing) => within(thing.getBoundingClientRect(), seen))) return;
  if (asked) suit(asked, seen);
  const { left, top, right, bottom } = around(things);
  const span = (low, high, start, size) => (low >= start && high <= start + size ? 0 : (low + high - size) / 2 - start);
  view.scrollBy({ left: span(left, right, seen.left, seen.width), top: span(top, bottom, seen.top, seen.height) });
  if (asked) spread(asked, seen);
  pin();
}

const within = (box, { left, top, width, height }) =>
  box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height;

// Then the spaces of the answer, as far as those it was asked about stay in view.
function spread(asked, seen) {
  const areas = view.querySelectorAll(".mark.area.reach");
  if (!areas.length) return;
  const [kept, all] = [around(asked), around(areas)];
  const shift = (low, high, first, last, start, size) => {
    const wanted = low >= start && high <= start + size ? 0 : (low + high - size) / 2 - start;
    return Math.max(last - start - size, Math.min(first - start, wanted));
  };
  view.scrollBy({
    left: shift(all.left, all.right, kept.left, kept.right, seen.left, seen.width),
    top: shift(all.top, all.bottom, kept.top, kept.bottom, seen.top, seen.height),
  });
}

// Pinch: the midpoint pans, the distance zooms.
let pinch = null;

function between({ touches: [a, b] }) {
  return {
    x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2,
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
  };
}

view.addEventListener("touchstart", (event) => {
  if (event.touches.length !== 2) return;
  if (event.cancelable) event.preventDefault();
  pinch = { ...between(event), size: space };
}, { passive: false });

view.addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  if (event.cancelable) event.preventDefault();
  const now = between(event);
  view.scrollBy(pinch.x - now.x, pinch.y - now.y);
  zoom((pinch.size * now.apart) / pinch.apart, now.x, now.y);
  pinch = { ...now, size: space };
}, { passive: false });

for (const end of ["touchend", "touchcancel"]) {
  view.addEventListener(end, (event) => {
    if (event.touches.length < 2) pinch = null;
  });
}

view.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoom(space * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
}, { passive: false });

// The mouse drags the empty board; touch scrolls natively. Figures, and everything movable while setting up, are
// excluded.
let held = null;

function movable(event) {
  const things = view.dataset.moves ?? "[data-figure]";
  return document.elementsFromPoint(event.clientX, event.clientY).some((one) => one.closest?.(things));
}

view.addEventListener("pointerdown", (event) => {
  // Only the click that ends a drag is none; a new one may come before the clock has run.
  view.classList.remove("panning");
  if (event.pointerType !== "mouse" || event.button !== 0 || movable(event)) return;
  held = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop, on: false };
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.on && Math.hypot(dx, dy) <= START) return;
  held.on = true;
  view.classList.add("panning");
  view.scrollTo(held.left - dx, held.top - dy);
});

document.addEventListener("pointerup", () => {
  // The click that ends a drag is none; it comes after this.
  if (held?.on) setTimeout(() => view.classList.remove("panning"));
  held = null;
});

view.addEventListener("click", (event) => {
  if (!view.classList.contains("panning")) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
view.addEventListener("dragstart", (event) => event.preventDefault());

const keys = { "+": larger, "=": larger, "-": smaller, 0: fit };

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, dialog");
  const act = keys[event.key];
  if (!act || typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});

const buttons = { larger, smaller, fit };
stage.addEventListener("click", (event) => buttons[event.target.closest("[data-zoom]")?.dataset.zoom]?.());

// Reset the view for another board shape or screen, but not for more room for the same board.
let shape = "";

export function look() {
  const now = board().getAttribute("viewBox");
  pin();
  if (now === shape) return;
  shape = now;
  draw(first());
  reveal(true);
}

let width = window.innerWidth;
window.addEventListener("resize", () => {
  if (width === window.innerWidth) return;
  width = window.innerWidth;
  draw(first());
  reveal(true);
});
document.getElementById("main").addEventListener("setup:shown", look);

look();
