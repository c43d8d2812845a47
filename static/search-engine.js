// Finds entries of the index, with the same sums as adjudicator/app/search.py does on the server; a test compares
// the results of both. All numbers are whole.
import { Lexicon, fewest, sum, whole } from "./search-words.js";

export const FORMAT = 2;
const KINDS = { rule: 100, thing: 100, tag: 85, term: 85, ruling: 60, page: 60 };
const [OTHER_EDITION, OTHER_GAME] = [50, 20];
const [NAME, MOST_NAMES, EXACT, TRUSTED, CUT] = [5, 3, 10, 80, 12];
const [MEANT, DOUBT, LONGEST] = [4, 30_000, 127];

const root = (number) => Math.floor(Math.sqrt(number));
const unpacked = (text) => Int8Array.from(atob(text), (byte) => byte.charCodeAt(0));
// One score of two: more than their sum, because they confirm each other.
const together = (words, names) => words + names + 2 * root(words * names);

export class Engine {
  constructor(index) {
    this.index = index;
    this.entries = index.entries;
    this.lexicon = new Lexicon(index);
    const { size, entries, stems, pulls } = index.vectors;
    this.vectors = { size, pulls, entries: unpacked(entries), stems: unpacked(stems) };
    this.leans = Object.entries(index.leans).map(([game, leans]) => [game, unpacked(leans)]);
    this.names = new Map();
    for (const [number, [, , ...stems]] of index.names.entries()) {
      for (const stem of stems) this.names.set(stem, this.names.get(stem) ?? []).get(stem).push(number);
    }
  }

  // The entries that fit best, those of the scope first.
  find(typed, most = 8, scope = {}) {
    const { units, page, edition: named, game: called } = this.lexicon.read(typed, scope.game ?? "");
    const [game, edition] = [called || (scope.game ?? ""), named || (scope.edition ?? "core")];
    const scores = units.length ? this.scores(units, game, edition) : new Map();
    const numbers = page === null ? this.ranked(scores, game) : this.onPage(page, scores, game, edition);
    return numbers.slice(0, most).map((number) => this.entries[number]);
  }

  scores(units, game, edition) {
    const [{ names, exact }, words] = [this.nameScores(units), this.wordScores(units)];
    const [meant, doubts] = [this.meant(units), game ? {} : this.doubts(units)];
    const found = new Map();
    for (const number of new Set([...words.keys(), ...names.keys()])) {
      const entry = this.entries[number];
      let score = together(words.get(number) ?? 0, names.get(number) ?? 0);
      score = whole(score * factor(entry, game, edition), 10_000);
      const near = exact.has(number) ? 100 : this.near(number, meant);
      score = whole(score * (100 + MEANT * near), 100);
      found.set(number, whole(score * DOUBT, DOUBT + (doubts[entry.game] ?? 0)));
    }
    return found;
  }

  // Where what was typed lies among all meanings, and how far out.
  meant(units) {
    const { size, pulls, stems } = this.vectors;
    const there = new Array(size).fill(0);
    for (const { meanings: [meaning] } of units) {
      for (const stem of meaning.stems) {
        const pull = pulls[stem] * whole(meaning.trust, 10);
        for (let at = 0; at < size; at += 1) there[at] += pull * stems[stem * size + at];
      }
    }
    return { there, far: root(sum(there.map((part) => part * part))) };
  }

  // How near an entry is to what was typed, in percent.
  near(number, { there, far }) {
    const { size, entries } = this.vectors;
    let along = 0;
    for (let at = 0; at < size; at += 1) along += entries[number * size + at] * there[at];
    return far && along > 0 ? whole(100 * along, LONGEST * far) : 0;
  }

  // How much less the words speak for each game than for the likeliest.
  doubts(units) {
    const first = units.map(({ meanings }) => meanings[0]);
    const told = this.leans.map(([game, leans]) => [
      game, sum(first.map(({ trust, stems }) => trust * sum([...stems].map((stem) => leans[stem])))),
    ]);
    const most = Math.max(...told.map(([, lean]) => lean));
    return Object.fromEntries(told.map(([game, lean]) => [game, most - lean]));
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
    for (const [number, score] of sums) sums.set(number, whole(score * covered.get(number), total));
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
    const exact = new Set();
    for (const name of new Set(stems.flatMap((stem) => this.names.get(stem) ?? []))) {
      const [entry, trust, ...own] = this.index.names[name];
      const [typed, named] = this.overlap(units, new Set(own));
      const worth = sum(own.map((number) => this.index.worth[number]));
      const isName = 100 * typed >= TRUSTED * total && named === worth;
      if (isName && typed === total) exact.add(entry);
      const part = root(whole(10_000 * typed, total));
      const fit = whole(NAME * trust * typed * part * named, 10_000 * worth) + (isName ? whole(EXACT * trust * typed, 100) : 0);
      fits.set(entry, [...(fits.get(entry) ?? []), fit].sort((a, b) => b - a).slice(0, MOST_NAMES));
    }
    return { names: new Map([...fits].map(([entry, best]) => [entry, sum(best)])), exact };
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
