// The letters and numbers of a board stay at the edges of the view while the board moves under them, and
// keep their size whatever the size of the board. Boards without them have no rails. A row of hexes goes
// up and down by half a hex: its number stands between the two, and lines part it from the next ones.

const view = document.getElementById("view");
const stage = view.parentElement;

const THICK = 22; // pixels that a rail is wide
const APART = 18; // pixels that two names need at least

// Along each rail: which side of a box begins and ends it, and which side of the view it lies at.
const WAYS = {
  columns: { axis: "x", start: "left", end: "right", edge: "top" },
  rows: { axis: "y", start: "top", end: "bottom", edge: "left" },
};

function made(name) {
  const rail = document.createElement("div");
  rail.className = `rail ${name}`;
  rail.setAttribute("aria-hidden", "true");
  return rail;
}

const rails = { columns: made("columns"), rows: made("rows") };
view.after(rails.columns, rails.rows);

let named = null; // the picture whose names the rails have
let places = { columns: [], rows: [] }; // where in the picture each name stands
let edges = { x: 0, y: 0 }; // where the board itself begins in the picture

// The names as the picture has them: those of columns are in one line, above those of rows.
function read(picture) {
  const found = [...picture.querySelectorAll(".coordinate:not(.small)")].map((one) => ({
    text: one.textContent, x: Number(one.getAttribute("x")), y: Number(one.getAttribute("y")),
  }));
  const top = Math.min(...found.map((one) => one.y));
  const names = { columns: found.filter((one) => one.y === top), rows: found.filter((one) => one.y !== top) };
  for (const way of Object.keys(WAYS)) {
    places[way] = names[way].map((one) => one[WAYS[way].axis]);
    rails[way].replaceChildren(...names[way].map(({ text }) => Object.assign(document.createElement("span"), { textContent: text })));
    rails[way].hidden = !names[way].length;
  }
  const { x, y } = picture.querySelector(".ground > rect");
  edges = { x: x.baseVal.value, y: y.baseVal.value };
  view.classList.toggle("pinned", found.length > 0);
}

// How much of the view the rails lie over, at its top and at its left; also before they are laid.
export const covered = () => (view.querySelector(".coordinate:not(.small)") ? THICK : 0);

// A rail spans what is seen of the board. It lies at the board's own edge as long as that is seen.
function layRail(way, { seen, box, around, frame, size }) {
  const { axis, start, end, edge } = WAYS[way];
  const across = axis === "x" ? "y" : "x";
  const from = Math.max(seen[start], box[start]) - around[start];
  const own = box[edge] + (edges[across] - frame[across]) * size - THICK;
  const sizes = {
    "--from": from,
    "--long": Math.min(seen[end], box[end]) - around[start] - from,
    "--edge": Math.max(seen[edge], own) - around[edge],
  };
  for (const [name, value] of Object.entries(sizes)) rails[way].style.setProperty(name, `${value.toFixed(1)}px`);
}

// Names are left out where they would touch, or where the other rail lies.
function layNames(way, { seen, box, around, frame, size }) {
  const { axis, start, end } = WAYS[way];
  const [first = 0, second = first] = places[way];
  const step = (second - first || Number(view.dataset.unit)) * size;
  const every = Math.ceil(APART / step);
  rails[way].style.setProperty("--step", `${step.toFixed(1)}px`);
  rails[way].classList.toggle("sparse", every > 1);
  [...rails[way].children].forEach((span, number) => {
    const at = box[start] + (places[way][number] - frame[axis]) * size;
    span.hidden = at < seen[start] + THICK || at > seen[end] || (number + 1) % every !== 0;
    span.style.setProperty("--at", `${(at - around[start]).toFixed(1)}px`);
  });
}

function lay() {
  const picture = view.querySelector("svg.board");
  if (!picture) return;
  if (picture !== named) read(picture);
  named = picture;
  if (!covered()) return;
  const [seen, box, around] = [view, picture, stage].map((one) => one.getBoundingClientRect());
  const frame = picture.viewBox.baseVal;
  const measures = { seen, box, around, frame, size: box.width / frame.width };
  for (const way of Object.keys(WAYS)) {
    layRail(way, measures);
    layNames(way, measures);
  }
}

// Once a frame is enough, however often the board moves.
let waiting = false;

export function pin() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    lay();
  });
}

view.addEventListener("scroll", pin, { passive: true });
new ResizeObserver(pin).observe(view);
