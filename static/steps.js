// Pointing at a step highlights its marks, and pointing at a mark highlights its step. A tapped step stays highlighted
// until another is tapped.

const view = document.getElementById("view");
const main = document.getElementById("main");

let kept = null; // the step that was tapped

const steps = () => document.querySelectorAll("#verdict .steps > li");

function light(number, at = null) {
  main.classList.toggle("lighting", number !== null);
  for (const step of steps()) step.classList.toggle("lit", step.dataset.step === number);
  for (const mark of view.querySelectorAll(".mark")) {
    mark.classList.toggle("lit", mark.dataset.step === number);
  }
  view.querySelector(".step-number")?.remove();
  if (number !== null && at) writeNumber(number, at);
}

function keep(number, at = null) {
  kept = number;
  light(number, at);
}

// The number of a step, beside the mark that was pointed at.
function writeNumber(number, [x, y]) {
  const board = view.querySelector("svg.board");
  const badge = board.appendChild(document.createElementNS(board.namespaceURI, "g"));
  badge.setAttribute("class", "step-number");
  badge.setAttribute("transform", `translate(${x + 20} ${y - 20})`);
  badge.innerHTML = `<circle r="12"/><text>${Number(number)}</text>`;
}

// The middle of a space belongs to the space, and so do choices; marks respond around it.
const REACH = 8;
const MIDDLE = 0.28;

function onBoard(event) {
  const board = view.querySelector("svg.board");
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
  return [point.x, point.y];
}

function inMiddle(cell, [x, y]) {
  const box = cell.getBBox();
  const away = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
  return away < MIDDLE * box.width;
}

function awayFromLine(line, [x, y]) {
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

function awayFromBox(shape, [x, y]) {
  const box = shape.getBBox();
  const outside = (at, low, size) => Math.max(low - at, 0, at - low - size);
  return Math.hypot(outside(x, box.x, box.width), outside(y, box.y, box.height));
}

function away(mark, at) {
  const shapes = [...mark.querySelectorAll("line, rect, circle, text")];
  const shown = shapes.filter((shape) => getComputedStyle(shape).visibility === "visible");
  return Math.min(...shown.map((shape) => (shape.matches("line") ? awayFromLine : awayFromBox)(shape, at)));
}

// The mark at a place of the board; the one drawn last where several lie.
function markAt(event) {
  const cell = event.target.closest?.("[data-space]");
  if (!cell) return null;
  const at = onBoard(event);
  if (inMiddle(cell, at)) return null;
  const marks = [...view.querySelectorAll(".marks:not(.flat) > .mark[data-step]:not(.choice, .label)")];
  const near = marks.filter((mark) => away(mark, at) <= REACH).pop();
  return near ? { number: near.dataset.step, at } : null;
}

view.addEventListener("click", (event) => {
  const found = markAt(event);
  if (!found) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(found.number, found.at);
  document.querySelector("#verdict .steps > li.lit")?.scrollIntoView({ block: "nearest" });
}, true);

let waiting = false; // for the next frame: looking once in each is enough

view.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || event.buttons || waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    hover(event);
  });
});

function hover(event) {
  const found = event.target.isConnected ? markAt(event) : null;
  view.classList.toggle("over-mark", Boolean(found));
  if (found) light(found.number, found.at);
  else if (view.querySelector(".step-number") || main.classList.contains("lighting")) light(kept);
}

view.addEventListener("pointerleave", () => light(kept));

// From the panel. On a touch screen, a tap is the only way to point.
const stepOf = (event) => event.target.closest?.("#verdict .steps > li");

for (const pointed of ["pointerover", "focusin"]) {
  document.addEventListener(pointed, (event) => {
    const step = stepOf(event);
    if (step && event.pointerType !== "touch") light(step.dataset.step);
  });
}

for (const left of ["pointerout", "focusout"]) {
  document.addEventListener(left, (event) => {
    const step = stepOf(event);
    if (step && event.pointerType !== "touch" && !step.contains(event.relatedTarget)) light(kept);
  });
}

document.addEventListener("click", (event) => {
  const step = stepOf(event);
  if (!step) return;
  const inside = event.target.closest("a, summary, button");
  keep(step.dataset.step === kept && !inside ? null : step.dataset.step);
});

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id === "verdict") keep(null);
});
