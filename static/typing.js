// Keep what is typed while an answer is loading, because the answer replaces the form.
import { isTapping } from "./board.js";

const FORMS = "#asking, .missing form";
const fields = () => [...document.querySelectorAll(":is(#asking .fields, .missing) :is(input, select, textarea)[name]")].filter(({ type }) => type !== "hidden");
const ticked = ({ type }) => type === "checkbox" || type === "radio";
// A number that is missing has a field in each form.
const called = (field) => [field.closest(".missing") ? "missing" : "", field.name, ticked(field) ? field.value : ""].join(" ");
const held = (field) => (ticked(field) ? field.checked : field.value);

const sent = new WeakMap(); // by request: what the form held when it was sent
let since = []; // what was filled in since, and whether one was still at it
let early = null; // what was to be sent before the answer to a tap was there: its button, if it was one with a value

// A form sent right after a tap would have outdated places: send the new form instead.
function hold(event, form, button) {
  if (!isTapping() || !form.matches?.(FORMS)) return;
  event.preventDefault();
  early = { name: button?.name, value: button?.value };
}

document.body.addEventListener("htmx:beforeRequest", (event) => hold(event, event.detail.elt, event.detail.requestConfig.triggeringEvent?.submitter));
document.addEventListener("submit", (event) => hold(event, event.target, event.submitter));

document.body.addEventListener("htmx:beforeRequest", ({ detail }) => {
  sent.set(detail.xhr, new Map(fields().map((field) => [called(field), held(field)])));
});

document.body.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const before = sent.get(detail.xhr) ?? new Map();
  since = fields()
    .filter((field) => before.has(called(field)) && before.get(called(field)) !== held(field))
    // Of several options one is chosen: the others are deselected by it.
    .filter((field) => field.type !== "radio" || field.checked)
    .map((field) => [called(field), held(field), field === document.activeElement && !ticked(field)]);
});

// The same button in the new form, such as a card that is tapped.
const pressed = ({ name, value }) => [...document.querySelectorAll(`:is(${FORMS}) button[name]`)].find((one) => one.name === name && one.value === value);

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id !== "verdict") return;
  const wasEarly = early;
  early = null;
  for (const [name, value, writing] of since.splice(0)) {
    const field = fields().find((one) => called(one) === name);
    if (!field || held(field) === value) continue;
    if (ticked(field)) field.checked = value;
    else field.value = value;
    // A browser fires no change event for values set by script.
    const tell = () => field.dispatchEvent(new Event("change", { bubbles: true }));
    if (writing && !wasEarly) field.addEventListener("blur", tell, { once: true });
    else tell();
    // A number that is kept with the table is sent by its button alone.
    if (wasEarly && field.form.method === "post") field.form.requestSubmit();
  }
  if (wasEarly?.name) pressed(wasEarly)?.click();
});
