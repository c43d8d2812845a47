// Finds entries of the index, with the same sums as adjudicator/app/search.py and search_words.py do on
// the server; a test compares the results of both. All numbers are whole.
import { STEMMERS } from "./vendor/snowball-3.0.1.js";

export const FORMAT = 1;
const MOST_WORDS = 10;
const MOST_LETTERS = 40;
const TRUST = { synonym: 80, begun: 85, corrected: 90, slip: 10 };
const MOST_BEGUN = 12;
const MOST_CORRECTED = 3;
const FORGIVEN = [[8, 3], [6, 2], [4, 1]];
const KINDS = { rule: 100, thing: 100, tag: 85, term: 85, ruling: 60, page: 60 };
const [OTHER_EDITION, OTHER_GAME] = [50, 20];
const [NAME, MOST_NAMES, EXACT, CUT] = [5, 3, 10, 12];

const whole = (number, by) => Math.floor(number / by);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const fewest = (...keys) => (a, b) => {
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
class Lexicon {
  constructor(index) {
    this.index = index;
    this.known = new Map(Object.entries(index.words));
    this.spellings = Object.keys(index.words);
    this.stems = new Map(index.stems.map((name, number) => [name, number]));
    this.fillers = new Set(index.fillers);
    this.pageWords = new Set(index.page_words);
    const Stemmer = STEMMERS[index.language];
    this.stemmer = Stemmer ? new Stemmer() : { stemWord: (word) => word };
  }

  read(typed, game) {
    const longest = MOST_WORDS * (MOST_LETTERS + 1);
    const looked = plainWords([...typed].slice(0, longest).join("")).slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_LETTERS));
    const [page, words] = this.page(looked);
    const once = [...new Set(words)];
    const telling = once.filter((word) => !this.fillers.has(word));
    const parts = this.joined(telling.length ? telling : once).flatMap((word) => this.split(word));
    return { page, units: this.units(parts, game).filter(({ meanings }) => meanings.length) };
  }

  page(words) {
    for (const [at, word] of words.entries()) {
      const paged = /^p(?:g|p|ag|age)?([0-9]{1,3})$/.exec(word);
      if (paged) return [Number(paged[1]), [...words.slice(0, at), ...words.slice(at + 1)]];
      if (this.pageWords.has(word) && /^[0-9]{1,3}$/.test(words[at + 1] ?? "")) return [Number(words[at + 1]), [...words.slice(0, at), ...words.slice(at + 2)]];
    }
    return words.length === 1 && /^[0-9]{1,3}$/.test(words[0]) ? [Number(words[0]), []] : [null, words];
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

  units(words, game) {
    const units = [];
    for (let at = 0; at < words.length; at += 1) {
      const pair = this.pair(words.slice(at, at + 2), game);
      units.push(this.unit(pair.length ? pair : this.meanings(words[at], game, at + 1 === words.length)));
      if (pair.length) at += 1;
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

export class Engine {
  constructor(index) {
    this.index = index;
    this.entries = index.entries;
    this.lexicon = new Lexicon(index);
    this.names = new Map();
    for (const [number, [, , ...stems]] of index.names.entries()) {
      for (const stem of stems) this.names.set(stem, this.names.get(stem) ?? []).get(stem).push(number);
    }
  }

  // The entries that fit best, those of the scope first.
  find(typed, most = 8, { game = "", edition = "core" } = {}) {
    const { units, page } = this.lexicon.read(typed, game);
    const scores = units.length ? this.scores(units, game, edition) : new Map();
    const numbers = page === null ? this.ranked(scores, game) : this.onPage(page, scores, game, edition);
    return numbers.slice(0, most).map((number) => this.entries[number]);
  }

  scores(units, game, edition) {
    const [names, words] = [this.nameScores(units), this.wordScores(units)];
    const found = new Map();
    for (const number of new Set([...words.keys(), ...names.keys()])) {
      const score = (words.get(number) ?? 0) + (names.get(number) ?? 0);
      found.set(number, whole(score * factor(this.entries[number], game, edition), 10_000));
    }
    return found;
  }

  wordScores(units) {
    const total = sum(units.map(({ worth }) => worth));
    const sums = new Map();
    const covered = new Map();
    for (const unit of units) {
      for (const [number, [score, share]] of this.unitScores(unit)) {
        sums.set(number, (sums.get(number) ?? 0) + score);
        covered.set(number, (covered.get(number) ?? 0) + whole(unit.worth * share, 100));
      }
    }
    for (const [number, score] of sums) sums.set(number, whole(score * covered.get(number) ** 2, total ** 2));
    return sums;
  }

  unitScores({ meanings }) {
    const best = new Map();
    for (const { stems, trust } of meanings) {
      const parts = new Map();
      for (const stem of stems) {
        const postings = this.index.postings[stem];
        for (let at = 0; at < postings.length; at += 2) {
          const [shares, count] = parts.get(postings[at]) ?? [0, 0];
          parts.set(postings[at], [shares + postings[at + 1], count + 1]);
        }
      }
      for (const [entry, [shares, count]] of parts) {
        const found = [whole(shares * trust, 100 * stems.length), whole(trust * count, stems.length)];
        const known = best.get(entry) ?? [0, 0];
        if (found[0] > known[0] || (found[0] === known[0] && found[1] > known[1])) best.set(entry, found);
      }
    }
    return best;
  }

  nameScores(units) {
    const total = sum(units.map(({ worth }) => worth));
    const stems = units.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.stems));
    const fits = new Map();
    for (const name of new Set(stems.flatMap((stem) => this.names.get(stem) ?? []))) {
      const [entry, trust, ...own] = this.index.names[name];
      const [typed, named] = this.overlap(units, new Set(own));
      const worth = sum(own.map((number) => this.index.worth[number]));
      const exact = typed === total && named === worth ? whole(EXACT * trust * total, 100) : 0;
      const fit = whole(NAME * trust * typed ** 2 * named, 100 * total * worth) + exact;
      fits.set(entry, [...(fits.get(entry) ?? []), fit].sort((a, b) => b - a).slice(0, MOST_NAMES));
    }
    return new Map([...fits].map(([entry, best]) => [entry, sum(best)]));
  }

  overlap(units, own) {
    const met = new Set();
    let typed = 0;
    for (const { meanings, worth } of units) {
      let best = 0;
      let found = [];
      for (const { stems, trust } of meanings) {
        const there = stems.filter((stem) => own.has(stem));
        const fits = whole(worth * trust * there.length, 100 * stems.length);
        if (fits > best) [best, found] = [fits, there];
      }
      for (const stem of found) met.add(stem);
      typed += best;
    }
    return [typed, sum([...met].map((stem) => this.index.worth[stem]))];
  }

  // The best of the scope's game, then the best of others.
  ranked(scores, game) {
    const least = whole(Math.max(0, ...scores.values()), CUT);
    return [...scores].filter(([, score]) => score > least)
      .sort(fewest(([number]) => isApart(this.entries[number], game), ([, score]) => -score, ([number]) => number))
      .map(([number]) => number);
  }

  onPage(page, scores, game, edition) {
    const there = [];
    for (const [number, entry] of this.entries.entries()) {
      const pages = entry.pages[edition] ?? [];
      if (entry.kind !== "rule" || !pages.includes(page)) continue;
      there.push({ number, apart: isApart(entry, game), score: -(scores.get(number) ?? 0), pages: pages.length });
    }
    there.sort(fewest((each) => each.apart, (each) => each.score, (each) => each.pages, (each) => each.number));
    return there.map(({ number }) => number);
  }
}

const isApart = (entry, game) => (game && entry.game && entry.game !== game ? 1 : 0);

function factor(entry, game, edition) {
  if (isApart(entry, game)) return OTHER_GAME * KINDS[entry.kind];
  const near = entry.editions.includes(edition) || !entry.editions.length ? 100 : OTHER_EDITION;
  return near * KINDS[entry.kind];
}
