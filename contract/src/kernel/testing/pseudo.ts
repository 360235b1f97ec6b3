/** Around each pseudo message. A text that people read and that is not between them was never put into words. */
const OPEN = '⟦';
const CLOSE = '⟧';

const ACCENTED: ReadonlyMap<string, string> = new Map([
  ['a', 'å'],
  ['e', 'é'],
  ['i', 'î'],
  ['o', 'ö'],
  ['u', 'ü'],
  ['y', 'ÿ'],
  ['c', 'ç'],
  ['n', 'ñ'],
]);
const VOWELS = /[aeiou]/;

/** Parts of messages that stay unchanged: addresses, placeholders and markup. */
const KEPT = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w+|\{\w+\}|<[^>]+>|&\w+;/;
/** Values under these names are identifiers. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['id']);

const accentOf = (letter: string): string => {
  const small = letter.toLowerCase();
  const accented = ACCENTED.get(small);
  if (accented === undefined) return letter;
  const first = letter === small ? accented : accented.toUpperCase();
  // Words grow by their vowels, so that a long word is as hard to break as one of another language.
  return VOWELS.test(small) ? first + accented : first;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts among the values that a message takes. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function pseudoText(text: string, values: readonly string[] = []): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const given = values.toSorted((a, b) => b.length - a.length).map(escaped);
  const kept = new RegExp(`(${[...given, KEPT.source].join('|')})`);
  const parts = inner.split(kept);
  // Every second part is what the expression has found.
  const isWords = parts.some((part, at) => at % 2 === 0 && /[A-Za-z]/.test(part));
  if (!isWords) return text;
  const longer = parts.map((part, at) => (at % 2 === 0 ? part.replaceAll(/[A-Za-z]/g, accentOf) : part));
  return `${before}${OPEN}${longer.join('')}${CLOSE}${after}`;
}

function pseudoOf(words: unknown, values: readonly string[]): unknown {
  if (typeof words === 'string') return pseudoText(words, values);
  if (typeof words === 'function') {
    return (...given: readonly unknown[]) => pseudoOf(words(...given), given.flatMap(textsIn));
  }
  if (Array.isArray(words)) return words.map((each) => pseudoOf(each, values));
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, each]) => [name, IDENTIFIERS.has(name) ? each : pseudoOf(each, values)]),
  );
}

/**
 * Returns the words of a place in the pseudo language: accented, about 40 percent longer, and between marks. The values
 * that a message takes stay as they are.
 */
export const pseudo = <Words>(words: Words): Words => pseudoOf(words, []) as Words;

/** By what it is in pseudo texts, as written and as encoded in an address. Marks come to nothing. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  [
    ...[...ACCENTED.keys()].flatMap((letter) =>
      [letter, letter.toUpperCase()].map((each) => [accentOf(each), each] as const),
    ),
    ...[OPEN, CLOSE].map((mark) => [mark, ''] as const),
  ].flatMap(([found, each]) => [
    [found, each],
    [encodeURIComponent(found), each],
  ]),
);
const PSEUDO = new RegExp([...PAIRS.keys()].join('|'), 'g');

/** Returns the English text that a pseudo text was made of. */
export const plain = (text: string): string => text.replaceAll(PSEUDO, (found) => PAIRS.get(found) ?? '');

/** Returns a pattern for the pseudo texts of the English texts that a pattern matches. */
export function pseudoPattern(pattern: string | RegExp, isExact = false): RegExp {
  const marks = `[${OPEN}${CLOSE}]*`;
  const letter = (each: string) => {
    const accented = accentOf(each);
    return accented === each ? each : `(?:${each}|${accented})`;
  };
  if (typeof pattern === 'string') {
    const inner = [...pattern.trim()]
      .map((each) =>
        /\s/.test(each) ? `${marks}\\s+${marks}` : `${marks}${letter(each) === each ? escaped(each) : letter(each)}`,
      )
      .join('');
    return isExact ? new RegExp(`^\\s*${inner}${marks}\\s*$`) : new RegExp(inner, 'i');
  }
  const source = pattern.source.replaceAll(
    /\\[pPkux]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[:=!]|\{\d+,?\d*\}|\^|\$|./g,
    (token) => {
      if (token === '^') return `^${marks}`;
      if (token === '$') return `${marks}$`;
      if (/^[A-Za-z]$/.test(token)) return `(?:${marks}${letter(token)})`;
      // A dot that matched marks, too, would take exponential time.
      if (token === '.') return `(?:${marks}[^\\n${OPEN}${CLOSE}])`;
      if (token === ' ') return `(?:${marks}[ ]${marks})`;
      return token.length > 1 || '()|?*+{}'.includes(token) ? token : `(?:${marks}${token})`;
    },
  );
  return new RegExp(source, pattern.flags);
}

/** Returns what is outside of marks. */
export function outsideMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    if (character === OPEN) depth += 1;
    else if (character === CLOSE) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
  }
  return outside;
}
