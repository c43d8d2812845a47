// What htmx cannot do on the board: follow links inside SVG, walk the spaces by arrow keys, and
// bring the ruling into view. Without this the links are plain links.
import { patch, update } from "./board-update.js";
import { enqueue } from "./task-queue.js";
import { look, reveal } from "./view.js";
import { isStep, stepped } from "./walking.js";

const view = document.getElementById("view");

// Taps are answered one at a time. A tap made meanwhile waits for the new picture, whose links continue the first tap:
// two quick taps are two ends, even on a slow connection.
let busy = false;
let waiting = null;

export const isTapping = () => busy;

function name(link) {
  const { figure, component, space } = link.dataset;
  if (component !== undefined) return `[data-component="${CSS.escape(component)}"]`;
  return figure === undefined ? `[data-space="${space}"]` : `[data-figure="${CSS.escape(figure)}"]`;
}

function follow(link) {
  if (busy) {
    waiting = name(link);
    return;
  }
  busy = true;
  const address = new URL(link.getAttribute("href"), location.href).href;
  htmx.ajax("GET", address, { target: "#verdict", swap: "outerHTML" });
}

view.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (link && plain) {
    event.preventDefault();
    follow(link);
  }
});

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id !== "verdict") return;
  busy = false;
  update();
  look();
  rove();
  // The board stays under a figure that is being dragged.
  if (!view.classList.contains("lifting")) reveal();
  showMode();
  const next = waiting && view.querySelector(waiting);
  waiting = null;
  if (next) follow(next);
});

// If another question is asked meanwhile, the waiting tap is dropped. What is filled in belongs to the tap's question,
// see typing.js.
const fillsIn = ({ target }) => target.closest?.("button")?.form?.matches("#asking, .missing form");

document.addEventListener("click", (event) => {
  if (!busy || fillsIn(event) || !event.target.closest?.("#panel a[href], #panel button, #modes a[href]")) return;
  htmx.trigger(document.body, "htmx:abort");
  busy = false;
  waiting = null;
}, { capture: true });

for (const failure of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) {
  document.body.addEventListener(failure, () => {
    busy = false;
    waiting = null;
  });
}

// Others have changed the table: apply the patch, or ask the same question again.
document.addEventListener("live:changed", async ({ detail }) => {
  await enqueue(async () => {
    // Unless the page already shows it.
    if (Number(document.getElementById("verdict").dataset.number) >= detail.number) return;
    if (detail.news && patch(detail.news)) return;
    await htmx.ajax("GET", location.href, { target: "#verdict", swap: "outerHTML" });
  });
  detail.shown();
});

// Arrow keys move from space to space; a figure is reached through its space.
view.addEventListener("keydown", (event) => {
  const here = event.target.closest("[data-space], [data-at]");
  if (!isStep(event.key) || !here) return;
  event.preventDefault();
  const there = stepped(here.dataset.space ?? here.dataset.at, event.key, view);
  const next = view.querySelector(`[data-at="${there}"]`) ?? view.querySelector(`[data-space="${there}"]`);
  if (!next) return;
  walked = there;
  rove();
  next.focus();
});

// The tab key reaches the figures and one space: the last one focused, or the selected one.
let walked = null;

function rove() {
  for (const old of view.querySelectorAll('.cell[tabindex="0"]')) old.setAttribute("tabindex", "-1");
  const cell = view.querySelector(`[data-space="${walked}"]`) ?? view.querySelector(".cell.chosen") ?? view.querySelector("a.cell");
  cell?.setAttribute("tabindex", "0");
}

// Scroll the current action into view.
function showMode() {
  const modes = document.getElementById("modes");
  const on = modes.querySelector("[aria-current]");
  if (on) modes.scrollLeft = on.offsetLeft - (modes.clientWidth - on.offsetWidth) / 2;
}

rove();
showMode();
