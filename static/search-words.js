// Reads what was typed, as adjudicator/app/search_words.py does on the server: words with what players mean by
// them, and the page or the edition that was named.
import { STEMMERS } from "./vendor/snowball-3.0.1.js";

const MOST_WORDS = 16;
const MOST_LETTERS = 40;
const TRUST = { synonym: 80, begun: 85, corrected: 90, slip: 10 };
const MOST_BEGUN = 12;
const MOST_CORRECTED = 3;
const FORGIVEN = [[8, 3], [6, 2], [4, 1]];

export const whole = (number, by) => Math.floor(number / by);
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
export const fewest = (...keys) => (a, b) => {
  for (const key of keys) {
    if (key(a) < key(b)) return -1;
    if (key(a) > key(b)) return 1;
  }
  return 0;
};

// Small letters without accents, and digits.
export function plainWords(text) {
  const folded = text.toLowerCase().replace(/ß/g, "ss").replace(/['\u2019]/g, "").normalize("NFKD");
  return folded.replace(/[^\x00-\x7f]/g, "").match(/[a-z0-9]+/g) ?? [];
}

// Letters added, left out, replaced or swapped; anything above `most` is above it.
export function slips(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      let least = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, before[j - 2] + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length];
}

// The words of an index, and what players mean by them.
export class Lexicon {
  constructor(index) {
    this.index = index;
    this.known = new Map(Object.entries(index.words));
    this.spellings = Object.keys(index.words);
    this.stems = new Map(index.stems.map((name, number) => [name, number]));
    this.fillers = new Set(index.fillers);
    this.editions = new Set(index.entries.flatMap(({ editions }) => editions));
    this.pageWords = new Set(index.page_words);
    const Stemmer = STEMMERS[index.language];
    this.stemmer = Stemmer ? new Stemmer() : { stemWord: (word) => word };
  }

  read(typed, game) {
    const longest = MOST_WORDS * (MOST_LETTERS + 1);
    const looked = plainWords([...typed].slice(0, longest).join("")).slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_LETTERS));
    const [page, named] = this.page(looked);
    const [edition, others] = this.edition(named);
    const [called, words] = this.game(others);
    const telling = words.filter((word) => !this.fillers.has(word));
    const parts = this.joined(telling.length ? telling : words).flatMap((word) => this.split(word));
    const units = this.units(parts, called || game).filter(({ meanings }) => meanings.length);
    return { page, edition, game: called, units };
  }

  page(words) {
    for (const [at, word] of words.entries()) {
      const paged = /^p(?:g|p|ag|age)?([0-9]{1,3})$/.exec(word);
      if (paged) return [Number(paged[1]), [...words.slice(0, at), ...words.slice(at + 1)]];
      if (this.pageWords.has(word) && /^[0-9]{1,3}$/.test(words[at + 1] ?? "")) return [Number(words[at + 1]), [...words.slice(0, at), ...words.slice(at + 2)]];
    }
    return words.length === 1 && /^[0-9]{1,3}$/.test(words[0]) ? [Number(words[0]), []] : [null, words];
  }

  // The edition that was named beside other words, and these.
  edition(words) {
    const named = words.find((word) => this.editions.has(word)) ?? "";
    const others = words.filter((word) => word !== named);
    return others.length ? [named, others] : ["", words];
  }

  // The game that was named beside other words, and these without its title.
  game(words) {
    const at = words.findIndex((word) => Object.hasOwn(this.index.games, word));
    if (at < 0) return ["", words];
    const title = this.index.games[words[at]];
    let [first, last] = [at, at + 1];
    while (first > 0 && title.includes(words[first - 1])) first -= 1;
    while (last < words.length && title.includes(words[last])) last += 1;
    const others = [...words.slice(0, first), ...words.slice(last)];
    return others.length ? [words[at], others] : ["", words];
  }

  joined(words) {
    const joined = [];
    for (const word of words) {
      const both = joined.length ? joined.at(-1) + word : "";
      if (both.length > 5 && this.known.has(both)) joined[joined.length - 1] = both;
      else joined.push(word);
    }
    return joined;
  }

  split(word) {
    if (this.number(word) === undefined) {
      for (let at = 3; at < word.length - 2; at += 1) {
        if (this.known.has(word.slice(0, at)) && this.known.has(word.slice(at))) return [word.slice(0, at), word.slice(at)];
      }
    }
    return [word];
  }

  // A unit for each pair that players use as one, and for each other word, once.
  units(words, game) {
    const units = [];
    const typed = new Set();
    for (let at = 0; at < words.length;) {
      const pair = this.pair(words.slice(at, at + 2), game);
      const used = words.slice(at, pair.length ? at + 2 : at + 1);
      if (!used.every((word) => typed.has(word))) units.push(this.unit(pair.length ? pair : this.meanings(words[at], game, at + 1 === words.length)));
      for (const word of used) typed.add(word);
      at += used.length;
    }
    return units;
  }

  // What players mean by two words together, if that is more than each of them says.
  pair(words, game) {
    const told = words.length > 1 ? this.synonyms(words, game) : [];
    const stems = words.map((word) => this.number(word)).filter((number) => number !== undefined);
    return told.length && stems.length > 1 ? [{ stems, trust: 100 }, ...told] : told;
  }

  unit(meanings) {
    const first = meanings[0]?.stems ?? [];
    const worth = whole(sum(first.map((number) => this.index.worth[number])), Math.max(1, first.length));
    return { meanings, worth: Math.max(1, worth) };
  }

  number(word) {
    return this.known.get(word) ?? this.stems.get(this.stem(word));
  }

  stem(word) {
    return this.stemmer.stemWord(word);
  }

  meanings(word, game, last) {
    const number = this.number(word);
    const found = number === undefined ? [] : [{ stems: [number], trust: 100 }];
    found.push(...this.synonyms([word], game));
    if (last || !found.length) found.push(...this.begun(word).filter(({ stems }) => stems[0] !== number));
    return found.length ? found : this.corrected(word, game);
  }

  synonyms(words, game) {
    const key = words.map((word) => this.stem(word)).join(" ");
    return Object.entries(this.index.synonyms)
      .filter(([name]) => name === "" || game === "" || game === name)
      .flatMap(([, told]) => (Object.hasOwn(told, key) ? told[key] : []))
      .map((stems) => ({ stems, trust: TRUST.synonym }));
  }

  begun(word) {
    const longer = this.spellings.filter((each) => word.length > 1 && each.startsWith(word));
    longer.sort(fewest((each) => each.length, (each) => this.rarity(each), (each) => each));
    return longer.slice(0, MOST_BEGUN).map((each) => ({ stems: [this.known.get(each)], trust: whole(TRUST.begun * word.length, each.length) }));
  }

  corrected(word, game) {
    let [, most] = FORGIVEN.find(([letters]) => word.length >= letters) ?? [0, 0];
    if (!most) return [];
    let near = [];
    for (const each of this.spellings) {
      const away = slips(word, each, most);
      if (away < most) near = [];
      if (away <= most) near.push(each);
      most = Math.min(most, away);
    }
    near.sort(fewest((each) => each[0] !== word[0], (each) => this.rarity(each), (each) => each));
    const trust = TRUST.corrected - TRUST.slip * most;
    return near.slice(0, MOST_CORRECTED).flatMap((each) => [
      { stems: [this.known.get(each)], trust },
      ...this.synonyms([each], game).map((other) => ({ stems: other.stems, trust: whole(trust * other.trust, 100) })),
    ]);
  }

  rarity(word) {
    return this.index.worth[this.known.get(word)];
  }
}
