// What was done without a network is shown at once, as waiting: pieces stand where they will stand when
// the order has gone out, what is pressed stays pressed, and a line says all of it. The server draws it
// anew then.
import { waitingFor } from "./outbox.js";
import { say } from "./words.js";

const main = document.getElementById("main");
const view = document.getElementById("view");
const picture = () => main.querySelector("#picture svg.board");
const unit = () => Number(view.dataset.unit);
const ref = () => main.dataset.ref ?? document.getElementById("verdict")?.dataset.ref;
const SVG = "http://www.w3.org/2000/svg";
const MOST = 3; // as many as are said in the line

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

const cellCalled = (board, name) => board.querySelector(`[data-space="${CSS.escape(name.replace("@", ""))}"]`);

// The place that an order names, in the units of the board: the middle of a cell, or a position.
function placeOf(board, { place, x, y }, inCell = true) {
  if (place) {
    const cell = cellCalled(board, place);
    return cell && middle(cell.getBBox());
  }
  if (x === undefined) return null;
  const at = [x * unit(), y * unit()];
  const cell = inCell && [...board.querySelectorAll(".cell")].find((one) => holds(one.getBBox(), at));
  return cell ? middle(cell.getBBox()) : at;
}

// A figure goes to the middle of a space, anything else by whole spaces.
function move(board, order) {
  const element = find(board, order);
  const figure = order.figure !== undefined;
  const at = element && placeOf(board, order, figure);
  if (!at) return;
  const [x, y] = middle(boxOf(board, element));
  const way = [at[0] - x, at[1] - y].map((far) => (figure ? far : Math.round(far / unit()) * unit()));
  element.style.translate = `${way[0]}px ${way[1]}px`;
}

function layer(board) {
  const there = board.querySelector(".waits-new");
  if (there) return there;
  const made = board.appendChild(document.createElementNS(SVG, "g"));
  made.setAttribute("class", "waits-new");
  return made;
}

// The edge nearest to a position, and whether it stands upright.
function edgeNear({ x, y }) {
  const off = (value) => Math.abs(value - Math.round(value));
  const upright = off(x) < off(y);
  const at = upright ? [Math.round(x), Math.floor(y) + 0.5] : [Math.floor(x) + 0.5, Math.round(y)];
  return { upright, at: at.map((side) => side * unit()) };
}

// A new piece looks as it does in the tray.
function put(board, order) {
  const tile = document.querySelector(`#tray [data-piece="${CSS.escape(order.piece ?? "")}"]`);
  const icon = tile?.querySelector(".icon svg");
  const edge = tile?.dataset.snap === "edge" && order.x !== undefined && edgeNear(order);
  const at = edge ? edge.at : placeOf(board, order, tile?.dataset.snap === "space");
  if (!icon || !at) return;
  const turned = layer(board).appendChild(document.createElementNS(SVG, "g"));
  if (edge?.upright) turned.setAttribute("transform", `rotate(90 ${at.join(" ")})`);
  const copy = turned.appendChild(icon.cloneNode(true));
  const { width, height } = icon.viewBox.baseVal;
  copy.setAttribute("class", "waiting put");
  for (const [name, value] of Object.entries({ x: at[0] - width / 2, y: at[1] - height / 2, width, height })) copy.setAttribute(name, value);
}

function paint(board, { places }) {
  for (const name of places.split(" ")) cellCalled(board, name)?.classList.add("waiting");
}

function line(board, { corners }) {
  const made = layer(board).appendChild(document.createElementNS(SVG, "path"));
  made.setAttribute("class", "stroke-line waiting");
  made.setAttribute("d", `M${corners.split(" ").map((corner) => corner.split(",").map((n) => n * unit()).join(" ")).join("L")}`);
}

const DRAWN = { move, put, paint, line };

function show(board, { fields }) {
  find(board, fields)?.classList.add("waiting", fields.do);
  DRAWN[fields.do]?.(board, fields);
}

function clear(board) {
  board.querySelector(".waits-new")?.remove();
  for (const element of board.querySelectorAll(".waiting")) {
    element.classList.remove("waiting", "move", "remove", "turn", "name", "set");
    element.style.translate = "";
  }
}

// A button whose order waits can't be pressed twice.
function press(orders) {
  const written = (pairs) => JSON.stringify(pairs.filter(([name]) => name !== "order-key" && name !== "seen"));
  const waiting = new Set(orders.map(({ address, fields }) => new URL(address, location.href).pathname + written(Object.entries(fields))));
  for (const form of document.querySelectorAll("form.doing")) {
    const waits = waiting.has(new URL(form.action).pathname + written(Object.entries(Object.fromEntries(new FormData(form)))));
    form.classList.toggle("waiting", waits);
    form.querySelector("button").disabled = waits;
  }
}

const told = Object.assign(document.createElement("p"), { className: "waits", hidden: true });
(document.querySelector(".setup .deck") ?? document.getElementById("sheet-body") ?? main).prepend(told);

// All of it in words, the latest first.
function tell(orders) {
  const words = orders.map((order) => order.words || say("waits-other")).reverse();
  const more = words.length - MOST;
  const listed = [...words.slice(0, MOST), ...(more > 0 ? [say("waits-more", { count: more })] : [])].join(" · ");
  told.textContent = words.length ? say("waits", { listed }) : "";
  told.hidden = !words.length;
}

function draw() {
  const orders = ref() ? waitingFor(ref()) : [];
  tell(orders);
  press(orders);
  const board = picture();
  if (!board) return;
  clear(board);
  // The last order for a piece tells where it is.
  for (const order of orders) show(board, order);
}

// What has just gone out stays as it is until the server's picture comes.
let shown = 0;

document.addEventListener("outbox:changed", () => {
  const orders = ref() ? waitingFor(ref()) : [];
  if (orders.length < shown) tell(orders);
  else draw();
  shown = orders.length;
});
document.addEventListener("outbox:refused", draw);
main.addEventListener("setup:shown", draw);
document.body.addEventListener("htmx:afterSettle", draw);
draw();
