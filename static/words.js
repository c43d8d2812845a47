// Texts for scripts, in the language of the page, with placeholders for facts.

const words = JSON.parse(document.querySelector('meta[name="words"]').content);

export function say(name, facts = {}) {
  return words[name].replace(/\{(\w+)\}/g, (_, fact) => facts[fact]);
}
