// Accessibility: announce each ruling once, keep the focus when a part of the page is replaced, and keep the board as
// text up to date.

const told = document.getElementById("told");
const link = document.getElementById("as-table");
const spaces = document.getElementById("spaces");

function words(element) {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent.trim().replace(/\s+/g, " ");
}

function tell(verdict) {
  const parts = [...verdict.querySelectorAll(".answer, .reason, .hint, .measure")].map(words);
  told.textContent = parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}

// Describe the focused element, so that its replacement gets the focus.
let lost = null;

function name(element) {
  const { figure, component, space } = element.dataset;
  if (figure !== undefined) return `[data-figure="${CSS.escape(figure)}"]`;
  if (component !== undefined) return `[data-component="${CSS.escape(component)}"]`;
  if (space !== undefined) return `[data-space="${space}"]`;
  if (element.id) return `#${CSS.escape(element.id)}`;
  return element.name ? `[name="${CSS.escape(element.name)}"]` : null;
}

function remember() {
  const element = document.activeElement;
  if (!element || element === document.body) return;
  const home = element.parentElement.closest("[id]")?.id ?? "main";
  lost = { element, by: name(element), home, text: words(element) };
}

function restore() {
  if (!lost || lost.element.isConnected) return;
  const alike = [...(document.getElementById(lost.home)?.querySelectorAll("a, button, summary") ?? [])];
  const found = (lost.by && document.querySelector(lost.by)) || alike.find((one) => words(one) === lost.text) || heading();
  lost = null;
  found?.focus({ preventScroll: true });
}

function heading() {
  const first = document.querySelector("#verdict h1, #verdict .problem");
  first?.setAttribute("tabindex", "-1");
  return first;
}

document.body.addEventListener("htmx:beforeSwap", remember);
document.addEventListener("live:patching", remember);
document.body.addEventListener("htmx:afterSettle", (event) => {
  restore();
  if (event.target.id !== "verdict") return;
  tell(event.target);
  if (link.getAttribute("aria-expanded") === "true") load();
});

// The board as text.
const load = () => htmx.ajax("GET", `${location.pathname}/spaces${location.search}`, { target: "#spaces", swap: "innerHTML" });

link.setAttribute("aria-expanded", "false");
link.setAttribute("role", "button");
link.addEventListener("click", (event) => {
  event.preventDefault();
  const open = link.getAttribute("aria-expanded") === "false";
  link.setAttribute("aria-expanded", String(open));
  if (open) load().then(() => link.scrollIntoView({ block: "start" }));
  else spaces.replaceChildren();
});
link.addEventListener("keydown", (event) => {
  if (event.key !== " ") return;
  event.preventDefault();
  link.click();
});
