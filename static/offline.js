// Offline use: ask the service worker to cache pages, say when there is no network, and mark what needs the server.
import { answersHere, register } from "./carried.js";
import { flush, onlyInMemory } from "./outbox.js";
import { say } from "./words.js";

const root = document.documentElement;
const banner = document.getElementById("network");
const ASKS = "#view a[href], .modes a, .reserve a, .menu a, .cases a, .as-table a, .about-links a, main form button:not([type=button])";
const QUIET = 250;
const EVERY = 5000; // how often a lost server is looked for
const LATER = 4000;

// A stored table can be changed offline: changes wait and are sent later.
const WAITS = ".setup[data-number], #verdict[data-number] .doing";
const SAID = banner.textContent;

// Whether this page comes from the judge on this device, or will in a moment.
const carried = root.dataset.pocket !== undefined || root.dataset.made !== undefined;

// Whether questions are answered without the server.
const answered = () => carried || answersHere();

// Whether this page comes from the cache instead of the server.
const stale = root.dataset.offline !== undefined;

// Show or hide the message and the marks.
function show(offline) {
  const before = root.dataset.offline !== undefined;
  banner.textContent = document.querySelector(WAITS) ? say("no-network") : SAID;
  if (offline) root.dataset.offline = "";
  else delete root.dataset.offline;
  banner.hidden = !offline;
  // The board makes room for the words.
  root.style.setProperty("--banner", `${banner.offsetHeight}px`);
  if (before !== offline) window.dispatchEvent(new Event("resize"));
  for (const one of document.querySelectorAll(ASKS)) {
    if (offline && !one.closest(WAITS)) one.setAttribute("aria-disabled", "true");
    else one.removeAttribute("aria-disabled");
  }
  for (const section of document.querySelectorAll("[data-asked]")) list(section, offline);
}

const offline = () => root.dataset.offline !== undefined;

for (const kind of ["click", "submit"]) {
  document.addEventListener(kind, (event) => {
    const asks = kind === "submit" ? event.target.closest?.("main form") : event.target.closest?.(ASKS);
    if (!offline() || !asks || asks.method === "dialog" || asks.closest(WAITS)) return;
    event.preventDefault();
    event.stopPropagation();
    banner.classList.remove("again");
    requestAnimationFrame(() => banner.classList.add("again"));
  }, { capture: true });
}

// The server is back: replace a cached page with the real one, unless another page is already loading, which a reload
// would cancel.
let leaving = false;

async function back() {
  show(false);
  if (!stale) return;
  await flush(); // what only this page knows goes out first
  if (!leaving && !onlyInMemory()) location.reload();
}

async function seek() {
  if (!offline() || document.visibilityState !== "visible") return;
  try {
    if ((await fetch("/offline.json", { method: "HEAD", cache: "no-store" })).ok) back();
  } catch {
    // Not yet.
  }
}

setInterval(seek, EVERY);
window.addEventListener("beforeunload", () => { leaving = true; });
window.addEventListener("pageshow", () => { leaving = false; });
// A browser reports being online as soon as it has any network; only the server's answer counts.
window.addEventListener("online", seek);
window.addEventListener("offline", () => answered() || show(true));
document.body.addEventListener("htmx:sendError", (event) => {
  if (!answered()) show(true);
  // A rule that can't be opened in place is in the cached docs.
  const path = event.detail.pathInfo?.requestPath ?? "";
  if (path.startsWith("/rules/")) location.assign(path);
});
document.body.addEventListener("htmx:afterOnLoad", () => offline() && show(false));

// The tables that were asked about last, for the pages that have a list of them.
const KEY = "asked";

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept.filter(({ link }) => /^\/table\/[^/]+$/.test(link.split("?")[0])) : [];
  } catch {
    return [];
  }
}

function list(section, shown) {
  const tables = shown ? read() : [];
  section.hidden = !tables.length;
  section.querySelector("ul").replaceChildren(...tables.map(({ link, title }) => {
    const item = document.createElement("li");
    const anchor = document.createElement("a");
    anchor.href = link;
    anchor.textContent = title;
    item.append(anchor);
    return item;
  }));
}

function remember() {
  const here = { link: location.pathname + location.search, title: document.title.split(" · ")[0] };
  const others = read().filter(({ link }) => link.split("?")[0] !== location.pathname);
  try {
    localStorage.setItem(KEY, JSON.stringify([here, ...others].slice(0, 6)));
  } catch {
    // Storage is full or not allowed: there is no list.
  }
}

let waiting = 0;

function keep() {
  if (offline() || !/^\/table\/[^/]+$/.test(location.pathname)) return;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    remember();
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: location.href });
  }, QUIET);
}

// A browser ends a worker that is idle for half a minute, and to start Python again takes seconds.
const AWAKE = 20_000;

function wake() {
  if (document.visibilityState === "visible") navigator.serviceWorker.controller?.postMessage("wake");
}

function keepAwake() {
  wake();
  // A browser that is short of space then asks before it deletes stored tables.
  if (location.pathname.startsWith("/table/edit~")) navigator.storage?.persist?.();
  setInterval(wake, AWAKE);
  document.addEventListener("visibilitychange", wake);
}

if (answersHere() && root.dataset.pocket !== "alone" && root.dataset.made === undefined) import("./beside.js");
if (stale || !answered()) show(offline() || !navigator.onLine);
if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", async () => {
    if (carried) return keepAwake();
    try {
      await register();
    } catch {
      return; // Not allowed here: everything else works.
    }
    if (answersHere()) return; // No other worker keeps pages then.
    keep();
    document.body.addEventListener("htmx:afterSettle", (event) => event.target.id === "verdict" && keep());
    setTimeout(async () => {
      if (navigator.connection?.saveData) return;
      (await navigator.serviceWorker.ready).active?.postMessage({ docs: true });
    }, LATER);
  });
}
