// A tap changes little on the board: the marks, the links and the selection. The page says which board it shows, the
// server sends only those changes, and this script applies them.

const view = document.getElementById("view");
const board = () => view.querySelector("svg.board");

const picture = () => document.getElementById("picture");

// Board changes by others that wait for the answer to the current question: both are shown together, so that no tap
// continues a question that isn't on the page.
let pending = null;
const awaits = () => pending !== null && pending.from === picture().dataset.version;

// Which parts the page shows, so that they aren't sent again.
document.body.addEventListener("htmx:configRequest", ({ detail }) => {
  const board = awaits() ? pending.to : picture().dataset.version;
  detail.headers["X-Shown"] = [board, document.getElementById("further").dataset.version].join(" ");
});

// The name of a place in links.
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

// Apply what was sent, if it isn't a whole board.
export function update() {
  const sent = document.querySelector("#marks [data-sent]");
  if (!sent) return;
  if (awaits()) put(pending);
  for (const layer of sent.querySelectorAll("[data-layer]")) {
    board().querySelector(`[data-layer="${layer.dataset.layer}"]`).replaceChildren(...layer.childNodes);
  }
  const leads = JSON.parse(sent.querySelector("script").textContent);
  for (const link of board().querySelectorAll("a:is([data-figure], [data-component], [data-place], [data-space])")) lead(link, leads);
  sent.remove();
}

const drawn = (markup) => [...new DOMParser().parseFromString(`<svg>${markup}</svg>`, "text/html").querySelector("svg").children];

// Replace the elements of the board that differ, from the last to the first so that indexes stay valid.
function put({ to, elements }) {
  const { children } = board();
  for (const [at, gone, markup] of elements) {
    const after = children[at + gone] ?? null;
    for (let n = 0; n < gone; n += 1) children[at].remove();
    for (const one of drawn(markup)) board().insertBefore(document.adoptNode(one), after);
  }
  picture().dataset.version = to;
  pending = null;
}

// Replace the blocks of the page that differ, and update the table's number.
function renew({ number, did, blocks }) {
  for (const fresh of [...new DOMParser().parseFromString(blocks, "text/html").body.children]) {
    const old = document.getElementById(fresh.id);
    if (old?.id === "verdict") Object.assign(fresh.dataset, old.dataset);
    old?.replaceWith(document.adoptNode(fresh));
    htmx.process(fresh);
  }
  const verdict = document.getElementById("verdict");
  Object.assign(verdict.dataset, { number, did });
  for (const field of document.querySelectorAll("[name=seen]")) field.value = number;
  return verdict;
}

// Apply a patch with others' changes: all of it if there is no question, otherwise the board when the answer has
// arrived. Returns false if the page must be fetched.
export function patch(news) {
  const found = news.boards?.[picture().dataset.version];
  pending = found ? { from: picture().dataset.version, ...found } : null;
  const follows = location.search === "" && document.getElementById("verdict").dataset.number === String(news.from);
  if (!found || !follows) return false;
  document.dispatchEvent(new CustomEvent("live:patching"));
  put(pending);
  htmx.trigger(renew(news), "htmx:afterSettle");
  return true;
}
