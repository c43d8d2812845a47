// Keys of the whole page: `?` lists them, Escape clears the selection.

const dialog = document.getElementById("keys");
const main = document.getElementById("main");

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-show-keys]")) dialog.showModal();
});

function clear() {
  const now = new URLSearchParams(location.search);
  if (!now.has("from") && !now.has("to")) return;
  const ask = now.get("ask");
  const there = location.pathname + (ask ? `?${new URLSearchParams({ ask })}` : "");
  htmx.ajax("GET", there, { target: "#verdict", swap: "outerHTML" });
}

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, dialog");
  if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "?") dialog.showModal();
  else if (event.key === "Escape" && main.matches("[hx-target]")) clear();
  else return;
  event.preventDefault();
});
