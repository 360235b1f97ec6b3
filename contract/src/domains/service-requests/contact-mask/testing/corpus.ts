import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { maskContacts } from '../../contact-mask.ts';
import { foldText } from '../folded-text.ts';
import { saidNumbers } from '../spoken-numbers.ts';
import { tokensOf } from '../tokens.ts';

/** A text by another author than the mask's. */
const CorpusText = z.object({
  text: z.string().min(1),
  language: z.enum(['en', 'es']),
  name: z.string(),
  street: z.string(),
  /** The parts that must not stay readable; empty for an innocent text, which must stay as it is. */
  mask: z.array(z.string().min(1)),
});
export type CorpusText = z.infer<typeof CorpusText>;

/** `dev` was looked at while the mask was written, `held` never. */
export const halves = ['dev', 'held'] as const;
export type Half = (typeof halves)[number];

/** The texts of one half, in the order of the file. */
export const readCorpus = (half: Half): CorpusText[] =>
  readFileSync(new URL(`corpus-${half}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => CorpusText.parse(JSON.parse(line)));

/** The text as a contractor would read it. */
export const maskOf = ({ text, name, street }: CorpusText): string =>
  maskContacts(text, [name, 'customer@example.net', '+15025550100', street]);

/** The number of digits of a phone number that may remain, because nobody can call three digits. */
const HARMLESS_DIGITS = 3;
/** From this many digits on, a part to be masked is a phone number. */
const PHONE_DIGITS = 7;

/**
 * Returns the parts of a text that should be masked and can still be read; for an innocent text, whether it was
 * changed.
 */
export function judge({ text, mask }: CorpusText, masked: string): { leaked: string[]; isDamaged: boolean } {
  if (mask.length === 0) return { leaked: [], isDamaged: masked !== text };
  return { leaked: mask.filter((secret) => isReadable(secret, masked)), isDamaged: false };
}

function isReadable(secret: string, masked: string): boolean {
  const digits = digitsIn(secret);
  if (digits.length < PHONE_DIGITS || secret.includes('@')) return bare(masked).includes(bare(secret));
  const left = digitsIn(masked);
  for (let at = 0; at + HARMLESS_DIGITS < digits.length; at += 1) {
    if (left.includes(digits.slice(at, at + HARMLESS_DIGITS + 1))) return true;
  }
  return false;
}

/** The digits of a text, including spelled-out ones. */
const digitsIn = (text: string): string =>
  saidNumbers(tokensOf(foldText(text), text))
    .filter(({ style }) => style !== 'sound-alike')
    .map(({ digits }) => digits)
    .join('');

const bare = (text: string): string => foldText(text).text.replace(/\s+/g, ' ').trim();

/** The number of texts of one kind that were handled correctly. */
export interface Score {
  readonly language: CorpusText['language'];
  readonly kind: 'contact' | 'innocent';
  readonly texts: number;
  /** Contacts with nothing left readable, or innocent texts that were changed. */
  readonly masked: number;
}

/** Scores a mask by kind and language. */
export function scoresOf(texts: readonly CorpusText[], mask: (text: CorpusText) => string): Score[] {
  return (['contact', 'innocent'] as const).flatMap((kind) =>
    (['en', 'es'] as const).map((language): Score => {
      const those = texts.filter(
        (text) => text.language === language && (text.mask.length === 0) === (kind === 'innocent'),
      );
      const masked = those.filter((text) => {
        const { leaked, isDamaged } = judge(text, mask(text));
        return kind === 'contact' ? leaked.length === 0 : isDamaged;
      });
      return { language, kind, texts: those.length, masked: masked.length };
    }),
  );
}

/** The share of all texts of a kind that was masked. */
export function shareMasked(scores: readonly Score[], kind: Score['kind']): number {
  const those = scores.filter((score) => score.kind === kind);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return sum(those.map(({ masked }) => masked)) / sum(those.map(({ texts }) => texts));
}
