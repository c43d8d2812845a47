// "Take it along": load the judge onto this device, so that it answers where no server does; and remove it again.
// Nothing is loaded before somebody asks for it or has installed the app.
import { answersHere, choice, choose, registerJudge, registerKeeper } from "./carried.js";
import { say } from "./words.js";

const part = document.querySelector("[data-carry]");
const told = part.querySelector("[role=status]");
const [take, remove] = ["take", "remove"].map((name) => part.querySelector(`[data-${name}]`));
const progress = new BroadcastChannel("pocket");
const IDLE = 10_000; // milliseconds after which an installed app loads by itself
const READY = "/pocket/docs"; // kept when the judge has started and the docs are there

const able = "serviceWorker" in navigator && window.isSecureContext && "WebAssembly" in window && "DecompressionStream" in window;
const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;

function show(words, { loading = false, ready = false } = {}) {
  told.textContent = words;
  take.hidden = loading || ready;
  remove.hidden = !loading && !ready;
}

let loading = false;

async function begin() {
  loading = true;
  choose("yes");
  navigator.storage?.persist?.(); // A browser that is short of space then asks before it deletes anything.
  show(say("carry-loading", { loaded: 0, sum: part.dataset.carry }), { loading });
  try {
    const registration = await registerJudge();
    follow(registration.installing ?? registration.waiting ?? registration.active);
  } catch {
    give(say("carry-impossible"));
  }
}

function follow(worker) {
  const look = () => {
    if (worker.state === "activated") worker.postMessage("wake");
    if (worker.state === "redundant" && loading) give(say("carry-failed"));
  };
  worker.addEventListener("statechange", look);
  look();
}

progress.addEventListener("message", ({ data }) => {
  if (!loading) return;
  if (data.sum) show(say("carry-loading", { loaded: megabytes(data.loaded), sum: megabytes(data.sum) }), { loading });
  if (data.failed) give(say("carry-impossible"));
  if (data.docs) ready();
});

function ready() {
  loading = false;
  show(say("carry-ready"), { ready: true });
}

// Back to the worker that keeps pages. Tables that are stored here stay.
async function give(words) {
  loading = false;
  choose("no");
  try {
    await registerKeeper();
    for (const name of await caches.keys()) if (name.startsWith("pocket-")) await caches.delete(name);
    show(words);
  } catch {
    choose("yes");
    show(say("no-answer"), { ready: true });
  }
}

const installed = () => matchMedia("(display-mode: standalone)").matches && choice() === "" && !navigator.connection?.saveData;

async function look() {
  part.hidden = false;
  if (answersHere() && (await caches.match(READY))) ready();
  else if (choice() === "yes") begin();
  else if (installed()) setTimeout(() => requestIdleCallback(begin), IDLE);
}

take.addEventListener("click", begin);
remove.addEventListener("click", () => give(say("carry-removed")));
if (able && document.documentElement.dataset.pocket === undefined) look();
