import { stem } from './stem.ts';

export interface Token {
  /** Lower case, ASCII letters and digits, apostrophes gone: "Won't" is `wont`. */
  readonly word: string;
  readonly stem: string;
  /** Counts up with each comma, full stop and the like, and where another matter begins. */
  readonly clause: number;
}

/** One name for what people write in many ways. Applied in lower case, before the text is cut into words. */
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
const APOSTROPHES = /['’‘ʼ`´]/g;
/** Words with which another matter begins; 'and' only where a subject follows, since it also joins words. */
const TURN = /^(?:but|although|though|however|also|plus|meanwhile|pero|sino|tambien|ademas|aunque)$/;
const AND = /^(?:and|so|y)$/;
const SUBJECT =
  /^(?:the|my|our|a|an|only|just|please|also|then|now|i|im|id|ive|we|were|its|it|theres|there|he|she|they|maybe|while|if|el|la|los|las|mi|un|una|ahora|tambien|se|no|hay|quiero)$/;
const WORD_OR_BREAK = /[a-z0-9]+|[,.;:!?()\n–—|/]|\s-+\s/g;
/** Nobody describes a job in more words; what follows is not read. */
const MOST_TOKENS = 900;

/** Cuts a text into words. Accents and width are folded; emoji and other scripts fall away. */
export function tokens(text: string): Token[] {
  let plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '')
    .toLowerCase();
  plain = plain.replace(APOSTROPHES, '');
  for (const [written, meant] of SPELLINGS) plain = plain.replace(written, meant);
  const found: Token[] = [];
  let clause = 0;
  for (const [piece] of plain.matchAll(WORD_OR_BREAK)) {
    if (!/[a-z0-9]/.test(piece) || TURN.test(piece)) clause += 1;
    const before = found.at(-1);
    if (before?.clause === clause && AND.test(before.word) && SUBJECT.test(piece)) {
      clause += 1;
      found[found.length - 1] = { ...before, clause };
    }
    if (/[a-z0-9]/.test(piece)) found.push({ word: piece, stem: stem(piece), clause });
    if (found.length === MOST_TOKENS) break;
  }
  return found;
}

/** The words of each clause, joined by spaces. */
export function clauses(words: readonly Token[]): string[] {
  const found = new Map<number, string>();
  for (const { clause, word } of words) {
    const before = found.get(clause);
    found.set(clause, before === undefined ? word : `${before} ${word}`);
  }
  return [...found.values()];
}
