// What htmx cannot do on the board: follow links inside SVG, walk the spaces by arrow keys, and
// bring the ruling into view. Without this the links are plain links.

const view = document.getElementById("view");

function follow(link) {
  htmx.ajax("GET", new URL(link.getAttribute("href"), location.href).href, {
    target: "#verdict",
    swap: "outerHTML",
  });
}

view.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (link && plain) {
    event.preventDefault();
    keep(link);
    follow(link);
  }
});

// Arrow keys walk from space to space; a figure is where its space is.
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

view.addEventListener("keydown", (event) => {
  const step = steps[event.key];
  const here = event.target.closest("[data-space], [data-figure]");
  if (!step || !here) return;
  event.preventDefault();
  const [c, r] = place(here);
  spaceAt(c + step[0], r + step[1])?.focus();
});

function place(element) {
  const at = element.dataset.space ?? element.dataset.at;
  return at.split(",").map(Number);
}

function spaceAt(c, r) {
  return view.querySelector(`[data-at="${c},${r}"]`) ?? view.querySelector(`[data-space="${c},${r}"]`);
}

// A new picture keeps the focus where it was.
let kept = null;

function keep(link) {
  const { figure, space } = link.dataset;
  kept = figure ? `[data-figure="${CSS.escape(figure)}"]` : space ? `[data-space="${space}"]` : null;
}

// A new picture shows the whole line.
function showMarks() {
  const marks = view.querySelectorAll(".marks .line, .pawn.chosen, .cell.chosen");
  if (!marks.length) return;
  const boxes = [...marks].map((mark) => mark.getBoundingClientRect());
  const frame = view.getBoundingClientRect();
  const middle = (low, high, start, size) =>
    (Math.min(...boxes.map(low)) + Math.max(...boxes.map(high))) / 2 - start - size / 2;
  view.scrollBy({
    left: middle((b) => b.left, (b) => b.right, frame.left, frame.width),
    top: middle((b) => b.top, (b) => b.bottom, frame.top, frame.height),
  });
}

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.target.id !== "verdict" && event.target.id !== "picture") return;
  if (kept) view.querySelector(kept)?.focus({ preventScroll: true });
  kept = null;
  showMarks();
});

showMarks();
