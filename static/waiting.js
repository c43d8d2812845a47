// Show waiting orders at once: pieces at their new places, new names and numbers beside the piece and in its form, and
// pressed buttons. They are redrawn when the server's picture arrives.
import { waiting } from "./outbox.js";
import { cellCalled, middle, pieceOf, placeOf, unit } from "./order-places.js";

const main = document.getElementById("main");
const picture = () => main.querySelector("#picture svg.board");
const ref = () => main.dataset.ref ?? document.getElementById("verdict")?.dataset.ref;
const SVG = "http://www.w3.org/2000/svg";
const STAYS = 5000; // milliseconds that an order stays drawn after it was sent, if no picture comes

// Where something is drawn, in the units of the board.
function boxOf(board, element) {
  const inner = element.querySelector(".body, .face") ?? element;
  const toBoard = board.getScreenCTM().inverse();
  const { left, top, right, bottom } = inner.getBoundingClientRect();
  const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) => point.matrixTransform(toBoard));
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

// A figure goes to the middle of a space, anything else by whole spaces.
function move(board, order) {
  const element = pieceOf(board, order);
  const figure = order.figure !== undefined;
  const at = element && placeOf(board, order, figure);
  if (!at) return;
  element.style.translate = "";
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

// The new name or numbers of a piece, below it; the last ones count.
function writeNote(board, { fields, note }) {
  const element = note && pieceOf(board, fields);
  if (!element) return;
  const id = `${fields.do} ${fields.figure ?? fields.component}`;
  layer(board).querySelector(`[data-note="${CSS.escape(id)}"]`)?.remove();
  const { x, y, width, height } = boxOf(board, element);
  const text = layer(board).appendChild(document.createElementNS(SVG, "text"));
  const below = fields.do === "name" ? 14 : 28;
  for (const [name, value] of Object.entries({ class: "waits-note", "data-note": id, x: x + width / 2, y: y + height + below })) text.setAttribute(name, value);
  text.textContent = note;
}

function showOne(board, fields) {
  pieceOf(board, fields)?.classList.add("waiting", fields.do);
  DRAWN[fields.do]?.(board, fields);
}

// The server lists with each button which pieces the action moves or changes.
function show(board, { fields, touches }) {
  if (fields.do) showOne(board, fields);
  for (const [figure, cell] of Object.entries(JSON.parse(touches ?? "{}"))) {
    showOne(board, cell ? { do: "move", figure, place: `@${cell}` } : { do: "set", figure });
  }
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
  const pressed = new Set(orders.map(({ address, fields }) => new URL(address, location.href).pathname + written(Object.entries(fields))));
  for (const form of document.querySelectorAll("form.doing")) {
    const waits = pressed.has(new URL(form.getAttribute("action"), location.href).pathname + written(Object.entries(Object.fromEntries(new FormData(form)))));
    if (form.classList.contains("waiting") === waits) continue;
    form.classList.toggle("waiting", waits);
    form.querySelector("button").disabled = waits;
  }
}

// The form of the selected piece holds what was set on it and waits.
function fill(orders) {
  const forms = [...document.querySelectorAll("#held form:is(.naming, .options)")];
  for (const form of forms) {
    const { do: act, figure, component } = Object.fromEntries(new FormData(form));
    const last = orders.findLast(({ fields: to }) => to.do === act && to.figure === figure && to.component === component);
    form.classList.toggle("waits-set", Boolean(last));
    if (last && !form.contains(document.activeElement)) fillIn(form, last.fields);
  }
}

function fillIn(form, fields) {
  for (const input of form.querySelectorAll(":is(input, select):not([type=hidden])")) {
    if (input.matches("[type=radio], [type=checkbox]")) input.checked = fields[input.name] === input.value;
    else if (fields[input.name] !== undefined) input.value = fields[input.name];
  }
}

// Draw waiting orders, including those sent since the server's last picture, which doesn't show them yet.
let drawn = new Map();

function draw() {
  const orders = ref() ? waiting(ref()) : [];
  const left = new Set(orders.map(({ id }) => id));
  for (const order of orders) drawn.set(order.id, order);
  for (const [id, order] of drawn) if (!left.has(id)) leave(id, order);
  press(orders);
  const board = picture();
  if (!board) return;
  clear(board);
  const all = [...drawn.values()];
  // The last order for a piece tells where it is.
  for (const order of all) show(board, order);
  for (const order of all) writeNote(board, order);
  fill(all);
}

function leave(id, order) {
  if (order.left) return;
  drawn.set(id, { ...order, left: true });
  setTimeout(() => drawn.delete(id) && draw(), STAYS);
}

function fresh() {
  drawn = new Map();
  draw();
}

document.addEventListener("outbox:changed", draw);
document.addEventListener("outbox:refused", ({ detail }) => {
  drawn.delete(detail);
  draw();
});
main.addEventListener("setup:shown", fresh);
document.body.addEventListener("htmx:afterSettle", fresh);
draw();
