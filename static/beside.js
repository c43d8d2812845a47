// Pages of those who took the judge along from a server: tell the worker what is shown, say what waits, and go back to
// the server as soon as it answers.
import { flush, onlyInMemory } from "./outbox.js";
import { say } from "./words.js";

const root = document.documentElement;
const banner = document.getElementById("network");
const main = document.getElementById("main");
// From the server; or from this device: a copy of what the server has ("replica"), or anything else ("beside").
const from = root.dataset.pocket ?? "server";
const EVERY = 5000; // how often a lost server is looked for
const LATER = 60_000; // how long after one attempt to hand a table over comes another
const QUIET = 1500;

const ref = () => location.pathname.match(/^\/table\/((?:edit|look)~[^/]+)/)?.[1];
const tell = (said) => navigator.serviceWorker.controller?.postMessage(said);

// What goes through the outbox can wait for the server; other forms about its tables can't.
const WAITS = "form.doing, [data-way], .setup[data-number] form";
const isLost = (form) => form.matches('[method=post][action^="/table/"]') && !form.matches(WAITS) && !form.closest(".setup[data-number]");

let apart = false;

function setApart(now) {
  const before = apart;
  apart = now;
  banner.textContent = say(document.querySelector(`.setup[data-number], #verdict[data-number][data-ref^="edit~"]`) ? "apart-waits" : "apart");
  banner.hidden = !apart;
  root.toggleAttribute("data-apart", apart);
  root.style.setProperty("--banner", `${banner.offsetHeight}px`);
  if (before !== apart) window.dispatchEvent(new Event("resize"));
  for (const form of main.querySelectorAll("form")) {
    for (const button of form.querySelectorAll("button:not([type=button])")) {
      if (apart && isLost(form)) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  }
}

document.addEventListener("submit", (event) => {
  if (!apart || !isLost(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  banner.classList.remove("again");
  requestAnimationFrame(() => banner.classList.add("again"));
}, { capture: true });

// An answer tells where it comes from.
document.body.addEventListener("htmx:afterOnLoad", ({ detail: { xhr } }) => {
  if (!ref() || from === "beside") return;
  if (xhr.getResponseHeader("X-Replica") !== null) setApart(true);
  else if (apart) back();
});
window.addEventListener("offline", () => ref() && from !== "beside" && setApart(true));

// Leave a page of this device, unless another one is already loading, which a reload would cancel.
let leaving = false;
window.addEventListener("beforeunload", () => { leaving = true; });
window.addEventListener("pageshow", () => { leaving = false; });

async function leave() {
  await flush(); // what only this page knows goes out first
  if (!leaving && !onlyInMemory()) location.reload();
}

let told = -LATER;

function back() {
  if (from === "beside") {
    if (performance.now() - told < LATER) return null; // It is under way, or was refused.
    told = performance.now();
    return tell({});
  }
  if (from === "replica") return leave();
  setApart(false);
  return tell({ ref: ref() });
}

async function seek() {
  if (!(apart || (from === "beside" && ref())) || document.visibilityState !== "visible") return;
  try {
    if ((await fetch("/offline.json", { method: "HEAD", cache: "no-store" })).ok) back();
  } catch {
    // Not yet.
  }
}

setInterval(seek, EVERY);
window.addEventListener("online", seek);

// The server has a table now that was begun on this device.
new BroadcastChannel("pocket").addEventListener("message", ({ data }) => data.handed?.includes(ref()) && leave());

// A copy is made of each table of the server that is shown, and again when it changes.
let quiet = 0;

function shown() {
  clearTimeout(quiet);
  quiet = setTimeout(() => !apart && ref() && tell({ ref: ref() }), QUIET);
}

if (from === "server") {
  tell({ language: root.lang, ref: ref() });
  document.body.addEventListener("htmx:afterSettle", shown);
  main.addEventListener("setup:shown", shown);
}
setApart(from === "replica" || (from === "server" && Boolean(ref()) && !navigator.onLine));
