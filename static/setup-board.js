// Where on the board something is: from the picture that the server drew, whatever its shape.

const main = document.getElementById("main");
export const view = document.getElementById("view");

const ground = () => view.querySelector(".ground > rect");

// A position in spaces, from a point of the screen.
export function position(x, y) {
  const box = ground().getBoundingClientRect();
  const spaces = (length) => length.baseVal.value / Number(main.dataset.unit);
  const { x: left, y: top, width, height } = ground();
  return {
    x: (spaces(left) + ((x - box.left) / box.width) * spaces(width)).toFixed(3),
    y: (spaces(top) + ((y - box.top) / box.height) * spaces(height)).toFixed(3),
  };
}

// The point of the screen where an element has its middle.
export function middle(element) {
  const box = (element.querySelector(".face") ?? element).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

const inside = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export function onBoard(x, y) {
  return inside(ground().getBoundingClientRect(), x, y) && inside(view.getBoundingClientRect(), x, y);
}

// The piece under a point, the upmost first; small ones also when the point is beside them.
export function pieceAt(x, y, reach = 7) {
  const [first] = piecesAt(x, y);
  if (first && !first.matches(".slab")) return first;
  for (const [dx, dy] of reach ? [[reach, 0], [-reach, 0], [0, reach], [0, -reach]] : []) {
    const near = piecesAt(x + dx, y + dy).find((piece) => piece.matches(".bar"));
    if (near) return near;
  }
  return first;
}

function piecesAt(x, y) {
  if (!inside(view.getBoundingClientRect(), x, y)) return [];
  const found = document.elementsFromPoint(x, y)
    .map((element) => element.closest?.("[data-figure], [data-component]"))
    .filter((piece) => piece && view.contains(piece));
  // A zone lies over many spaces: what stands in it comes first.
  return found.sort((a, b) => a.matches(".zone") - b.matches(".zone"));
}

export const cellAt = (x, y) =>
  document.elementsFromPoint(x, y).map((e) => e.closest?.("[data-space]")).find(Boolean);

// A piece as an order names it.
export function handle(piece) {
  const { figure, component } = piece.dataset;
  return figure === undefined ? { component } : { figure };
}

export function elementOf({ figure, component }) {
  return figure === undefined
    ? view.querySelector(`[data-component="${CSS.escape(component)}"]`)
    : view.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
}

export const same = (a, b) => Boolean(a && b) && a.figure === b.figure && a.component === b.component;

// Whether a piece is one that a chosen piece of this snap would stand in place of.
export function alike(found, snap) {
  return found.matches(".pawn") ? snap === "space" : found.matches(".bar") && snap === "edge";
}

// Whether a piece looks otherwise when it is turned.
export function turns(found) {
  if (found.matches(".bar")) return true;
  const box = found.querySelector(".face")?.getBBox();
  return Boolean(box) && Math.abs(box.width - box.height) > 1;
}

// What a drag moves. A finger on a roof moves the board while pieces are put, not the building.
export function draggable(x, y, putting) {
  const found = pieceAt(x, y);
  return found && !(putting && found.matches(".slab")) ? found : null;
}
