// Fingers and the mouse on the board. A finger that moves pans the board. It moves a piece only if the
// piece was selected first, or lifted by pressing long; pressing long beside one shows where the chosen
// piece would land. A stroke paints spaces or draws along the grid.
import { cornerAt, cellAt, handle, middle, onBoard, pieceAt, position, same, turns, view } from "./setup-board.js";
import { choose, drawing, hand, hold, painting, running, showPlace, tap } from "./setup-hand.js";
import { clearGhost, order, preview, tell } from "./setup-send.js";
import { say } from "./words.js";

const main = document.getElementById("main");

const START = 6; // pixels that make a drag of a tap
const STROKE = 5; // pixels between the points of a stroke that are looked at
const LONG = 350; // milliseconds that make a press a long one

let drag = null;
let suppressed = false;

// A piece that a stroke lays in runs can be selected too: from there, the piece itself is dragged.
const stroking = (x, y) => painting() || (drawing() && !(running() && follows(pieceAt(x, y))));

function begin(event, found, chosen) {
  drag = { x: event.clientX, y: event.clientY, found, chosen, on: false, by: [0, 0], id: event.pointerId };
  if (found?.matches(".slab")) {
    const [x, y] = middle(found);
    drag.by = [x - event.clientX, y - event.clientY];
  }
}

function fieldsOf(event) {
  const at = position(event.clientX + drag.by[0], event.clientY + drag.by[1]);
  return drag.found ? { do: "move", ...handle(drag.found), ...at } : { do: "put", piece: drag.chosen, turn: hand.turn, ...at };
}

const isHeld = (found) => Boolean(found) && same(handle(found), hand.held);

// A building is large: while you place pieces, a finger on its roof pans, and only a long press moves the building.
const isFloor = (found) => hand.piece !== null && Boolean(found?.matches(".slab"));
const follows = (found) => isHeld(found) && !isFloor(found);

// A finger that may not pan: it draws a stroke, or is on the piece that is selected.
view.addEventListener("touchstart", (event) => {
  if (event.touches.length > 1) return drop();
  const [finger] = event.touches;
  if (stroking(finger.clientX, finger.clientY) || (!hand.copying && follows(pieceAt(finger.clientX, finger.clientY)))) event.preventDefault();
}, { passive: false });

// Once a piece is lifted, the finger moves it and not the board.
view.addEventListener("touchmove", (event) => {
  if (drag?.on && event.cancelable) event.preventDefault();
}, { passive: false });

view.addEventListener("contextmenu", (event) => {
  if (drag) event.preventDefault();
});

view.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || !event.isPrimary) return;
  delete view.dataset.keys;
  if (stroking(event.clientX, event.clientY)) return stroke(event);
  const touch = event.pointerType === "touch";
  const found = hand.copying ? null : pieceAt(event.clientX, event.clientY);
  begin(event, touch && isFloor(found) && !isHeld(found) ? null : found, null);
  drag.pans = touch && !follows(found);
  if (!touch) return;
  if (!drag.found) hover(event);
  drag.timer = setTimeout(press, LONG, event);
});

// A long press lifts the piece under the finger, or shows where the chosen one would land.
function press(event) {
  if (!drag || drag.on || hand.copying) return;
  if (!drag.found && !hand.piece) return;
  drag.chosen = drag.found ? null : hand.piece;
  lift();
  navigator.vibrate?.(10);
  preview(fieldsOf(event));
}

document.body.addEventListener("pointerdown", (event) => {
  const link = event.target.closest?.("#tray [data-piece]");
  if (link && event.button === 0) begin(event, null, link.dataset.piece);
});

// Strokes: every space that one passes over, or every intersection.
function stroke(event) {
  drag = { x: event.clientX, y: event.clientY, id: event.pointerId, by: [0, 0], places: new Set(), corners: [], lines: drawing() };
  passOver(event);
}

// A fast stroke leaves gaps between its points; the spaces in between count too.
function passOver({ clientX, clientY }) {
  const [fromX, fromY] = drag.last ?? [clientX, clientY];
  const steps = Math.ceil(Math.hypot(clientX - fromX, clientY - fromY) / STROKE) || 1;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    const [x, y] = [fromX + (clientX - fromX) * part, fromY + (clientY - fromY) * part];
    if (drag.lines) passCorner(cornerAt(x, y));
    else if (view.dataset.cells === "squares") paintSquare(x, y);
    else paintOver(cellAt(x, y));
  }
  drag.last = [clientX, clientY];
}

