import { endsStreet } from './street-words.ts';
import { DESIGNATORS, STANDALONE_UNITS, SURE_DESIGNATORS } from './unit-words.ts';

/** A word of an address. */
export interface Token {
  /** As written, without a trailing comma. */
  readonly text: string;
  /** In capitals, without accents, periods and apostrophes. */
  readonly word: string;
  /** The separator before it: a space, ', ', '-' or nothing. */
  readonly lead: string;
  /** Whether a comma, a dash or a parenthesis precedes it, so that another part may begin here. */
  readonly breaks: boolean;
}

const COMMAS = ',;|\n\r';
const PARENTHESES = '()[]';
const DASHES = '-–—';
const MARKS = /\p{M}/gu;

/** Returns the word in capitals, as in the tables. */
const folded = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is no ASCII
  const plain = /[^\u0000-\u007f]/.test(text) ? text.normalize('NFD').replace(MARKS, '') : text;
  return plain.toUpperCase().replace(/[.'’‘`]/g, '');
};

/** Splits a text into words. Keeps what is between them, so that parts can be joined again as written. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let lead = '';
  let breaks = false;
  const add = (written: string, before: string, isBreak: boolean) => {
    tokens.push({ text: written, word: folded(written), lead: tokens.length === 0 ? '' : before, breaks: isBreak });
    lead = '';
    breaks = false;
  };
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (isSeparator(char)) {
      lead = COMMAS.includes(char) ? ', ' : lead || ' ';
      breaks = true;
      at += 1;
      continue;
    }
    if (isSpace(char)) {
      if (lead === '') lead = ' ';
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < text.length && !isSpace(text.charAt(end)) && !isSeparator(text.charAt(end))) {
      const next = text.charAt(end);
      if (next === '&' || text.charAt(end - 1) === '&' || (next === '#' && text.charAt(end - 1) !== '#')) break;
      end += 1;
    }
    const piece = text.slice(at, end);
    at = end;
    if (DASHES.includes(piece)) {
      lead = lead === ', ' ? lead : ' - ';
      breaks = true;
      continue;
    }
    addPiece(piece, lead, breaks, add);
    const last = piece.charAt(piece.length - 1);
    if (piece.length > 1 && DASHES.includes(last)) {
      lead = `${last} `;
      breaks = true;
    }
  }
  return tokens;
}

/** Adds a word with a hyphen before or after it, or a unit attached to a suffix: 'CT-DUPLEX'. */
function addPiece(
  piece: string,
  lead: string,
  breaks: boolean,
  add: (written: string, before: string, isBreak: boolean) => void,
): void {
  let from = 0;
  let to = piece.length;
  while (from < to - 1 && DASHES.includes(piece.charAt(from))) from += 1;
  while (to > from + 1 && DASHES.includes(piece.charAt(to - 1))) to -= 1;
  const written = piece.slice(from, to);
  const isBreak = breaks || from > 0;
  const hyphen = written.indexOf('-');
  if (hyphen > 0) {
    const left = folded(written.slice(0, hyphen));
    const right = folded(written.slice(hyphen + 1));
    if (endsStreet(left) && (STANDALONE_UNITS.has(right) || SURE_DESIGNATORS.has(right) || DESIGNATORS.has(right))) {
      add(written.slice(0, hyphen), lead, isBreak);
      add(written.slice(hyphen + 1), '-', true);
      return;
    }
  }
  add(written, lead, isBreak);
}

const isSeparator = (char: string): boolean => COMMAS.includes(char) || PARENTHESES.includes(char);

const isSpace = (char: string): boolean => char === ' ' || /\s/.test(char);

/** Returns the words in a range, as written. */
export function textOf(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token) text += at === from ? token.text : token.lead + token.text;
  }
  return text;
}
