// List waiting and refused orders in words, and warn if this browser can't store them. A refused order stays until
// somebody retries or discards it. Every page sends waiting orders, so every page lists them.
import { drop, isLate, onlyInMemory, refused, tryAgain, waiting } from "./outbox.js";
import { say } from "./words.js";

const MOST = 3; // as many waiting orders as are named

const main = document.getElementById("main");
const ref = () => main.dataset.ref ?? document.getElementById("verdict")?.dataset.ref ?? "";

function made(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

const waits = made("p", { class: "waits", role: "status", hidden: "" });
const list = made("ul", { role: "list" });
const box = made("div", { class: "outbox", hidden: "" }, made("div", { role: "alert" }, list), waits);
(document.querySelector(".setup .deck") ?? document.getElementById("sheet-body") ?? main).prepend(box);

// A table that isn't the one shown here is named, with a link.
const isHere = ({ address }) => address.includes(`/table/${ref()}/`);
const link = ({ address, table }) => made("a", { href: address.match(/^.*?\/table\/[^/]+/)[0] }, table || say("a-table"));
const wordsOf = ({ words }) => words || say("order-other");

// The waiting orders, latest first.
function tellWaiting(orders) {
  const words = orders.map(wordsOf).reverse();
  const more = words.length - MOST;
  const listed = [...words.slice(0, MOST), ...(more > 0 ? [say("waits-more", { count: more })] : [])].join(" · ");
  const stored = onlyInMemory() ? ` ${say("not-stored")}` : "";
  const told = words.length ? say("waits", { count: words.length, listed }) + stored : "";
  if (waits.textContent !== told) waits.textContent = told;
  waits.hidden = !words.length;
}

function button(words, act) {
  const pressed = made("button", { type: "button" }, words);
  pressed.addEventListener("click", act);
  return pressed;
}

function line(order) {
  const told = say("refused-order", { what: wordsOf(order), why: order.refused || say("no-reason") });
  const yes = say(order.asked === undefined ? "try-again" : "do-it-anyway");
  const choices = made("span", { class: "choices" }, button(yes, () => tryAgain(order)), button(say("drop-it"), () => drop(order)));
  return made("li", {}, made("span", {}, ...(isHere(order) ? [] : [link(order), ": "]), told), choices);
}

let listed = "";

function tellRefused(orders) {
  const now = orders.map(({ id }) => id).join(" ");
  if (now === listed) return; // so that nothing is read out twice, and a button keeps the focus
  listed = now;
  list.replaceChildren(...orders.map(line));
}

function draw() {
  const orders = refused();
  tellWaiting(waiting(ref()).filter(isLate));
  tellRefused(orders);
  box.hidden = waits.hidden && !orders.length;
}

document.addEventListener("outbox:changed", draw);
draw();
