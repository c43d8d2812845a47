// The selection: the piece chosen from the tray, and the piece selected on the board.
import { alike, cellAt, elementOf, handle, pieceAt, position, roomAt, same, turns, view } from "./setup-board.js";
import { clearGhost, order, preview, select, tell } from "./setup-send.js";
import { say } from "./words.js";

const main = document.getElementById("main");
const turnButton = document.getElementById("turn");
const removeButton = document.getElementById("remove");

export const hand = {
  piece: null, // the id of the piece that is chosen
  turn: 0,
  held: null, // the piece on the board that is selected
  copying: null, // the spaces that were tapped so far
  hovered: null, // the position where the mouse shows one more piece
};

export const tile = () => document.querySelector(`#tray [data-piece="${CSS.escape(hand.piece ?? "")}"]`);
export const painting = () => !hand.copying && tile()?.dataset.paints !== undefined;
export const running = () => !hand.copying && tile()?.dataset.runs !== undefined;
export const drawing = () => running() || (!hand.copying && tile()?.dataset.lines !== undefined);

const label = (link) => link.querySelector("b").textContent;

export function choose(id) {
  hand.piece = id === hand.piece ? null : id;
  hand.turn = 0;
  hand.copying = null;
  hold(null);
  clearGhost();
  const how = painting() || drawing() ? "draw-where" : "tap-where";
  tell(hand.piece ? say(how, { piece: label(tile()) }) : say("hold"));
}

export function showChoice() {
  for (const link of document.querySelectorAll("#tray [data-piece]")) {
    if (link.dataset.piece === hand.piece) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  main.classList.toggle("placing", hand.piece !== null || hand.copying !== null);
  turnButton.disabled = !hand.held && tile()?.dataset.snap !== "rectangle";
}

// Select a piece. What can be set on it comes from the server, unless the page has just brought it.
export function hold(what, known = false) {
  const again = same(what, hand.held);
  hand.held = what;
  hand.hovered = null;
  for (const old of view.querySelectorAll(".held")) old.classList.remove("held");
  const element = what && elementOf(what);
  if (!element) hand.held = null;
  element?.classList.add("held");
  removeButton.disabled = !hand.held;
  if (!known && !again) select(hand.held);
  showChoice();
}

// What a tap means: on the selected piece to turn it, on another like the chosen one to select it, and
// everywhere else to put one more.
export function tap(x, y) {
  if (hand.copying) return copyTap(x, y);
  const found = pieceAt(x, y, hand.piece ? 0 : 7);
  const what = found && handle(found);
  if (found && same(what, hand.held) && turns(found)) return order({ do: "turn", ...what });
  if (found && (!hand.piece || alike(found, tile()))) return selected(found, what);
  if (hand.piece) return order({ do: "put", piece: hand.piece, turn: hand.turn, ...position(x, y) });
  const room = roomAt(x, y);
  return room ? selected(elementOf(room), room) : hold(null);
}

function selected(found, what) {
  hold(what);
  clearGhost();
  tell(found.querySelector("title")?.textContent ?? found.getAttribute("aria-label") ?? say("turn-or-drag"));
}

// Copying: two spaces, then where it goes.
export function copyTap(x, y) {
  const cell = cellAt(x, y);
  if (!cell) return;
  hand.copying.push(`@${cell.dataset.space}`);
  cell.classList.add("chosen");
  if (hand.copying.length === 3) {
    const [first, last, to] = hand.copying;
    hand.copying = null;
    showChoice();
    for (const old of view.querySelectorAll(".cell.chosen")) old.classList.remove("chosen");
    order({ do: "copy", first, last, to });
    return;
  }
  tell(["", say("copy-opposite"), say("copy-where")][hand.copying.length]);
}

export function copy() {
  hand.piece = null;
  hold(null);
  hand.copying = [];
  showChoice();
  tell(say("copy-corner"));
  view.scrollIntoView({ block: "nearest" });
}

// Show the chosen piece where the mouse or the keyboard is.
export function showPlace(place = hand.hovered) {
  if (hand.piece && place) preview({ do: "put", piece: hand.piece, turn: hand.turn, ...place });
}
