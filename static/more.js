// Narrow down the list of actions while somebody types.
function filter(typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  for (const group of document.querySelectorAll("#more .group")) {
    const links = [...group.querySelectorAll("a")];
    const named = group.querySelector("h3").textContent.toLocaleLowerCase().includes(wanted);
    for (const link of links) link.hidden = !named && !link.textContent.toLocaleLowerCase().includes(wanted);
    group.hidden = links.every((link) => link.hidden);
  }
}

function show() {
  const input = document.getElementById("more-filter");
  if (input) input.hidden = false;
}

document.addEventListener("input", (event) => {
  if (event.target.id === "more-filter") filter(event.target.value);
});

document.body.addEventListener("htmx:afterSettle", show);
show();
