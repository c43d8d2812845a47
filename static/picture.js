// Keeping a ruling: the link is copied or shared, the picture is drawn as PNG. Without this the link
// is a link, and the picture an SVG.
import { say } from "./words.js";

const SHARP = 2; // pixels of a PNG for each of the SVG's

const said = (words) => {
  const place = document.getElementById("kept-said");
  if (place) place.textContent = words;
  document.getElementById("told").textContent = words;
};

async function share(address) {
  // A phone has a sheet to send it by; elsewhere copying is quicker.
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title: document.title, url: address });
      return "";
    } catch (refused) {
      if (refused.name === "AbortError") return "";
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    return say("link-copied");
  } catch {
    return writeOut(address);
  }
}

// Where a browser does not let us copy, the link stands there to be copied by hand.
function writeOut(address) {
  const field = document.createElement("input");
  field.readOnly = true;
  field.value = address;
  field.setAttribute("aria-label", say("ruling-link"));
  document.getElementById("kept-said").replaceChildren(field);
  field.select();
  return null;
}

function themed(address) {
  const picture = new URL(address);
  picture.searchParams.set("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  return picture.href;
}

async function asPng(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SHARP * picture.naturalWidth;
  canvas.height = SHARP * picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const actions = {
  "copy-link": async (link) => share(link.href),
  "save-png": async (link) => {
    download(await asPng(themed(link.href)), "ruling.png");
    return say("picture-saved");
  },
};

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.(".permalink a");
  if (!link || event.metaKey || event.ctrlKey) return;
  if (link.id === "save-svg") link.href = themed(link.href);
  // The browser saves the file by itself; what to do with it is said here.
  if (link.id === "report") said(say("report-saved"));
  const act = actions[link.id];
  if (!act) return;
  event.preventDefault();
  try {
    const words = await act(link);
    if (words !== null) said(words);
  } catch {
    said(say("picture-failed"));
  }
});

const show = () => document.getElementById("save-png")?.removeAttribute("hidden");
document.body.addEventListener("htmx:afterSettle", show);
show();
