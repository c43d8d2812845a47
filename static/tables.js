// "Your tables": the tables that were used in this browser, the last one first. Each has its name, a
// small picture and when it was last used; it can be renamed, or forgotten.
import { send } from "./outbox.js";
import { say } from "./words.js";

const KEY = "tables";
const MOST = 30;
const DAY = 86_400_000;
const SHOWN = 3; // until somebody wants to see all of them

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept.filter((table) => /^\/table\/[^/]+(\/setup)?$/.test(table.link)) : [];
  } catch {
    return [];
  }
}

function write(tables) {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Storage is full or not allowed: the address still leads to the table.
  }
}

// `number` is the last change that the page knew of: a new name goes by the table as it was then.
export function keep(id, link, title, number) {
  const others = read().filter((table) => table.id !== id);
  write([{ id, link, title, number, at: Date.now() }, ...others]);
}

function draw(section) {
  const tables = read();
  section.hidden = !tables.length;
  const shown = section.dataset.all === undefined ? tables.slice(0, SHOWN) : tables;
  section.querySelector("ul").replaceChildren(...shown.map((table) => line(table, section)));
  const more = section.querySelector("[data-more]");
  more.hidden = shown.length === tables.length;
  more.textContent = say("all-tables", { count: tables.length });
}

function drawAll(section) {
  section.dataset.all = "";
  draw(section);
  section.querySelectorAll("li a")[SHOWN].focus();
}

function made(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

const page = (table) => table.link.replace(/\/setup$/, "");
const title = (table) => table.title || say("a-table");

// Today, yesterday, or the date; the year only if it is another.
function when(at) {
  const midnight = (time) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.now()) - midnight(at)) / DAY);
  const language = document.documentElement.lang;
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(0, days), "day");
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Date(at).toLocaleDateString(language, { day: "numeric", month: "long", year });
}

function picture(table) {
  const address = `${page(table)}/board.svg`;
  const dark = { media: "(prefers-color-scheme: dark)", srcset: `${address}?theme=dark` };
  return made("picture", {}, made("source", dark), made("img", { src: `${address}?theme=light`, alt: "", loading: "lazy" }));
}

function line(table, section) {
  const link = made("a", { href: page(table) },
    picture(table), made("strong", {}, title(table)), made("small", {}, when(table.at)));
  const item = made("li", {}, link);
  if (table.id.startsWith("edit~")) item.append(renaming(item, table, section));
  const drop = made("button", { type: "button", "aria-label": say("forget-it", { table: title(table) }), title: say("forget") }, "×");
  drop.addEventListener("click", () => {
    write(read().filter((other) => other.id !== table.id));
    draw(section);
  });
  item.append(drop);
  return item;
}

function renaming(item, table, section) {
  const rename = made("button", { type: "button", "aria-label": say("rename-it", { table: title(table) }), title: say("rename") }, "✎");
  rename.addEventListener("click", () => ask(item, table, section));
  return rename;
}

// The name belongs to the table: everybody sees the new one.
function ask(item, table, section) {
  const old = item.querySelector("form");
  if (old) return old.remove();
  const input = made("input", { name: "title", maxlength: "200", autocomplete: "off", "aria-label": say("table-name") });
  input.value = table.title ?? "";
  const form = made("form", {}, input, made("button", {}, say("save")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await named(table, input.value.trim())) draw(section);
    else form.append(made("p", { role: "alert" }, say("refused")));
  });
  item.append(form);
  input.focus();
}

async function named(table, name) {
  const told = { words: say("order-name", { what: title(table), name }), table: table.title };
  const seen = table.number === undefined ? {} : { seen: table.number };
  const { went, answer } = await send(table.link, { do: "title", title: name, ...seen }, told);
  if (went === "refused" || (went === "answered" && !answer.ok)) return false;
  write(read().map((other) => (other.id === table.id ? { ...other, title: name } : other)));
  return true;
}

for (const section of document.querySelectorAll("[data-tables]")) {
  draw(section);
  section.querySelector("[data-more]").addEventListener("click", () => drawAll(section));
}
