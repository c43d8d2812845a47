// Which space lies in the direction of an arrow key. In hexes that stand on a corner's side there is
// none straight to the left or right: there a row goes down and up by turns, so that it stays level.
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isStep = (key) => key in steps;

export function stepped(space, key, view) {
  const [c, r] = space.split(",").map(Number);
  const [across, down] = steps[key];
  const even = ((c % 2) + 2) % 2 === 0;
  const level = across && view.dataset.cells === "hexes" ? (across > 0 ? -!even : +even) : 0;
  return `${c + across},${r + down + level}`;
}
