// The player's own library: cards typed in at any table, kept in this browser for the others.
import { say } from "./words.js";

const KEY = "card-library";
const PENDING = "card-pending"; // what a form holds, until the server has taken it
const FORMAT = "adjudicator-cards";
const VERSION = 1;
const MOST_CARDS = 2000;
const LONGEST = 600;

const plain = (text) => text.trim().toLowerCase();
const sameCard = (one, other) =>
  one.game === other.game && one.kind === other.kind && plain(one.of) === plain(other.of) && plain(one.name) === plain(other.name);

const isText = (value) => typeof value === "string" && value.length <= LONGEST;
const isList = (value) => Array.isArray(value) && value.length <= 40 && value.every(isText);

function isCard(card) {
  return (
    card !== null &&
    typeof card === "object" &&
    [card.game, card.kind, card.of, card.name].every(isText) &&
    card.name.trim() !== "" &&
    card.texts !== null &&
    typeof card.texts === "object" &&
    Object.keys(card.texts).length <= 500 &&
    Object.entries(card.texts).every(([name, texts]) => isText(name) && isList(texts))
  );
}

function parsed(text) {
  try {
    const data = JSON.parse(text);
    const known = data?.format === FORMAT && data.version === VERSION && Array.isArray(data.cards);
    return known && data.cards.length <= MOST_CARDS && data.cards.every(isCard) ? data.cards : null;
  } catch {
    return null;
  }
}

const written = (cards) => JSON.stringify({ format: FORMAT, version: VERSION, cards }, null, 1);

