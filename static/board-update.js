// A tap changes little on the board: marks, where each place leads, what is chosen. The page tells which
// board it shows, the server then sends only that, and it is put in place here.

const view = document.getElementById("view");
const board = () => view.querySelector("svg.board");

// Which parts the page shows, so that they aren't sent again.
document.body.addEventListener("htmx:configRequest", ({ detail }) => {
  const shown = [...document.querySelectorAll("#picture, #further")].map((part) => part.dataset.version);
  detail.headers["X-Shown"] = shown.join(" ");
});

// How a place is called in links.
function wordOf({ dataset: { figure, component, place, space, word } }) {
  return figure ?? component ?? place ?? word ?? `@${space}`;
}

function hrefOf(link, word, { any, space, cells, pieces }) {
  if (link.dataset.space === undefined) return pieces[word];
  return cells[link.dataset.space] ?? any.replace(space, encodeURIComponent(word));
}

function lead(link, leads) {
  const word = wordOf(link);
  const href = hrefOf(link, word, leads);
  if (href !== undefined) link.setAttribute("href", href);
  const chosen = leads.chosen.includes(word);
  link.classList.toggle("chosen", chosen);
  if (chosen) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}

// Put what was sent in place, if the board itself wasn't.
export function update() {
  const sent = document.querySelector("#marks [data-sent]");
  if (!sent) return;
  for (const layer of sent.querySelectorAll("[data-layer]")) {
    board().querySelector(`[data-layer="${layer.dataset.layer}"]`).replaceChildren(...layer.childNodes);
  }
  const leads = JSON.parse(sent.querySelector("script").textContent);
  for (const link of board().querySelectorAll("a:is([data-figure], [data-component], [data-place], [data-space])")) lead(link, leads);
  sent.remove();
}