function paintOver(cell) {
  if (!cell) return;
  drag.places.add(`@${cell.dataset.space}`);
  cell.classList.add("chosen");
}

// On a board of squares each square counts by itself, also where several are one room.
function paintSquare(x, y) {
  if (!onBoard(x, y)) return;
  const at = position(x, y);
  const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
  if (drag.places.has(`@${column},${row}`)) return;
  drag.places.add(`@${column},${row}`);
  const unit = Number(main.dataset.unit);
  const square = view.querySelector("svg.board").appendChild(document.createElementNS("http://www.w3.org/2000/svg", "rect"));
  square.setAttribute("class", "stroke-cell");
  for (const [name, value] of Object.entries({ x: column * unit, y: row * unit, width: unit, height: unit })) square.setAttribute(name, value);
}

// From corner to corner along the grid: a step across a space goes around it.
function passCorner([x, y]) {
  const [lastX, lastY] = drag.corners.at(-1) ?? [x, y];
  if (drag.corners.length && lastX === x && lastY === y) return;
  if (drag.corners.length && lastX !== x && lastY !== y) drag.corners.push([x, lastY]);
  drag.corners.push([x, y]);
  showLine();
}

function showLine() {
  const board = view.querySelector("svg.board");
  const unit = Number(main.dataset.unit);
  const line = board.querySelector(".stroke-line") ?? board.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  line.setAttribute("class", "stroke-line");
  line.setAttribute("d", `M${drag.corners.map(([x, y]) => `${x * unit} ${y * unit}`).join("L")}`);
}

function endStroke({ places, corners, lines, x, y }) {
  if (lines && corners.length > 1) order({ do: "line", piece: hand.piece, corners: corners.map((corner) => corner.join(",")).join(" ") });
  else if (lines) order({ do: "put", piece: hand.piece, ...position(x, y) });
  else if (places.size) order({ do: "paint", piece: hand.piece, places: [...places].join(" ") });
}

document.addEventListener("pointermove", (event) => {
  if (drag?.places && event.pointerId === drag.id) return passOver(event);
  if (!drag || event.pointerId !== drag.id) return hover(event);
  const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > START;
  if (far) clearTimeout(drag.timer);
  if (!drag.on && far && !drag.pans && (drag.found || drag.chosen)) lift();
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
  if (drag.chosen && drag.chosen !== hand.piece) choose(drag.chosen);
  main.classList.add("dragging");
}

document.addEventListener("pointerup", (event) => {
  const past = drag;
  if (!past || event.pointerId !== past.id) return;
  if (past.places) {
    drop();
    return running() && near(event, past) ? tap(event.clientX, event.clientY) : endStroke(past);
  }
  const over = onBoard(event.clientX, event.clientY);
  if (past.on && over) order(fieldsOf(event));
  else if (past.on && past.found) order({ do: "remove", ...handle(past.found) });
  else if (!past.on && !past.chosen && near(event, past)) tap(event.clientX, event.clientY);
  drop();
});

const near = (event, past) => Math.hypot(event.clientX - past.x, event.clientY - past.y) <= START;

function drop() {
  clearTimeout(drag?.timer);
  drag?.found?.classList.remove("lifted");
  main.classList.remove("dragging");
  if (drag?.places) clearStroke();
  suppressed = Boolean(drag?.on);
  drag = null;
}

function clearStroke() {
  for (const old of view.querySelectorAll(".cell.chosen")) old.classList.remove("chosen");
  for (const old of view.querySelectorAll(".stroke-line, .stroke-cell")) old.remove();
}

document.addEventListener("pointercancel", () => {
  clearGhost();
  drop();
});

function hover(event) {
  if (!hand.piece || event.buttons > 1 || (event.pointerType === "touch" && event.type === "pointermove")) return;
  if (!event.target.closest?.("#view")) return clearGhost();
  if (!onBoard(event.clientX, event.clientY) || painting()) return;
  const found = hand.held && pieceAt(event.clientX, event.clientY, 0);
  if (found && isHeld(found) && turns(found)) {
    hand.hovered = null;
    return clearGhost();
  }
  hand.hovered = position(event.clientX, event.clientY);
  showPlace();
}

// Links are for pages without script; here they choose.
document.body.addEventListener("click", (event) => {
  const link = event.target.closest?.("#tray [data-piece], #view a[href]");
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  if (link.dataset.piece && !suppressed) choose(link.dataset.piece);
  suppressed = false;
});
