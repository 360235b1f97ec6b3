import { stem } from './stem.ts';

export interface Token {
  /** Lowercase ASCII letters and digits, without apostrophes: "Won't" is `wont`. */
  readonly word: string;
  readonly stem: string;
  /** Number of the clause. Commas, periods and words that change the subject start a new one. */
  readonly clause: number;
}

/** Normalizes terms with several spellings, in lowercase, before the text is split into words. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\ba\s?[/.]\s?c\b\.?/g, 'ac'],
  [/\ba\/cs?\b/g, 'ac'],
  [/\bt\.?\s?v\.?\b/g, 'tv'],
  [/\bw\/o?\b/g, ' with '],
  [/\b\d+\s?(?:volts?|v)\b/g, ' volt '],
  [/\b\d+\s?(?:amps?|a)\b/g, ' amp '],
  [/\b\d+\s?(?:watts?|w)\b/g, ' watt '],
  [/\bre-(?=[a-z])/g, 're'],
  [/\bsmel(?=s?\b)/g, 'smell'],
  [/\bgass\b/g, 'gas'],
  [/\b([a-z])-(?=[a-z]+\b)/g, '$1 '],
];
/** Matches if any of these spellings may occur. Most texts have none. */
const ODDLY_SPELLED = /[/\d-]|\ba\s?\.\s?c|\bt\.?\s?v|smel|gass/;
const APOSTROPHES = /['’‘ʼ`´]/g;
/** Words that start another subject; 'and' only if a subject follows, because it also joins words. */
const TURNS = new Set('but although though however also plus meanwhile pero sino tambien ademas aunque'.split(' '));
const ANDS = new Set('and so y'.split(' '));
const SUBJECTS = new Set(
  'the my our a an only just please also then now i im id ive we were its it theres there he she they maybe while if el la los las mi un una ahora tambien se no hay quiero'.split(
    ' ',
  ),
);
const BREAKS = new Set([...',.;:!?()\n–—|/'].map((mark) => mark.charCodeAt(0)));
const HYPHEN = 45;
const ASCII = /^[\u0000-\u007f]*$/;
/** Longer texts are cut here; nobody needs more words to describe a job. */
const MOST_TOKENS = 900;

/** Splits a text into words. Normalizes accents and width; drops emoji and other scripts. */
export const tokens = (text: string): Token[] => tokensBy(text, (word, clause) => ({ word, stem: stem(word), clause }));

/** Splits a text into words that the caller creates. */
export function tokensBy<Made extends Token>(text: string, make: (word: string, clause: number) => Made): Made[] {
  const plain = plainText(text);
  const found: Made[] = [];
  let clause = 0;
  for (let at = 0; at < plain.length && found.length < MOST_TOKENS; ) {
    const code = plain.charCodeAt(at);
    if (!isWordly(code)) {
      const dash = dashAt(plain, at);
      if (dash > 0 || BREAKS.has(code)) clause += 1;
      at += dash || 1;
      continue;
    }
    const from = at;
    while (at < plain.length && isWordly(plain.charCodeAt(at))) at += 1;
    const word = plain.slice(from, at);
    if (TURNS.has(word)) clause += 1;
    const before = found.at(-1);
    if (before?.clause === clause && ANDS.has(before.word) && SUBJECTS.has(word)) {
      clause += 1;
      found[found.length - 1] = make(before.word, clause);
    }
    found.push(make(word, clause));
  }
  return found;
}

const isWordly = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Returns the length of the hyphens with spaces around them at a position, 0 if there are none. */
function dashAt(text: string, at: number): number {
  if (text.charCodeAt(at + 1) !== HYPHEN || !/\s/.test(text.charAt(at))) return 0;
  let to = at + 1;
  while (text.charCodeAt(to) === HYPHEN) to += 1;
  return to < text.length && /\s/.test(text.charAt(to)) ? to + 1 - at : 0;
}

function plainText(text: string): string {
  const isAscii = ASCII.test(text);
  const folded = isAscii ? text : text.normalize('NFKD').replace(/[\p{M}\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '');
  const lower = folded.toLowerCase();
  let plain = isAscii && !/['`]/.test(lower) ? lower : lower.replace(APOSTROPHES, '');
  if (ODDLY_SPELLED.test(plain)) for (const [written, meant] of SPELLINGS) plain = plain.replace(written, meant);
  return plain;
}

/** Returns the words of each clause, joined by spaces. */
export function clauses(words: readonly Token[]): string[] {
  const found = new Map<number, string>();
  for (const { clause, word } of words) {
    const before = found.get(clause);
    found.set(clause, before === undefined ? word : `${before} ${word}`);
  }
  return [...found.values()];
}
