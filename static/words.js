// What scripts say, in the language of the page: it carries their words with places for facts.

const words = JSON.parse(document.querySelector('meta[name="words"]').content);

export function say(name, facts = {}) {
  return words[name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
}
