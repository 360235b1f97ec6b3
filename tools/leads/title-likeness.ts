/** Words that say nothing about a job. */
const SMALL = new Set('a an and at by for from in into its of on only or the to with within'.split(' '));
/** Synonyms. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['residence', 'house'],
  ['house', 'house'],
  ['home', 'house'],
  ['dwelling', 'house'],
  ['demo', 'demolish'],
  ['demoli', 'demolish'],
  ['demol', 'demolish'],
  ['replace', 'replac'],
  ['replacement', 'replac'],
  ['demolition', 'demolish'],
  ['remodel', 'renovat'],
  ['alter', 'renovat'],
  ['buildout', 'finish'],
  ['fitout', 'finish'],
  ['townhome', 'townhouse'],
  ['changeout', 'replac'],
]);
const ENDINGS = /(?:itions?|ations?|ments?|ings?|ions?|ers?|ed|es|s|e)$/;

/** Returns the significant words of a title, each in one form, unordered. */
function tellingWords(title: string): Set<string> {
  const words = title
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/change[ -]out/g, 'changeout')
    .replace(/(build|fit|finish)[ -]out/g, 'finish')
    .split(/[^a-z0-9]+/);
  return new Set(
    words
      .filter((word) => word !== '' && !SMALL.has(word))
      .map((word) => SAME.get(word) ?? SAME.get(word.replace(/s$/, '')) ?? stemOf(word)),
  );
}

function stemOf(word: string): string {
  const stem = word.length > 4 ? word.replace(ENDINGS, '') : word;
  return SAME.get(stem) ?? stem;
}

/** Returns the similarity of two titles, from 0 to 1: the F1 score of their significant words. */
export function likenessOf(title: string, good: string): number {
  const [own, wanted] = [tellingWords(title), tellingWords(good)];
  const both = [...own].filter((word) => wanted.has(word)).length;
  return both === 0 ? 0 : (2 * both) / (own.size + wanted.size);
}
