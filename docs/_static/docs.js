// Leads back from a rule to the table that it was opened from. The browser says which page that was; it is
// kept for this tab, so that the way back is still there some pages later.
const KEPT = "table";
const TABLE = /^\/table\/[^/]+/;

function cameFrom() {
  const page = document.referrer ? new URL(document.referrer) : location;
  const ours = page.origin === location.origin && TABLE.test(page.pathname);
  return ours ? page.pathname + page.search : null;
}

function kept() {
  try {
    const table = cameFrom();
    if (table) sessionStorage.setItem(KEPT, table);
    return sessionStorage.getItem(KEPT);
  } catch {
    return cameFrom(); // a browser that keeps nothing
  }
}

// Opens what a link leads to where the browser does not do so by itself.
function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let closed = target?.closest("details:not([open])");
  if (!closed) return;
  for (; closed; closed = closed.parentElement.closest("details:not([open])")) closed.open = true;
  target.scrollIntoView();
}

unfold();
addEventListener("hashchange", unfold);

const table = kept();
for (const link of document.querySelectorAll("[data-back]")) {
  if (table && TABLE.test(table)) link.href = table;
  link.hidden = !table;
}
