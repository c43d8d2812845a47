// On a phone the panel is a bottom sheet over the board: it peeks out with the answer, covers half,
// or all. It grows by itself when there is more to read, and shrinks only when someone drags it.
import { reveal } from "./view.js";
import { say } from "./words.js";

const main = document.getElementById("main");
const panel = document.getElementById("panel");
const body = panel.querySelector(".sheet-body");
const grip = document.getElementById("grip");
// A phone on its side has the panel beside the board, see table.css.
const narrow = window.matchMedia("(max-width: 800px) and (min-height: 501px), (max-width: 559px)");

const HEIGHTS = ["peek", "half", "full"];
const LEAST = 104;
const BOARD = 230; // pixels that the board keeps while something is filled in

let at = "peek";
let byHand = false; // whether somebody has pulled it
let before = null; // how high it was before somebody typed
let answering = false; // whether an answer is just being put in place

// An answer, a number that it waits for, or a form that is all there is left to do.
const asked = () => document.querySelector("#verdict[data-ask], #verdict .missing, #verdict h1[data-fills]") !== null;

// What is decided now of all that a deed causes: how it turned out, or what is asked for.
function decision() {
  const now = body.querySelector(".deed .now");
  if (!now || fits(now)) return now;
  return now.querySelector(".verbs, .doing") ?? now.querySelector(".missing, .asking") ?? now;
}

const depth = (last) => (last ? last.getBoundingClientRect().bottom - body.getBoundingClientRect().top + body.scrollTop : 0);

// Notices above the answer take part of the sheet.
const head = () => body.offsetTop;

// The board gets half of the screen below the figures off the map, unless the screen is too low for both.
// What is filled in or drawn one by one needs more: as much of it is in view as leaves the board some room.
const strip = () => document.getElementById("view").offsetTop;

// A number that is missing, or cards and dice as long as there are some to tap.
const fields = () => body.querySelector("#verdict .missing") ?? body.querySelector("#verdict:not(:has(form.doing)) .taps:not(.faces):has(.tap)");

// The button that does what was judged lies over the foot of the sheet: the facts are read above it.
function facts() {
  const button = body.querySelector("#verdict > .answer ~ form.doing");
  return button ? depth(body.querySelector("#verdict > .facts:has(*)") ?? body.querySelector(".reason")) + button.offsetHeight : 0;
}

function most() {
  const half = Math.max(main.clientHeight - window.innerHeight / 2 - strip(), 208);
  const needed = head() + Math.max(depth(fields()), facts()) + 12;
  return Math.max(half, Math.min(needed, main.clientHeight - BOARD));
}

const down = (last) => head() + depth(last) + 18;
const fits = (last) => down(last) <= most();

// Down to the reason, to what is asked for, to what is decided, or to the actions of a piece's card.
function peek() {
  const tip = body.querySelector(".piece-card .measure");
  const card = tip && fits(tip) ? tip : body.querySelector(".piece-card .verbs");
  const start = body.querySelector("#verdict > h1.hint + .doing");
  const last = decision() ?? card ?? start ?? body.querySelector(".reason") ?? body.querySelector("h1, .problem");
  return Math.min(Math.max(LEAST, down(last)), most());
}

function pixels(height) {
  const all = main.clientHeight;
  return { peek: peek(), half: decision() ? peek() : most(), full: all - 8 }[height];
}

function lay(tall) {
  main.style.setProperty("--sheet", `${Math.round(tall)}px`);
}

// The board keeps the room above the sheet, except where the sheet covers all of it.
function put(height) {
  at = height;
  panel.dataset.height = at;
  grip.setAttribute("aria-expanded", String(at !== "peek"));
  grip.setAttribute("aria-label", say(at === "full" ? "less" : "more"));
  lay(pixels(at));
  // The decision is always in view, however long the list above it.
  body.scrollTop = Math.max(body.scrollTop, head() + depth(decision()) + 8 - pixels(at));
  main.style.setProperty("--board-room", `${Math.round(main.clientHeight - Math.min(pixels(at), pixels("half")))}px`);
  if (at === "peek" && !decision()) body.scrollTop = 0;
}

export function atLeast(height) {
  if (!narrow.matches) return;
  put(HEIGHTS[Math.max(HEIGHTS.indexOf(at), HEIGHTS.indexOf(height))]);
}

function by(steps) {
  byHand = true;
  before = null;
  put(HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(at) + steps))]);
  if (at !== "full") reveal();
}

// Pulling: the sheet follows, and rests at the height that is nearest to where it was going.
let pull = null;

grip.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  pull = { y: event.clientY, tall: panel.clientHeight, last: event.clientY, time: event.timeStamp, speed: 0, on: false };
  grip.setPointerCapture(event.pointerId);
});

grip.addEventListener("pointermove", (event) => {
  if (!pull) return;
  if (Math.abs(event.clientY - pull.y) > 5) pull.on = true;
  if (!pull.on) return;
  const passed = Math.max(1, event.timeStamp - pull.time);
  pull.speed = (pull.last - event.clientY) / passed;
  Object.assign(pull, { last: event.clientY, time: event.timeStamp });
  panel.classList.add("pulled");
  lay(Math.max(LEAST / 2, Math.min(pixels("full"), pull.tall + pull.y - event.clientY)));
});

