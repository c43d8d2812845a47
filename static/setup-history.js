// Undo, redo and the history are forms that the server answers; here they are sent without leaving
// the page. What would take back another's change is asked about first.
import { link, renew, take, tell } from "./setup-send.js";
import { send } from "./outbox.js";
import { keep } from "./tables.js";
import { enqueue } from "./task-queue.js";
import { say } from "./words.js";

const main = document.getElementById("main");

async function sent(form, fields) {
  const answer = await send(form.action, fields, say(form.action.endsWith("/redo") ? "redo" : "undo"));
  if (!answer) return tell(say("sent-later"), true);
  if (answer.ok) {
    if (await take(answer)) tell(say(form.action.endsWith("/redo") ? "done-again" : "taken-back"));
    return undefined;
  }
  const { says, ask } = await answer.json();
  if (ask && confirm(say("do-it", { says }))) return sent(form, { ...fields, asked: "1" });
  return tell(says, true);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-way]")) return;
  event.preventDefault();
  const form = event.target;
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  enqueue(() => sent(form, fields));
});

const press = (id) => () => {
  const button = document.getElementById(id);
  if (!button.disabled) button.form.requestSubmit(button);
};
export const back = press("undo");
export const forth = press("redo");

// The lines of the history come when it is opened, and anew after each change as long as it is.
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

// A kept table is among "your tables" from its first change on.
function note() {
  if (main.dataset.ref && main.dataset.number) keep(main.dataset.ref, link(), main.dataset.title);
}
main.addEventListener("setup:shown", note);
note();

document.addEventListener("live:changed", async ({ detail }) => {
  await renew(detail.number);
  detail.shown();
});
