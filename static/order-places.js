// The piece and the place of an order on the board, and the name of that place.

const view = document.getElementById("view");
export const unit = () => Number(view.dataset.unit);

export function pieceOf(board, { figure, component }) {
  if (figure !== undefined) return board.querySelector(`[data-figure="${CSS.escape(figure)}"]`);
  return component === undefined ? null : board.querySelector(`[data-component="${CSS.escape(component)}"]`);
}

export const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
const holds = ({ x, y, width, height }, [left, top]) => left >= x && left <= x + width && top >= y && top <= y + height;

export const cellCalled = (board, name) => board.querySelector(`[data-space="${CSS.escape(name.replace("@", ""))}"]`);

const within = (board, at) => [...board.querySelectorAll(".cell")].find((cell) => holds(cell.getBBox(), at));

const position = ({ x, y }) => (x === undefined ? null : [x * unit(), y * unit()]);

function cellOf(board, order) {
  if (order.place) return cellCalled(board, order.place);
  const at = position(order);
  return at && within(board, at);
}

// The place that an order names, in the units of the board: the middle of a cell, or a position.
export function placeOf(board, order, inCell = true) {
  const cell = (inCell || order.place) && cellOf(board, order);
  return cell ? middle(cell.getBBox()) : position(order);
}

// As typed, or as named on the board: a cell's label begins with its name.
export function placeName(board, order) {
  if (order.place && !order.place.startsWith("@")) return order.place;
  return cellOf(board, order)?.getAttribute("aria-label")?.split(",")[0] ?? "";
}
