// What an order of the set-up page does, in words: to which piece, where, and what is set on it.
import { pieceOf, placeName } from "./order-places.js";
import { say } from "./words.js";

// The words of each kind of order, plain and with where to or what.
const WORDS = {
  put: ["order-put", "order-put-to"],
  move: ["order-move", "order-move-to"],
  remove: ["order-remove"],
  turn: ["order-turn"],
  name: ["order-name"],
  set: ["order-set", "order-set-values"],
  paint: ["order-paint"],
  line: ["order-line"],
};

const main = document.getElementById("main");

function pieceName(board, order) {
  const tile = document.querySelector(`#tray [data-piece="${CSS.escape(order.piece ?? "")}"]`);
  const found = pieceOf(board, order)?.querySelector("title")?.textContent;
  return found ?? tile?.querySelector("b")?.textContent ?? order.which?.replace("@", "") ?? "";
}

const inSpace = ({ figure, which, piece }) =>
  figure !== undefined || which !== undefined || document.querySelector(`#tray [data-piece="${CSS.escape(piece ?? "")}"]`)?.dataset.snap === "space";

// What was chosen in the form of the selected piece, where it differs from what the server sent.
function chosen() {
  const inputs = [...document.querySelectorAll("#held .options :is(input, select):not([type=hidden])")];
  return inputs.filter(differs).map(valueOf).filter(Boolean).join(", ");
}

export function differs(input) {
  if (input.matches("select")) return input.selectedOptions[0] !== ([...input.options].find((one) => one.defaultSelected) ?? input.options[0]);
  return input.matches("[type=radio], [type=checkbox]") ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
}

function valueOf(input) {
  if (input.matches("select")) return `${labelOf(input)} ${input.selectedOptions[0].textContent}`.trim();
  if (input.matches("[type=radio]")) return input.checked && `${input.closest("fieldset").querySelector("legend").textContent} ${labelOf(input)}`;
  if (input.matches("[type=checkbox]")) return `${input.checked ? "✓" : "✕"} ${labelOf(input)}`;
  return `${labelOf(input)} ${input.value || "–"}`.trim();
}

function labelOf(input) {
  const label = input.closest("label");
  return [...(label?.childNodes ?? [])].filter((node) => node !== input && !node.contains?.(input)).map((node) => node.textContent).join(" ").trim();
}

// Where the piece goes, if a space says it.
const whereTo = (board, order) => (WORDS[order.do]?.[1]?.endsWith("-to") && inSpace(order) ? placeName(board, order) : "");

// The words of an order, a note that stands beside its piece as long as it waits, and the table's name.
export function describe(order, button = "") {
  const board = document.querySelector("#picture svg.board");
  const { do: act, name } = order;
  const what = pieceName(board, order);
  const place = whereTo(board, order);
  const values = act === "set" ? chosen() : "";
  const [plain, more] = WORDS[act] ?? [];
  const words = what && plain ? say(place || values ? more : plain, { what, name, place, values }) : button.trim() || say("order-other");
  return { words, note: act === "name" ? name : values, table: main.dataset.title };
}
