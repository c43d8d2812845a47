// The transform that takes four points of a flat picture to four others, as CSS writes it.

function product(a, b) {
  return a.map((row) => b[0].map((_, k) => row.reduce((sum, value, n) => sum + value * b[n][k], 0)));
}

function adjugate([[a, b, c], [d, e, f], [g, h, i]]) {
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
}

// From the four points of a basis to these four.
function basis(points) {
  const [one, two, three, four] = points.map(([x, y]) => [x, y, 1]);
  const columns = [0, 1, 2].map((row) => [one[row], two[row], three[row]]);
  const parts = product(adjugate(columns), four.map((value) => [value]));
  return columns.map((row) => row.map((value, n) => value * parts[n][0]));
}

export function straighten(from, to) {
  const flat = product(basis(to), adjugate(basis(from)));
  const [[a, b, c], [d, e, f], [g, h, i]] = flat.map((row) => row.map((value) => value / flat[2][2]));
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(", ")})`;
}
