// What was done to a piece without a network is shown at once, as waiting: it stands where it will stand
// when the order has gone out. The server draws it anew then.
import { waitingFor } from "./outbox.js";

const main = document.getElementById("main");
const picture = () => main.querySelector("#picture svg.board");

function find(board, { figure, component }) {
  if (figure !== undefined) return board.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
  return component === undefined ? null : board.querySelector(`[data-component="${CSS.escape(component)}"]`);
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const holds = ({ x, y, width, height }, [left, top]) => left >= x && left <= x + width && top >= y && top <= y + height;

// Where something is drawn, in the units of the board.
function boxOf(board, element) {
  const inner = element.querySelector(".body, .face") ?? element;
  const toBoard = board.getScreenCTM().inverse();
  const { left, top, right, bottom } = inner.getBoundingClientRect();
  const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) => point.matrixTransform(toBoard));
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

// How far a piece goes: a figure to the middle of a space, anything else by whole spaces.
function way(board, element, at) {
  const [x, y] = middle(boxOf(board, element));
  if (element.dataset.figure === undefined) {
    const unit = Number(main.dataset.unit);
    return [at[0] - x, at[1] - y].map((far) => Math.round(far / unit) * unit);
  }
  const cell = [...board.querySelectorAll(".cell")].find((one) => holds(one.getBBox(), at));
  const [toX, toY] = cell ? middle(cell.getBBox()) : at;
  return [toX - x, toY - y];
}

function show(board, order) {
  const element = find(board, order);
  if (!element || !["move", "remove"].includes(order.do)) return;
  element.classList.add("waiting", order.do);
  if (order.do !== "move" || order.x === undefined) return;
  const unit = Number(main.dataset.unit);
  const [dx, dy] = way(board, element, [order.x * unit, order.y * unit]);
  element.style.translate = `${dx}px ${dy}px`;
}

function clear(board) {
  for (const element of board.querySelectorAll(".waiting")) {
    element.classList.remove("waiting", "move", "remove");
    element.style.translate = "";
  }
}

function draw() {
  const board = picture();
  if (!board || !main.dataset.ref) return;
  clear(board);
  // The last order for a piece tells where it is.
  for (const order of waitingFor(main.dataset.ref)) show(board, order);
}

document.addEventListener("outbox:changed", draw);
main.addEventListener("setup:shown", draw);
draw();
