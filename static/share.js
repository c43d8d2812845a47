// Copying a link, and saying that it was done.
import { say } from "./words.js";
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = say("copied");
    } catch {
      // Not allowed: the link is selected in the field, ready to copy.
      button.parentElement.querySelector("input").select();
    }
  });
}
