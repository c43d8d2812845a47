// The ruling on the front page plays once; this replays it.
const played = document.querySelector(".played");

document.querySelector("[data-replay]").addEventListener("click", () => {
  played.classList.remove("plays");
  played.getBoundingClientRect(); // so that the browser sees that it was stopped
  played.classList.add("plays");
});
