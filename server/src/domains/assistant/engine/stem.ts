/** Words that only look inflected: siding isn't a form of side. */
const WHOLE = new Set(
  'siding ceiling building landing railing string spring nothing something anything gas grass glass brass moss pass need shed bed speed feed red led weed seed bring ring king thing during'.split(
    ' ',
  ),
);
const DOUBLED = /([bdfgmnprt])\1$/;

/**
 * Returns a word without its endings, so that 'pipes', 'piping' and 'pipe' match. Crude on purpose: it only has to be
 * the same for training and reading.
 */
export function stem(word: string): string {
  if (word.length < 4 || WHOLE.has(word)) return word;
  const singular = withoutPlural(word);
  if (WHOLE.has(singular)) return singular;
  const bare = singular.replace(/(?<=[a-z]{2}[a-z]*)(?:ing|ed)$/, '');
  const root = bare.length >= 3 && /[aeiouy]/.test(bare) ? bare : singular;
  return root === singular ? root.replace(/(?<=..)e$/, '') : root.replace(DOUBLED, '$1').replace(/(?<=..)e$/, '');
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
