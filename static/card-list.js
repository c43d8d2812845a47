// Find a card in a long list: what doesn't match is out of sight.

const field = document.querySelector("[data-filter]");

function matches(item, words) {
  const text = item.textContent.toLowerCase();
  return words.every((word) => text.includes(word));
}

field?.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const group of document.querySelectorAll(".card-group:not(.library)")) {
    const items = [...group.querySelectorAll(".card-list > li")];
    for (const item of items) item.hidden = !matches(item, words);
    group.hidden = words.length > 0 && items.every((item) => item.hidden);
  }
});
