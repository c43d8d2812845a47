// A page with a form doesn't change while others change the table: typed values are kept, and the form carries the
// version it was shown with.

document.addEventListener("live:changed", ({ detail }) => {
  document.getElementById("main").dataset.number = detail.number;
  detail.shown();
});
