// Searches as you type, in the app and in the docs, also without a network: the index is fetched once, and
// the engine runs here. A result opens in place. For the keyboard: `/` goes to the box, arrows walk the
// results, Enter opens one, Escape goes back. Without this script the box is a plain form.
import { Engine, FORMAT } from "./search-engine.js";

const box = document.getElementById("q");
const form = box.form;
const list = document.getElementById("found");
const opened = document.getElementById("opened");
const told = document.getElementById("found-told");
const WHILE_TYPING = 6;
const ON_THE_PAGE = 20;

let engine = null;
let loading = null;
let results = [];
// What the results that are shown were looked for with, and what had the focus before.
let shown = "";
let before = null;

async function load() {
  loading ??= fetch(form.dataset.index).then(async (answer) => {
    const index = answer.ok ? await answer.json() : {};
    if (index.format === FORMAT) engine = new Engine(index);
  }).catch(() => { loading = null; });
  await loading;
  return engine;
}

const scope = () => ({ game: form.elements.game.value, edition: form.elements.edition.value || "core" });
const say = (name, facts = {}) => engine.index.phrases[name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
const address = (entry) => form.dataset.docs + entry.url;

function element(name, { text, ...attributes } = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

function lead({ text }) {
  const [first] = text.split("\n");
  return first.length <= 160 ? first : `${first.slice(0, 160).replace(/ \S*$/, "")} …`;
}

function row(entry, attributes) {
  return element("a", { class: "result", href: address(entry), ...attributes },
    element("b", { text: entry.title }), " ", element("i", { text: engine.index.kinds[entry.kind] }),
    element("span", { text: lead(entry) }), element("small", { text: entry.where }));
}

function option(entry, number) {
  const made = row(entry, { role: "option", id: `found-${number + 1}`, tabindex: "-1", "aria-selected": "false" });
  made.dataset.entry = number;
  return made;
}

async function search() {
  const typed = box.value.trim();
  if (!typed || !(await load()) || typed !== box.value.trim()) return;
  shown = typed;
  results = engine.find(typed, WHILE_TYPING, scope());
  const none = element("div", { class: "result none", role: "option", "aria-disabled": "true", "aria-selected": "false", text: say("none", { typed }) });
  list.replaceChildren(...(results.length ? results.map(option) : [none]));
  told.textContent = results.length ? say("results", { count: results.length, best: results[0].title }) : none.textContent;
  close();
  open(document.activeElement === box);
}

const options = () => [...list.querySelectorAll("a[role=option]")];
const active = () => list.querySelector('[aria-selected="true"]');

function choose(chosen) {
  for (const one of options()) one.setAttribute("aria-selected", String(one === chosen));
  if (chosen) {
    box.setAttribute("aria-activedescendant", chosen.id);
    chosen.scrollIntoView({ block: "nearest" });
  } else {
    box.removeAttribute("aria-activedescendant");
  }
}

function open(on) {
  list.hidden = !on;
  box.setAttribute("aria-expanded", String(on));
  if (!on) choose(null);
}

function walk(by) {
  const all = options();
  if (!all.length) return;
  if (list.hidden) open(true);
  const at = all.indexOf(active());
  choose(all[(at + by + all.length + (at < 0 && by < 0 ? 1 : 0)) % all.length]);
}

// An entry in place of the results. A rule comes with its picture; without a network in words alone.
async function show(entry) {
  const body = element("div", { class: "opened-words" }, ...paragraphs(entry));
  const back = element("button", { type: "button", class: "opened-back", text: `‹ ${say("back")}` });
  back.addEventListener("click", leave);
  opened.replaceChildren(back,
    element("h2", { text: entry.title }), element("p", { class: "opened-where", text: entry.where }), body,
    element("p", {}, element("a", { href: address(entry), text: `${say("docs")} ›` })));
  opened.setAttribute("aria-label", entry.title);
  open(false);
  opened.hidden = false;
  opened.scrollTop = 0;
  opened.focus({ preventScroll: true });
  if (entry.kind === "rule") await fill(body, entry);
}

const paragraphs = ({ text }) => text.split("\n").map((words) => element("p", { text: words }));

async function fill(body, { id }) {
  try {
    const answer = await fetch(`/rules/${id}`, { headers: { "HX-Request": "true" } });
    if (!answer.ok || answer.redirected) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const words = page.querySelector(".rule-words");
    if (words && body.isConnected) body.replaceChildren(words);
  } catch {
    // No network: its words are there.
  }
}

function close() {
  opened.hidden = true;
  opened.replaceChildren();
}

// Back one step: from a rule to the results, from the results to the box, from the box to the page.
function leave() {
  if (!opened.hidden) {
    close();
    box.focus();
    open(true);
  } else if (!list.hidden) {
    open(false);
  } else {
    box.blur();
    before?.focus?.({ preventScroll: true });
    before = null;
  }
}

async function enter() {
  if (!box.value.trim()) return;
  const chosen = active();
  if (shown !== box.value.trim()) await search();
  if (!engine) form.submit();
  const number = Number(chosen?.dataset.entry ?? 0);
  if (results[number]) show(results[number]);
}

const keys = {
  ArrowDown: () => walk(1),
  ArrowUp: () => walk(-1),
  Enter: enter,
  Escape: leave,
};

box.addEventListener("keydown", (event) => {
  const act = event.isComposing ? null : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

opened.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  leave();
});

box.addEventListener("input", () => {
  choose(null);
  if (box.value.trim()) search();
  else open(false);
});

box.addEventListener("focus", () => {
  load();
  if (box.value.trim() && shown === box.value.trim() && list.children.length && opened.hidden) open(true);
});

form.addEventListener("focusout", (event) => {
  if (form.contains(event.relatedTarget)) return;
  open(false);
});

document.addEventListener("pointerdown", (event) => {
  if (!form.contains(event.target)) close();
});

// A press on a result must not take the focus, or the list would be gone before the click.
list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("pointermove", (event) => choose(event.target.closest("a[role=option]")));
list.addEventListener("click", (event) => {
  const chosen = event.target.closest("a[role=option]");
  if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(results[chosen.dataset.entry]);
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  before = document.activeElement;
  box.focus();
  box.select();
});

// The page of results, kept without those of any search: they are found here.
const kept = document.getElementById("kept-results");
const asked = new URLSearchParams(location.search).get("q")?.trim();
if (kept && asked && document.documentElement.dataset.offline !== undefined && (await load())) {
  box.value = asked;
  document.querySelector("h1").textContent = `“${asked}”`;
  kept.replaceChildren(...engine.find(asked, ON_THE_PAGE, scope()).map((entry) => element("li", {}, row(entry))));
}
