// A long press, a right click or the key `i` on the board opens the description of the space or figure there. Without
// this the links in the panel do.

const view = document.getElementById("view");

function tell(place) {
  const { figure, component, space } = place.dataset;
  const at = figure ?? component ?? `@${space}`;
  const there = `${location.pathname.replace(/\/$/, "")}/about?at=${encodeURIComponent(at)}`;
  htmx.ajax("GET", there, { target: "#about", swap: "innerHTML" }).then(show);
}

function show() {
  const told = document.querySelector("#about summary");
  told?.scrollIntoView({ block: "nearest" });
  told?.focus({ preventScroll: true });
}

const pointed = (event) => event.target.closest("[data-space], [data-at]");

view?.addEventListener("contextmenu", (event) => {
  const place = pointed(event);
  if (!place) return;
  event.preventDefault();
  tell(place);
});

view?.addEventListener("keydown", (event) => {
  const place = pointed(event);
  if (event.key !== "i" || !place || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  tell(place);
});