export function read() {
  try {
    return parsed(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

function write(cards) {
  try {
    localStorage.setItem(KEY, written(cards.slice(-MOST_CARDS)));
  } catch {
    // Storage is full or not allowed: the cards are still on their tables.
  }
}

// A card with its new values over the ones known before.
export function put(card) {
  if (!isCard(card)) return;
  const cards = read();
  const before = cards.find((other) => sameCard(other, card));
  const texts = { ...before?.texts, ...card.texts };
  write([...cards.filter((other) => other !== before), { ...card, texts }]);
}

const game = () => document.querySelector("[data-game]")?.dataset.game ?? "";
const ofGame = () => read().filter((card) => card.game === game());

function button(words, act, label) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "chip";
  made.textContent = words;
  if (label) made.setAttribute("aria-label", label);
  made.addEventListener("click", act);
  return made;
}

// --- Forms: what was typed is taken once the server has accepted it.

function cardInForm(form) {
  const { kind, of, kept } = form.dataset;
  const names = kept.split(" ");
  const texts = {};
  for (const [name, text] of new FormData(form)) {
    if (names.includes(name.split(".")[0]) && text) (texts[name] ??= []).push(text);
  }
  return { game: game(), kind, of, name: texts.name?.[0] ?? form.dataset.name, texts };
}

function numbersInForm(form) {
  const asked = [...form.querySelectorAll(".number-asked[data-kind]")];
  return asked.flatMap((one) => {
    const text = one.querySelector("input").value.trim();
    const { kind, name, field } = one.dataset;
    return text && name ? [{ game: game(), kind, of: "", name, texts: { name: [name], [field]: [text] } }] : [];
  });
}

document.addEventListener("submit", ({ target, submitter }) => {
  let cards = [];
  if (target.matches("form.card-form[data-kind]") && submitter?.name !== "remove") cards = [cardInForm(target)];
  else if (target.matches(".missing form")) cards = numbersInForm(target);
  if (cards.length) sessionStorage.setItem(PENDING, JSON.stringify(cards));
});

function takePending() {
  const pending = sessionStorage.getItem(PENDING);
  sessionStorage.removeItem(PENDING);
  if (pending && !document.querySelector(".problem:not([hidden])")) JSON.parse(pending).forEach(put);
}

// --- The page of cards: what the library has for this table, and the library itself.

function add(address, card) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  const field = (name, value) => form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  const { number } = document.getElementById("main").dataset;
  if (number !== undefined) field("seen", number);
  for (const [name, texts] of Object.entries(card.texts)) texts.forEach((text) => field(name, text));
  document.body.append(form);
  form.submit();
}

function offerCards(place) {
  const { kind, of, add: address } = place.dataset;
  const named = "single" in place.dataset ? [] : [...place.closest("section").querySelectorAll("li[data-name]")];
  const there = named.map((one) => plain(one.dataset.name));
  const cards = ofGame()
    .filter((card) => card.kind === kind && plain(card.of) === plain(of) && !there.includes(plain(card.name)))
    .sort((one, other) => one.name.localeCompare(other.name));
  place.hidden = !cards.length;
  place.querySelector("ul").replaceChildren(
    ...cards.map((card) => {
      const item = document.createElement("li");
      item.append(button(`+ ${card.name}`, () => add(address, card), say("library-add", { card: card.name })));
      return item;
    }),
  );
}

function titleOf(card) {
  const heading = document.getElementById(`title-${card.kind}`)?.textContent ?? "";
  return [card.of, heading].filter(Boolean).join(" · ");
}

function draw() {
  document.querySelectorAll(".from-library").forEach(offerCards);
  const list = document.querySelector("[data-library]");
  if (!list) return;
  const cards = ofGame();
  list.replaceChildren(
    ...cards.map((card) => {
      const item = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = card.name;
      const kind = document.createElement("small");
      kind.textContent = titleOf(card);
      const drop = () => {
        write(read().filter((other) => !sameCard(other, card)));
        draw();
      };
      item.append(name, " ", kind, " ", button(say("forget"), drop, say("forget-it", { table: card.name })));
      return item;
    }),
  );
  for (const name of ["save", "forget"]) document.querySelector(`[data-${name}-library]`).disabled = !cards.length;
}

function tellProblem(words) {
  const place = document.querySelector("[data-library-problem]");
  place.textContent = words;
  place.hidden = !words;
}

function saveFile() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([written(ofGame())], { type: "application/json" }));
  link.download = `${game()}-cards.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function loadFile({ target }) {
  const cards = parsed((await target.files[0]?.text()) ?? "");
  target.value = "";
  tellProblem(cards ? "" : say("library-bad"));
  cards?.forEach(put);
  draw();
}

const all = "[data-shelved]";
function takeAll() {
  for (const item of document.querySelectorAll(all)) put({ game: game(), ...JSON.parse(item.dataset.shelved) });
  draw();
}

const shown = document.querySelector("[data-library]");
if (shown) {
  document.querySelector("[data-save-library]").addEventListener("click", saveFile);
  document.querySelector("[data-load-library]").addEventListener("change", loadFile);
  const take = document.querySelector("[data-take-library]");
  take.hidden = !document.querySelector(all);
  take.addEventListener("click", takeAll);
  document.querySelector("[data-forget-library]").addEventListener("click", () => {
    if (!confirm(say("library-forget"))) return;
    write(read().filter((card) => card.game !== game()));
    draw();
  });
}

// --- A ruling that lacks a number: what the library has of that card is one tap away.

function offerNumbers() {
  for (const asked of document.querySelectorAll(".number-asked[data-kind]")) {
    const { kind, name, field } = asked.dataset;
    const offers = asked.querySelector("[data-offers]");
    const cards = ofGame().filter((card) => card.kind === kind);
    const there = [...offers.querySelectorAll("button")].map((one) => plain(one.value || one.textContent));
    if (field === "name") {
      for (const card of cards.filter((one) => !there.includes(plain(one.name)))) offers.append(taking(asked, card.name, card.name));
    } else {
      const known = cards.find((card) => plain(card.name) === plain(name))?.texts[field]?.[0];
      if (known && !there.length) offers.append(taking(asked, say("library-has", { number: known }), known));
    }
  }
}

function taking(asked, words, value) {
  return button(words, () => {
    asked.querySelector("input").value = value;
    fillAlike(asked);
    asked.closest("form").requestSubmit();
  });
}

// Other numbers of the same card come along.
function fillAlike(asked) {
  for (const other of asked.closest("form").querySelectorAll(".number-asked[data-kind]")) {
    const card = ofGame().find((one) => one.kind === other.dataset.kind && plain(one.name) === plain(other.dataset.name));
    const known = card?.texts[other.dataset.field]?.[0];
    const input = other.querySelector("input");
    if (known && !input.value) input.value = known;
  }
}

// --- A card's own form: what the library has of that card fills its blank fields.

function offerToFill(form) {
  const { kind, of, name } = form.dataset;
  const card = ofGame().find((one) => sameCard(one, { game: game(), kind, of, name }));
  const blank = (input) => input.name && (input.type === "checkbox" ? !input.checked : !input.value);
  const inputs = () => [...form.elements].filter((input) => blank(input) && wanted(input));
  const wanted = (input) => {
    const texts = card.texts[input.name];
    return input.type === "checkbox" ? texts?.includes(input.value) : texts?.[0];
  };
  const place = form.querySelector("[data-fill]");
  if (!card || !inputs().length) return;
  place.hidden = false;
  place.querySelector("button").addEventListener("click", () => {
    for (const input of inputs()) {
      if (input.type === "checkbox") input.checked = true;
      else [input.value] = card.texts[input.name];
    }
    place.hidden = true;
  });
}

takePending();
draw();
document.querySelectorAll("form.card-form[data-kind]").forEach(offerToFill);
offerNumbers();
document.body.addEventListener("htmx:afterSettle", offerNumbers);
