import type { FoldedText } from './folded-text.ts';

/** A run of letters, a run of digits, or one other character. Positions are of the folded text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The space before it: none (it continues the previous token), blanks, or a line break or the start of the text. */
  readonly gap: 'none' | 'space' | 'line';
  /** Written with a capital first letter. */
  readonly isCapital: boolean;
  /** Two letters or more, all of them capitals. */
  readonly isShouted: boolean;
}

/** The tokens from `first` to `last`, inclusive. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

const TOKEN = /(?<word>\p{L}+)|(?<number>[0-9]+)|\S/gu;

/** Splits a folded text; capitals are read from the original. */
export function tokensOf(folded: FoldedText, original: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of folded.text.matchAll(TOKEN)) {
    const [text] = match;
    const { word, number } = match.groups ?? {};
    const start = match.index;
    const between = folded.text.slice(end, start);
    end = start + text.length;
    const written = original.slice(folded.starts[start], folded.ends[end - 1]);
    tokens.push({
      kind: word !== undefined ? 'word' : number !== undefined ? 'number' : 'mark',
      text,
      start,
      end,
      gap: start === 0 ? 'line' : between === '' ? 'none' : between.includes('\n') ? 'line' : 'space',
      isCapital: word !== undefined && /^\p{Lu}/u.test(written),
      isShouted: word !== undefined && text.length > 1 && written === written.toUpperCase(),
    });
  }
  return tokens;
}

/** A set of words written in one string. */
export const wordSet = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((line) => line.trim().split(/\s+/)));
