// On a page that was made before the judge is on this device: fetch the judge, and hold every tap until it can answer.
import { say } from "./words.js";

const root = document.documentElement;
const banner = document.getElementById("network");
const progress = new BroadcastChannel("pocket");
const AGAIN = 5000;
let wanted = null; // what to do as soon as there is an answer

function tell(words) {
  banner.textContent = words;
  banner.hidden = !words;
  root.style.setProperty("--banner", `${banner.offsetHeight}px`);
}

const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;

progress.addEventListener("message", ({ data }) => {
  if (data.sum) tell(say("pocket-loading", { loaded: megabytes(data.loaded), sum: megabytes(data.sum) }));
  if (data.failed) tell(say("pocket-failed"));
  if (data.impossible) giveUp();
  if (data.ready) ready();
});

// Everything but a link to another site or to the docs waits.
function hold(event) {
  const link = event.target.closest?.("a[href]");
  const address = link && new URL(link.href);
  if (event.type === "click" && (!link || address.origin !== location.origin || address.pathname.startsWith("/docs/"))) return;
  event.preventDefault();
  event.stopPropagation();
  wanted = link ? () => location.assign(link.href) : () => event.target.requestSubmit(event.submitter);
}

for (const kind of ["click", "submit"]) document.addEventListener(kind, hold, { capture: true });

function letGo() {
  for (const kind of ["click", "submit"]) document.removeEventListener(kind, hold, { capture: true });
}

// Pages that were made beforehand open as on any site.
let impossible = false;

function giveUp() {
  impossible = true;
  letGo();
  tell(say("pocket-impossible"));
}

// The page itself is there already, unless its address asks for more than was made, or for another language.
function ready() {
  letGo();
  tell("");
  if (wanted) wanted();
  else if (root.dataset.made !== location.pathname + location.search || !navigator.language.startsWith(root.lang)) location.reload();
}

// What has been loaded is kept, and the next try continues.
function failed() {
  if (impossible) return;
  tell(say("pocket-failed"));
  setTimeout(begin, AGAIN);
}

async function begin() {
  // Some hosts lead to a folder.
  if (location.pathname !== "/" && location.pathname.endsWith("/")) history.replaceState(null, "", location.pathname.slice(0, -1) + location.search);
  try {
    const registration = await navigator.serviceWorker.register("/pocket.js", { type: "module" });
    registration.installing?.addEventListener("statechange", ({ target }) => target.state === "redundant" && failed());
    await navigator.serviceWorker.ready;
    registration.active.postMessage("wake");
  } catch {
    giveUp();
  }
}

begin();
