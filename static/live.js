// Server-sent events of a stored table: the server reports others' changes. If no connection holds, the page polls. A
// phone that slept checks again when it wakes.
import { flush, isLate, waiting } from "./outbox.js";
import "./waiting.js";
import { say } from "./words.js";

const sign = document.getElementById("line");
// The element with the number of the table that the page shows; none if the table isn't stored.
const now = () => document.querySelector("[data-number]")?.dataset;
const EVERY = 2000;

// Where the judge is on this device, tabs tell each other.
const onDevice = ["alone", "beside"].includes(document.documentElement.dataset.pocket);

let line = null;
let asking = null;
let seen = -1;

function show(state) {
  const left = waiting(now().ref).filter(isLate).length;
  sign.dataset.state = state;
  sign.textContent = left ? say("to-send", { state: say(state), left }) : say(state);
  // A narrow bar has room for the number alone.
  if (left) sign.dataset.left = left;
  else delete sign.dataset.left;
}

// Each page registers how to refresh itself; `data-number` is the number it shows.
async function look() {
  if (waiting().length) await flush();
  const answer = await fetch(`/table/${now().ref}/since?after=${seen}`);
  if (!answer.ok) throw new Error("no answer");
  const { number, said } = await answer.json();
  await change(number);
  for (const words of said) tell(words);
  show("live");
}

// The page may be told along with it what is to be shown anew.
async function change(number, news) {
  if (number > Number(now().number)) {
    show("catching");
    await new Promise((shown) => {
      document.dispatchEvent(new CustomEvent("live:changed", { detail: { number, news, shown } }));
      setTimeout(shown, 5000);
    });
  }
  seen = Math.max(seen, number);
}

// Changes are shown at once, unless our own orders must be sent first.
async function hear(news) {
  if (waiting().length) return tried();
  await change(news.number, news);
  return show("live");
}

export function tell(words, ...more) {
  const note = document.getElementById("notice");
  note.replaceChildren(words, ...more);
  note.hidden = !words;
}

async function tried() {
  try {
    await look();
    return true;
  } catch {
    show("offline");
    return false;
  }
}

function poll() {
  clearInterval(asking);
  asking = setInterval(() => document.visibilityState === "visible" && tried(), EVERY);
}

function open() {
  line?.close();
  clearInterval(asking);
  if (onDevice) {
    line ??= new BroadcastChannel("tables");
    line.onmessage = tried;
    tried();
    return;
  }
  if (!window.EventSource) {
    poll();
    return;
  }
  line = new EventSource(`/table/${now().ref}/news?after=${seen}`);
  line.addEventListener("open", () => {
    clearInterval(asking);
    tried();
  });
  line.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  // Looking has the server remember that it was told.
  line.addEventListener("said", ({ data }) => {
    JSON.parse(data).forEach((words) => tell(words));
    tried();
  });
  line.addEventListener("error", () => {
    show(navigator.onLine ? "catching" : "offline");
    // Closed for good, for example because there are too many connections: poll, and try again later.
    poll();
    if (line.readyState === EventSource.CLOSED) setTimeout(open, 30_000);
  });
}

// A table is stored from its first change on; before that there is nothing to watch.
function begin() {
  if (line || asking || !now()) return;
  seen = Number(now().number);
  sign.hidden = false;
  show("catching");
  open();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") tried();
  });
  addEventListener("online", open);
  addEventListener("offline", () => onDevice || show("offline"));
  addEventListener("pagehide", () => line?.close());
  addEventListener("pageshow", (event) => event.persisted && open());
  document.addEventListener("outbox:changed", () => show(sign.dataset.state));
}

document.getElementById("main").addEventListener("setup:shown", begin);
begin();
