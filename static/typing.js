// What is typed while an answer is on its way is kept: the answer brings its form anew.

const fields = () => [...document.querySelectorAll("#asking .fields [name]")].filter(typed);
const typed = (field) => !["checkbox", "radio", "hidden"].includes(field.type);

let sent = new Map(); // what the form held when it was last sent
let since = []; // what was typed since, and whether one was still at it

document.body.addEventListener("htmx:beforeRequest", () => {
  sent = new Map(fields().map((field) => [field.name, field.value]));
});

document.body.addEventListener("htmx:beforeSwap", () => {
  since = fields()
    .filter((field) => sent.has(field.name) && sent.get(field.name) !== field.value)
    .map((field) => [field.name, field.value, field === document.activeElement]);
});

document.body.addEventListener("htmx:afterSettle", () => {
  for (const [name, value, writing] of since.splice(0)) {
    const field = fields().find((one) => one.name === name);
    if (!field) continue;
    field.value = value;
    // A browser tells of no change that it did not see.
    const tell = () => field.dispatchEvent(new Event("change", { bubbles: true }));
    if (writing) field.addEventListener("blur", tell, { once: true });
    else tell();
  }
});
