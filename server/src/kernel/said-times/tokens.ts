import { ENGLISH } from './english.ts';
import type { Meaning, Token } from './meaning.ts';
import type { Rule } from './rules.ts';
import { SPANISH } from './spanish.ts';

/** Separates words, and belongs to none. */
const GAP = /[\s,;:!?¿¡().]+/y;
const WORD = /[^\s,;:!?¿¡()]+/y;

/**
 * Returns lowercase words without accents, in which dashes, quotes and 'p. m.' are written in one way.
 */
export const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`]/g, "'")
    .replace(/[–—]/g, '-')
    .replaceAll('@', ' at ')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits plain words into tokens. Every word is part of exactly one. */
export function tokensOf(text: string, language: 'en' | 'es'): Token[] {
  const rules = language === 'es' ? SPANISH : ENGLISH;
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    GAP.lastIndex = at;
    at = GAP.test(text) ? GAP.lastIndex : at;
    if (at >= text.length) return tokens;
    const found = meaningAt(rules, text, at) ?? { meaning: { kind: 'unknown' } as const, length: wordAt(text, at) };
    tokens.push({ ...found.meaning, text: text.slice(at, at + found.length) });
    at += found.length;
  }
}

function meaningAt(rules: readonly Rule[], text: string, at: number): { meaning: Meaning; length: number } | null {
  for (const [pattern, meant] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const meaning = match && meant(match);
    if (meaning) return { meaning, length: match[0].length };
  }
  return null;
}

function wordAt(text: string, at: number): number {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0].length ?? 1;
}
