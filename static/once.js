// A form that begins a table is sent once, however often its button is tapped; a page that is gone back to
// can begin another one.
let sent = new WeakSet();

document.addEventListener("submit", (event) => {
  if (event.defaultPrevented) return; // script sends it
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
});
window.addEventListener("pageshow", () => { sent = new WeakSet(); });
