// "Your tables": what was set up in this browser, the newest first. Links hold the tables whole.
import { say } from "./words.js";

const KEY = "tables";
const MOST = 30;

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept.filter((table) => /^\/table\/[^/]+\/setup$/.test(table.link)) : [];
  } catch {
    return [];
  }
}

function write(tables) {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // Full, or not allowed: the link in the address bar still holds the table.
  }
}

export function keep(id, link, title) {
  const others = read().filter((table) => table.id !== id);
  write([{ id, link, title, at: Date.now() }, ...others]);
}

function draw(section) {
  const tables = read();
  section.hidden = !tables.length;
  section.querySelector("ul").replaceChildren(...tables.map((table) => line(table, section)));
}

function line(table, section) {
  const item = document.createElement("li");
  const anchor = document.createElement("a");
  anchor.href = table.link;
  anchor.textContent = table.title || say("a-table");
  const when = document.createElement("small");
  when.textContent = new Date(table.at).toLocaleString(document.documentElement.lang);
  const drop = document.createElement("button");
  drop.type = "button";
  drop.textContent = say("forget");
  drop.setAttribute("aria-label", say("forget-it", { table: anchor.textContent }));
  drop.addEventListener("click", () => {
    write(read().filter((other) => other.id !== table.id));
    draw(section);
  });
  item.append(anchor, when, drop);
  return item;
}

for (const section of document.querySelectorAll("[data-tables]")) draw(section);
