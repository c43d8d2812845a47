// What htmx cannot do on the board: follow links inside SVG, walk the spaces by arrow keys, and
// bring the ruling into view. Without this the links are plain links.
import { patch, update } from "./board-update.js";
import { enqueue } from "./task-queue.js";
import { look, reveal } from "./view.js";
import { isStep, stepped } from "./walking.js";

const view = document.getElementById("view");

// One tap is answered at a time. A tap that comes meanwhile waits for the new picture, where its
// place leads on from the first: two quick taps are two ends, however slow the line is.
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

// Whoever asks something else meanwhile wants that: the answer to the tap would come too late for it.
// Enter in a field clicks the form's button, too, and asks nothing else.
const isEnter = ({ detail, target }) => detail === 0 && document.activeElement?.matches("#asking input") && target.form === document.activeElement.form;

document.addEventListener("click", (event) => {
  if (!busy || isEnter(event) || !event.target.closest?.("#panel a[href], #panel button, #modes a[href]")) return;
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

// Others have changed the table: what differs came along, or the same question is asked of it as it is now.
document.addEventListener("live:changed", async ({ detail }) => {
  await enqueue(async () => {
    // Unless what was done meanwhile shows that already.
    if (Number(document.getElementById("verdict").dataset.number) >= detail.number) return;
    if (detail.news && patch(detail.news)) return;
    await htmx.ajax("GET", location.href, { target: "#verdict", swap: "outerHTML" });
  });
  detail.shown();
});

// Arrow keys walk from space to space; a figure is where its space is.
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

// The tab key reaches the figures and one space: where one was last, or what was chosen.
let walked = null;

function rove() {
  for (const old of view.querySelectorAll('.cell[tabindex="0"]')) old.setAttribute("tabindex", "-1");
  const cell = view.querySelector(`[data-space="${walked}"]`) ?? view.querySelector(".cell.chosen") ?? view.querySelector("a.cell");
  cell?.setAttribute("tabindex", "0");
}

// The action that is on is in view, however many there are.
function showMode() {
  const modes = document.getElementById("modes");
  const on = modes.querySelector("[aria-current]");
  if (on) modes.scrollLeft = on.offsetLeft - (modes.clientWidth - on.offsetWidth) / 2;
}

rove();
showMode();
