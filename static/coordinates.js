// The letters and numbers of a board of squares stay at the edges of the view while the board moves
// under them, and keep their size whatever the size of the board. Boards without them have no rails.

const view = document.getElementById("view");
const stage = view.parentElement;

const THICK = 22; // pixels that a rail is wide
const APART = 18; // pixels that two names need at least

function rail(name) {
  const made = document.createElement("div");
  made.className = `rail ${name}`;
  made.setAttribute("aria-hidden", "true");
  return made;
}

const rails = { columns: rail("columns"), rows: rail("rows") };
view.after(rails.columns, rails.rows);

const board = () => view.querySelector("svg.board");
let named = null; // the board whose names the rails have
let names = { columns: [], rows: [] };

// The names as the picture has them: those of columns are in one line, those of rows in another.
function read(picture) {
  const found = [...picture.querySelectorAll(".coordinate:not(.small)")].map((one) => ({
    text: one.textContent, x: Number(one.getAttribute("x")), y: Number(one.getAttribute("y")),
  }));
  const top = Math.min(...found.map((one) => one.y));
  names = { columns: found.filter((one) => one.y === top), rows: found.filter((one) => one.y !== top) };
  for (const [way, rail] of Object.entries(rails)) {
    rail.replaceChildren(...names[way].map(({ text }) => Object.assign(document.createElement("span"), { textContent: text })));
    rail.hidden = !names[way].length;
  }
  view.classList.toggle("pinned", found.length > 0);
}

// How much of the view the rails lie over.
export const covered = () => (view.classList.contains("pinned") ? THICK : 0);

function lay() {
  const picture = board();
  if (!picture) return;
  if (picture !== named) read(picture);
  named = picture;
  if (!covered()) return;
  const [seen, box, around, frame] = [view, picture, stage].map((one) => one.getBoundingClientRect()).concat(picture.viewBox.baseVal);
  const size = box.width / frame.width;
  const place = { columns: ({ x }) => box.left + (x - frame.x) * size, rows: ({ y }) => box.top + (y - frame.y) * size };
  const start = { columns: around.left, rows: around.top };
  for (const way of ["columns", "rows"]) {
    const places = names[way].map(place[way]);
    const every = Math.ceil(APART / Math.max(1, (places[1] ?? Infinity) - places[0]));
    const first = seen[way === "columns" ? "left" : "top"] + THICK;
    const last = seen[way === "columns" ? "right" : "bottom"];
    [...rails[way].children].forEach((span, number) => {
      const at = places[number];
      span.hidden = at < first || at > last || (number + 1) % every !== 0 && every > 1;
      span.style.setProperty("--at", `${(at - start[way]).toFixed(1)}px`);
    });
  }
  // A rail lies at the board's own edge as long as that is seen.
  rails.columns.style.setProperty("--edge", `${Math.max(seen.top, box.top - frame.y * size - THICK) - around.top}px`);
  rails.rows.style.setProperty("--edge", `${Math.max(seen.left, box.left - frame.x * size - THICK) - around.left}px`);
  rails.columns.style.setProperty("--from", `${Math.max(seen.left, box.left) - around.left}px`);
  rails.columns.style.setProperty("--long", `${Math.min(seen.right, box.right) - Math.max(seen.left, box.left)}px`);
  rails.rows.style.setProperty("--from", `${Math.max(seen.top, box.top) - around.top}px`);
  rails.rows.style.setProperty("--long", `${Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top)}px`);
}

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
