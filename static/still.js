// A page with a form stays as it is while others change the table: nothing that is typed gets lost, and
// the form says which table it was shown with.

document.addEventListener("live:changed", ({ detail }) => {
  document.getElementById("main").dataset.number = detail.number;
  detail.shown();
});