// A pull is not a scroll: otherwise the browser would add momentum and treat the next tap as stopping it.
grip.addEventListener("touchmove", (event) => event.cancelable && event.preventDefault(), { passive: false });

function release() {
  if (!pull) return;
  const { on, speed } = pull;
  pull = null;
  panel.classList.remove("pulled");
  if (!on) return;
  const going = panel.clientHeight + speed * 160;
  const far = (height) => Math.abs(pixels(height) - going);
  byHand = true;
  before = null;
  put(HEIGHTS.reduce((best, height) => (far(height) < far(best) ? height : best)));
  if (at !== "full") reveal();
  dragged = true;
  setTimeout(() => { dragged = false; });
}

let dragged = false;
grip.addEventListener("pointerup", release);
grip.addEventListener("pointercancel", release);

grip.addEventListener("click", () => {
  if (!dragged) by(at === "full" ? -2 : 1);
});

grip.addEventListener("keydown", (event) => {
  const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!steps) return;
  event.preventDefault();
  by(steps);
});

// Whether the answer belongs to a form that somebody is filling in: then it stays where it is.
// With the last card tapped it is complete: then its beginning is seen.
const filled = ({ detail }) => {
  const form = detail.requestConfig?.elt?.closest?.("#asking, .missing");
  // What is cleared is tapped again, above.
  if (detail.requestConfig?.triggeringEvent?.submitter?.name === "take-back") return false;
  // A number that is missing now stands above what was filled in.
  const asksBack = form?.id === "asking" && body.querySelector("#verdict .missing") !== null;
  return Boolean(form) && !asksBack && !completed(detail);
};
const completed = ({ requestConfig }) =>
  Boolean(requestConfig.triggeringEvent?.submitter?.matches?.(".tap")) && body.querySelector("#verdict form.doing .primary") !== null;

// What was opened in the panel is to be read, and who types there needs all of it.
document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id === "verdict") fresh(filled(event), wasTyped(event));
  // Parts that come with every answer were not opened by the user.
  else if (main.classList.contains("sheeted") && body.contains(event.target) && !event.target.matches("#further, #cases")) atLeast("half");
});

// The board is needed: to tap on it, or to see what was asked about.
const wantsTap = () => body.querySelector("#verdict h1.hint:not([data-fills])") !== null && body.querySelector("#verdict .missing") === null;

// With the last thing filled in it can be done: then how it turns out is seen. The button stays in sight.
// Some forms can be done half filled in: there a number that was typed last and changes the outcome shows it.
const TYPED = "input:not([type=radio], [type=checkbox])";
let ready = false;
let told = "";

const wasTyped = ({ detail }) => Boolean(detail.requestConfig?.triggeringEvent?.target?.matches?.(TYPED));

function showOutcome(typed) {
  const [was, before] = [ready, told];
  ready = body.querySelector("#verdict > form.doing") !== null;
  const outcome = body.querySelector("#verdict > h1.answer");
  told = outcome?.textContent ?? "";
  if (!ready || !outcome || (was && !(typed && told !== before))) return;
  if (!document.activeElement?.matches(`#verdict ${TYPED}`)) panel.scrollTop = body.scrollTop = 0;
}

// A new answer: its beginning is seen, and so is the board.
function fresh(filling, typed) {
  answering = true;
  setTimeout(() => { answering = false; });
  if (!filling) panel.scrollTop = body.scrollTop = 0;
  if (!main.classList.contains("sheeted")) {
    settle(filling, typed);
    // Beside a low board, too, what is decided is seen.
    const decided = decision()?.getBoundingClientRect().bottom ?? 0;
    panel.scrollTop += Math.max(0, decided + 8 - panel.getBoundingClientRect().bottom);
    return;
  }
  if (before) at = before;
  before = null;
  if (!filling) put(wantsTap() ? "peek" : roomFor());
  else put(at);
  settle(filling, typed);
  reveal();
}

function settle(filling, typed) {
  if (filling) showOutcome(typed);
  else ready = body.querySelector("#verdict > form.doing") !== null;
}

// Half of the screen for an answer, unless the user has made the sheet smaller; never all of it.
function roomFor() {
  if (asked() && !byHand) return "half";
  return at === "full" ? "half" : at;
}

body.addEventListener("focusin", (event) => {
  // Focus restored after an answer doesn't come from the user.
  if (answering) return;
  if (event.target.matches("input:not([type=radio], [type=checkbox]), textarea")) type();
  else if (event.target.matches(":focus-visible")) atLeast("half");
});

function type() {
  if (!narrow.matches || at === "full") return;
  before = at;
  put("full");
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.('a[href="#more"]') && narrow.matches) atLeast("full");
});

function suit() {
  main.classList.toggle("sheeted", narrow.matches);
  if (narrow.matches) put(asked() && !byHand ? "half" : at);
  reveal(true);
}

// A notice appeared or went away: what is below it needs the same room as before.
new MutationObserver(() => {
  if (!narrow.matches) return;
  put(at);
  if (at !== "full") reveal();
}).observe(document.getElementById("notice"), { attributes: true, childList: true });

narrow.addEventListener("change", suit);
window.addEventListener("resize", () => narrow.matches && put(at));
suit();
