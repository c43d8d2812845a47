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

// The piece under a point, the topmost first. Bars are thin, so a point beside one counts as well; a
// figure wins over the bar next to it only where the point is on its body.
export function pieceAt(x, y, reach = 7) {
  const [first] = piecesAt(x, y);
  if (first?.matches(".bar") || (first && !first.matches(".slab, .pawn"))) return first;
  if (first?.matches(".pawn") && onBody(first, x, y)) return first;
  for (const [dx, dy] of [[0, 0], [reach, 0], [-reach, 0], [0, reach], [0, -reach]]) {
    const near = piecesAt(x + dx, y + dy).find((piece) => piece.matches(".bar"));
    if (near) return near;
  }
  return first;
}

const onBody = (pawn, x, y) =>
  document.elementsFromPoint(x, y).some((element) => element.matches?.(".body, text") && pawn.contains(element));

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

// The cell that lies beside another in the direction of an arrow key, where cells differ in size.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function beside(cell, key) {
  const [across, down] = WAYS[key];
  const centre = (one) => [one.x + one.width / 2, one.y + one.height / 2];
  const [fromX, fromY] = centre(cell.getBBox());
  const far = (other) => {
    const [x, y] = centre(other.getBBox());
    const ahead = (x - fromX) * across + (y - fromY) * down;
    return ahead < 1 ? Infinity : ahead + 2 * Math.abs((x - fromX) * down + (y - fromY) * across);
  };
  const others = [...view.querySelectorAll("[data-space]")].map((other) => [far(other), other.dataset.space]);
  const [least, space] = others.reduce((best, next) => (next[0] < best[0] ? next : best), [Infinity, null]);
  return least < Infinity ? space : null;
}

// The intersection of the grid that is nearest to a point.
export function cornerAt(x, y) {
  const at = position(x, y);
  return [Math.round(at.x), Math.round(at.y)];
}

// A piece as an order names it, and a room, which is a space with a name.
export function handle(piece) {
  const { figure, component } = piece.dataset;
  return figure === undefined ? { component } : { figure };
}

export function roomAt(x, y) {
  const space = cellAt(x, y)?.dataset.space;
  return space && !/^-?\d+,-?\d+$/.test(space) ? { component: `zone:${space}` } : null;
}

export function elementOf({ figure, component }) {
  if (figure !== undefined) return view.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
  return component.startsWith("zone:")
    ? view.querySelector(`[data-space="${CSS.escape(component.slice(5))}"]`)
    : view.querySelector(`[data-component="${CSS.escape(component)}"]`);
}

export const same = (a, b) => Boolean(a && b) && a.figure === b.figure && a.component === b.component;

// Whether a tap on a piece selects it, although another is in hand that could stand there. Where several may
// stand in one place, a figure goes beside those of other kinds.
export function alike(found, tile) {
  const { snap, group, over } = tile.dataset;
  if (found.matches(".pawn")) {
    if (snap !== "space" || main.dataset.shared === undefined) return snap === "space";
    return group === "figures" && face(found) === face(tile.querySelector(".icon .pawn"));
  }
  if (found.matches(".bar")) return snap === "edge" && !(over && found.matches(`.${over}`));
  if (!found.matches(".sign")) return false;
  return tile.querySelector(".icon .sign")?.classList[1] === found.classList[1];
}

const face = (pawn) => pawn?.querySelector("text")?.textContent;

// Whether a piece looks otherwise when it is turned.
export function turns(found) {
  if (found.matches(".bar, .sign.camera")) return true;
  const box = found.querySelector(".face")?.getBBox();
  return Boolean(box) && Math.abs(box.width - box.height) > 1;
}
