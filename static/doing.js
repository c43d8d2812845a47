// Actions on the table page are sent through the outbox, like changes while setting up: offline they wait and are sent
// later. The last action can be undone by a button or a key.
import { tell } from "./live.js";
import { reason, send } from "./outbox.js";
import { keep } from "./tables.js";
import { enqueue } from "./task-queue.js";
import { say } from "./words.js";

// Whether a first change has just led to this page; unknown if the browser can't store anything.
const justDone = {
  set() {
    try {
      sessionStorage.setItem("just-done", "1");
    } catch {
      // Then the page after it offers no undo of its own; the history does.
    }
  },
  take() {
    try {
      const was = sessionStorage.getItem("just-done");
      sessionStorage.removeItem("just-done");
      return Boolean(was);
    } catch {
      return false;
    }
  },
};

const ref = () => document.getElementById("verdict").dataset.ref;

function button(words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}

// Offered until another question is asked, even if the table is rendered again.
let offered = null;

function offer(words, ...more) {
  tell(words, ...more);
  offered = location.search;
}

document.body.addEventListener("htmx:afterSettle", () => {
  if (offered === null || offered === location.search) return;
  offered = null;
  tell("");
});

const did = () => document.getElementById("verdict").dataset.did || say("done");

const offerUndo = () => offer(did(), button(say("undo"), () => step("undo")));

// An order goes into the outbox at once; its answer is shown in its turn.
function sent(address, fields, { there, ...what }) {
  const told = { ...what, table: document.getElementById("main").dataset.title };
  const sending = send(address, fields, told);
  return enqueue(async () => {
    const how = await sending;
    if (how.went !== "answered" || how.answer.ok) return shown(how, there);
    const { refused, asked } = await reason(how.answer);
    if (asked !== undefined && confirm(say("do-it", { says: refused }))) return shown(await send(address, { ...fields, asked }, told), there);
    tell(refused || say("refused"));
    return false;
  });
}

// Go to the table after an order; true if it was applied.
async function shown({ went, answer }, there) {
  if (went === "answered" || went === "sent") {
    await goTo(there ?? answer?.url ?? location.href);
    return true;
  }
  tell(went === "failed" ? say("no-answer") : ""); // the outbox tells what waits and what was refused
  return false;
}

async function goTo(after) {
  if (new URL(after).pathname === location.pathname) {
    await htmx.ajax("GET", after, { target: "#verdict", swap: "outerHTML" });
  } else {
    justDone.set();
    location.assign(after);
  }
}

// Undoing an action also removes its consequences: nothing is left to ask about.
const afterStep = () => (document.querySelector("#verdict .deed") ? location.origin + location.pathname : location.href);

async function step(way) {
  if (ref() && (await sent(`/table/${ref()}/${way}`, {}, { words: say(way), there: afterStep() }))) {
    if (way === "undo") offer(say("taken-back"), button(say("redo"), () => step("redo")));
    else offer(say("done-again"), button(say("undo"), () => step("undo")));
  }
}

document.addEventListener("submit", async (event) => {
  if (event.defaultPrevented || !event.target.matches("form.doing")) return;
  event.preventDefault();
  const form = event.target;
  const pressed = form.querySelector("button");
  pressed.disabled = true;
  const words = (pressed.querySelector("b") ?? pressed).textContent.trim();
  // A field may be called "action" itself, and would be what form.action is.
  const address = new URL(form.getAttribute("action"), location.href).href;
  const made = await sent(address, new FormData(form), { words, touches: form.dataset.touches });
  pressed.disabled = form.classList.contains("waiting");
  if (made) offerUndo();
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, dialog");
  if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  step(event.shiftKey ? "redo" : "undo");
});

if (justDone.take() && ref()) offerUndo();

// A stored table is among "your tables", with the time when it was last used, whichever link opened it.
if (ref()) keep(ref(), `/table/${ref()}${ref().startsWith("edit~") ? "/setup" : ""}`, document.getElementById("main").dataset.title, document.getElementById("verdict").dataset.number);
