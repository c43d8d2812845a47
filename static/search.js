// The search box for the keyboard: `/` goes there, arrows walk the results, Enter opens one, Escape
// leaves. Without this the box is a plain form.
import { say } from "./words.js";

const box = document.getElementById("q");
const list = document.getElementById("found");
const told = document.getElementById("found-told");

// What the results that are shown were looked for with, and who had the focus before.
let shown = "";
let before = null;

const options = () => [...list.querySelectorAll("a[role=option]")];
const active = () => list.querySelector('[aria-selected="true"]');

function choose(option) {
  for (const one of options()) one.setAttribute("aria-selected", String(one === option));
  if (option) {
    box.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
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

// The best opens with Enter; where the results are still on their way, the server knows the best.
function enter() {
  const typed = box.value.trim();
  if (!typed) return;
  const chosen = active() ?? (shown === typed ? options()[0] : null);
  if (chosen) location.assign(chosen.href);
  else if (shown !== typed) location.assign(`${box.form.action}?q=${encodeURIComponent(typed)}&open=best`);
}

function leave() {
  if (!list.hidden) {
    open(false);
    return;
  }
  box.blur();
  before?.focus?.({ preventScroll: true });
  before = null;
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

box.addEventListener("input", () => {
  choose(null);
  if (!box.value.trim()) open(false);
});

box.addEventListener("focus", () => {
  if (box.value.trim() && shown === box.value.trim() && list.children.length) open(true);
});

box.form.addEventListener("focusout", (event) => {
  if (!box.form.contains(event.relatedTarget)) open(false);
});

// A press on a result must not take the focus, or the list would be gone before the click.
list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("pointermove", (event) => choose(event.target.closest("a[role=option]")));

document.body.addEventListener("htmx:beforeRequest", (event) => {
  if (event.target === box && !box.value.trim()) event.preventDefault();
});

document.body.addEventListener("htmx:afterSwap", (event) => {
  if (event.target !== list) return;
  shown = box.value.trim();
  open(document.activeElement === box && list.children.length > 0);
  const count = options().length;
  told.textContent = count ? say("results", { count, best: options()[0].querySelector("b").textContent }) : say("no-results");
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  before = document.activeElement;
  box.focus();
  box.select();
});
