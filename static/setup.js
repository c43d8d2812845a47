// Setting up a table: the keyboard, the forms, and page updates. Fingers and the
// mouse have a module of their own.
import { beside, middle, view } from "./setup-board.js";
import "./setup-gestures.js";
import { choose, copy, copyTap, hand, hold, showChoice, showPlace } from "./setup-hand.js";
import { back, forth } from "./setup-history.js";
import { open, order, tell } from "./setup-send.js";
import { isStep, stepped } from "./walking.js";

const main = document.getElementById("main");

let walked = "0,0"; // the space where the keyboard is

main.addEventListener("setup:shown", ({ detail }) => {
  const { held: kind, heldId, next } = main.dataset;
  const cell = document.activeElement === document.body;
  hold(kind ? { [kind]: heldId } : null, true);
  if (next && next !== hand.piece) choose(next);
  rove();
  if (cell && view.dataset.keys) view.querySelector(`[data-space="${walked}"]`)?.focus({ preventScroll: true });
  if (detail.did) tell(detail.did);
  openForms();
});

// The form of the tab that is chosen.
function openForms() {
  const tab = main.querySelector('[name="group"]:checked')?.value;
  for (const part of main.querySelectorAll(`.maker[data-group="${tab}"]`)) open(part);
}

main.addEventListener("change", ({ target }) => target.name === "group" && openForms());
main.addEventListener("toggle", ({ target }) => target.open && open(target), { capture: true });

document.body.addEventListener("click", (event) => {
  if (event.target.id === "copy") copy();
  const { fill } = event.target.dataset;
  if (fill) event.target.closest("form").elements[fill].value = event.target.value;
});

// Forms are sent like everything else, so that each is in the history. What is set on the selected piece
// is sent as soon as it is chosen.
document.body.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || !main.contains(form) || form.matches("[data-way]")) return;
  event.preventDefault();
  // What was typed there is sent by its change.
  if (!form.matches("#held .naming, #held .options")) order(new FormData(form, event.submitter), event.submitter?.textContent);
});

document.body.addEventListener("change", (event) => {
  const form = event.target.closest("#held form");
  if (form) order(new FormData(form));
});

// The selected piece turns; by key, the next one does as soon as the mouse shows it elsewhere.
function turnIt(next = false) {
  if (hand.held && !next) return order({ do: "turn", ...hand.held });
  hand.turn = (hand.turn + 1) % 4;
  showWalked();
}

function removeIt() {
  if (hand.held) order({ do: "remove", ...hand.held });
  else if (view.dataset.keys) order({ do: "remove", which: `@${walked}` });
}

document.getElementById("turn").addEventListener("click", () => turnIt());
document.getElementById("remove").addEventListener("click", removeIt);

// The keyboard: arrows move between spaces, one of which the tab key reaches.
function rove() {
  if (!view.querySelector(`[data-space="${walked}"]`)) walked = view.querySelector("[data-space]").dataset.space;
  view.querySelector(`[data-space="${walked}"]`).setAttribute("tabindex", "0");
}

function walk(there) {
  const next = there && view.querySelector(`[data-space="${there}"]`);
  if (!next) return;
  view.querySelector(`[data-space="${walked}"]`)?.setAttribute("tabindex", "-1");
  walked = there;
  rove();
  hold(null);
  next.focus();
  showWalked();
}

const showWalked = () => showPlace(view.dataset.keys ? { place: `@${walked}` } : hand.hovered);

view.addEventListener("keydown", (event) => {
  const here = event.target.closest("[data-space]");
  if (!here) return;
  view.dataset.keys = "on";
  walked = here.dataset.space;
  if (isStep(event.key)) {
    event.preventDefault();
    walk(main.dataset.shared === undefined ? stepped(walked, event.key, view) : beside(here, event.key));
  } else if (event.key === "Enter") {
    event.preventDefault();
    if (hand.copying) copyTap(...middle(here));
    else if (hand.piece) order({ do: "put", piece: hand.piece, turn: hand.turn, place: `@${walked}` });
  }
});

const shownTiles = () => [...document.querySelectorAll("#tray [data-piece]")].filter((link) => link.checkVisibility());

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input:not([type=radio]), textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
    event.preventDefault();
    return key === "y" || event.shiftKey ? forth() : back();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "r" && (hand.held || hand.piece)) turnIt(Boolean(hand.hovered));
  else if (key === "r" && view.dataset.keys) order({ do: "turn", which: `@${walked}` });
  else if (key === "delete" || key === "backspace") removeIt();
  else if (key === "escape" || key === "0") choose(hand.piece);
  else if (/^[1-9]$/.test(key)) {
    const link = shownTiles()[key - 1];
    if (link && link.dataset.piece !== hand.piece) choose(link.dataset.piece);
  } else return;
  event.preventDefault();
});

rove();
hand.piece = document.querySelector("#tray [aria-current]")?.dataset.piece ?? null;
if (main.dataset.held) hold({ [main.dataset.held]: main.dataset.heldId }, true);
showChoice();
