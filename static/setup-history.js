// Undo, redo and the history are forms that the server answers; here they are sent without leaving
// the page. What would take back another's change is asked about first.
import { reason, send as post } from "./outbox.js";
import { link, renew, showOutcome, tell } from "./setup-send.js";
import { keep } from "./tables.js";
import { enqueue } from "./task-queue.js";
import { say } from "./words.js";

const main = document.getElementById("main");

const isRedo = (form) => form.action.endsWith("/redo");

const send = (form, fields) => post(form.action, fields, { words: say(isRedo(form) ? "redo" : "undo"), table: main.dataset.title });

// An answer says what was done, refuses, or asks; the question's number says which events it covers.
async function show(form, fields, { went, answer }) {
  if (went === "answered" && !answer.ok) {
    const { refused, asked } = await reason(answer);
    if (asked === undefined || !confirm(say("do-it", { says: refused }))) return tell(refused, true);
    return show(form, fields, await send(form, { ...fields, asked }));
  }
  if (await showOutcome({ went, answer })) tell(say(isRedo(form) ? "done-again" : "taken-back"));
  return undefined;
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-way]")) return;
  event.preventDefault();
  const form = event.target;
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  const sending = send(form, fields);
  enqueue(async () => show(form, fields, await sending));
});

const press = (id) => () => {
  const button = document.getElementById(id);
  if (!button.disabled) button.form.requestSubmit(button);
};
export const back = press("undo");
export const forth = press("redo");

// The history is loaded when it is opened, and again after each change while it is open.
async function load() {
  const past = document.getElementById("past");
  const place = past?.open && past.querySelector("[data-load]");
  if (!place) return;
  const answer = await fetch(place.dataset.load, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return;
  const lines = new DOMParser().parseFromString(await answer.text(), "text/html");
  place.replaceWith(...lines.body.childNodes);
}
document.addEventListener("toggle", ({ target }) => target.id === "past" && load(), true);
main.addEventListener("setup:shown", load);

// A stored table is listed in "your tables" from its first change on.
function note() {
  if (main.dataset.ref && main.dataset.number) keep(main.dataset.ref, link(), main.dataset.title, main.dataset.number);
}
main.addEventListener("setup:shown", note);
note();

document.addEventListener("live:changed", async ({ detail }) => {
  await renew(detail.number);
  detail.shown();
});
