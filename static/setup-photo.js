// A photo of the table under the grid. It is read and straightened in the browser and never sent: its four marked
// corners are mapped to the corners of the board.
import { straighten } from "./straighten.js";
import { tell } from "./setup-send.js";
import { say } from "./words.js";

const LARGEST = 1600;

const byId = (id) => document.getElementById(id);
const main = byId("main");
const photo = byId("photo");
const dialog = byId("marking");
const copy = byId("marking-photo");
const outline = byId("marking-lines").querySelector("polygon");
const handles = [...dialog.querySelectorAll("[data-corner]")];
const controls = ["photo-mark", "photo-away", "photo-strength"].map(byId);

// Where the corners are on the photo, as parts of its width and height, clockwise.
let corners = [];

for (const input of document.querySelectorAll("#photos input[type=file]")) {
  input.addEventListener("change", read);
}

async function read(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return;
  try {
    paint(await createImageBitmap(file));
  } catch {
    return tell(say("no-picture"), true);
  }
  corners = [[0.06, 0.06], [0.94, 0.06], [0.94, 0.94], [0.06, 0.94]];
  mark();
}

function paint(image) {
  const scale = Math.min(1, LARGEST / Math.max(image.width, image.height));
  for (const canvas of [photo, copy]) {
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  image.close();
}

function mark() {
  dialog.showModal();
  handles.forEach(place);
}

function place(handle, number) {
  handle.style.left = `${corners[number][0] * 100}%`;
  handle.style.top = `${corners[number][1] * 100}%`;
  outline.setAttribute("points", corners.map(([x, y]) => `${x * 100},${y * 100}`).join(" "));
}

function move(handle, x, y) {
  const number = Number(handle.dataset.corner);
  corners[number] = [x, y].map((part) => Math.max(0, Math.min(1, part)));
  place(handle, number);
}

const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

for (const handle of handles) {
  handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
  handle.addEventListener("pointermove", (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const box = copy.getBoundingClientRect();
    move(handle, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  });
  handle.addEventListener("keydown", (event) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = corners[Number(handle.dataset.corner)];
    move(handle, x + step[0] / 200, y + step[1] / 200);
  });
}

byId("marked").addEventListener("click", () => {
  dialog.close();
  lay();
});
byId("photo-mark").addEventListener("click", mark);
byId("photo-away").addEventListener("click", () => show(false));
byId("photo-strength").addEventListener("input", strengthen);

function strengthen() {
  photo.style.opacity = String(byId("photo-strength").value / 100);
}

function show(on) {
  photo.hidden = !on;
  main.classList.toggle("with-photo", on);
  for (const control of controls) control.disabled = !on;
}

// The marked corners on those of the board; what is outside of them is cut off.
function lay() {
  show(true);
  strengthen();
  const marked = corners.map(([x, y]) => [x * photo.width, y * photo.height]);
  const frame = photo.parentElement.getBoundingClientRect();
  const board = document.querySelector("#picture .ground > rect").getBoundingClientRect();
  const [left, top] = [board.left - frame.left, board.top - frame.top];
  const [right, bottom] = [left + board.width, top + board.height];
  photo.style.width = `${photo.width}px`;
  photo.style.height = `${photo.height}px`;
  photo.style.clipPath = `polygon(${marked.map(([x, y]) => `${x}px ${y}px`).join(", ")})`;
  photo.style.transform = straighten(marked, [[left, top], [right, top], [right, bottom], [left, bottom]]);
}

function again() {
  if (!photo.hidden) lay();
}

new ResizeObserver(again).observe(photo.parentElement);
main.addEventListener("setup:shown", again);
