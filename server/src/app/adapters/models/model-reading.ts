import { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { stateCode } from '../../../domains/locations/public.ts';

const said = z.string().nullable();

/**
 * The schema sent to a model: a `Reading` whose texts are plain strings, since providers support no patterns or lengths
 * in schemas. `readingOf` validates the rest.
 */
export const AnsweredReading = z.object({
  ...Reading.omit({ jobProbability: true, guesses: true, possibleDanger: true }).shape,
  description: z.string(),
  preferredDate: said,
  zipCode: said,
  city: said,
  state: said,
  customerName: said,
  customerPhone: said,
});
export type AnsweredReading = z.infer<typeof AnsweredReading>;

/** Validates the response with the contract's schema; null if it is invalid. Empty texts mean that nothing was said. */
export function readingOf(answer: AnsweredReading): Reading | null {
  const filled = Object.entries(answer).map(([key, value]) => [key, value === '' ? null : value]);
  const { customerPhone, ...rest } = Object.fromEntries(filled) as AnsweredReading;
  const result = Reading.safeParse({
    ...rest,
    ...sureOf(answer),
    customerPhone: customerPhone && phoneOf(customerPhone),
  });
  return result.success ? result.data : null;
}

/** A model isn't asked how sure it is, because it wouldn't know. */
const sureOf = ({ isJob, workType }: AnsweredReading) => ({
  jobProbability: isJob ? 1 : 0,
  guesses: [{ workType, probability: 1 }],
  possibleDanger: null,
});

/** Accepts any format; ten digits are a US or Canadian number. */
const phoneOf = (text: string): string => `+1${digits(text).replace(/^1(?=\d{10}$)/, '')}`;

/**
 * Returns whether the description consists of the person's own words. A model that obeyed instructions in the text, or
 * invented something, would fail this: hardly any word is new, no number or address is, and at least half of the
 * original remains.
 *
 * @param cleaned the text without filler, from the local engine
 */
export function isOwnWords(description: string, text: string, cleaned: string): boolean {
  const [own, given] = [wordsOf(text), wordsOf(description)];
  const known = new Set(own);
  const [isOfOwn, isOfGiven] = [slipOf(own), slipOf(given)];
  const foreign = given.filter((word) => !known.has(word) && (/\d/.test(word) || !isOfOwn(word)));
  const kept = new Set(given);
  const wanted = [...new Set(wordsOf(cleaned))];
  const left = wanted.filter((word) => kept.has(word) || isOfGiven(word));
  return (
    given.length > 0 &&
    given.length <= own.length + MOST_NEW &&
    foreign.length <= Math.max(MOST_NEW, given.length * MOST_FOREIGN) &&
    !foreign.some((word) => /\d/.test(word)) &&
    addressesIn(description).every((address) => text.toLowerCase().includes(address)) &&
    left.length >= wanted.length * LEAST_KEPT
  );
}

/** 'lite' may become 'light': one new word in a short sentence, a few in a long one. */
const MOST_NEW = 1;
const MOST_FOREIGN = 0.1;
const LEAST_KEPT = 0.5;

/** Returns the model's reading, with the local engine's values wherever the text doesn't support the model's. */
export function backedByText(reading: Reading, local: Reading, text: string, today: string): Reading {
  const words = wordsOf(text);
  const has = (value: string) => wordsOf(value).every((word) => words.includes(word));
  const namesState = (code: string) =>
    words.some(
      (word, at) =>
        word === code.toLowerCase() ||
        [word, `${word} ${words[at + 1]}`].some((name) => name.length > 2 && stateCode(name) === code),
    );
  const choose = <Key extends keyof Reading>(key: Key, isSaid: (value: NonNullable<Reading[Key]>) => boolean) => {
    const value = reading[key];
    return value !== null && value !== undefined && !isSaid(value) ? local[key] : value;
  };
  return {
    ...reading,
    possibleDanger: reading.danger === null ? local.possibleDanger : null,
    // Follows the local engine: danger is an emergency, and a person in danger wants help.
    ...(reading.danger !== null && { isJob: true, jobProbability: 1, projectType: 'emergency', urgency: 'high' }),
    preferredDate: choose('preferredDate', (date) => date >= today && date <= yearAfter(today)),
    zipCode: choose('zipCode', (zip) => digits(text).includes(zip)),
    city: choose('city', has),
    state: choose('state', namesState),
    customerName: choose('customerName', has),
    customerPhone: choose('customerPhone', (phone) => digits(text).includes(phone.slice(2))),
  };
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
const digits = (text: string): string => text.replace(/\D/g, '');

/** Converts to lower case without accents and apostrophes: 'Baño' equals 'bano', 'can’t' equals 'cant'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const LINK_MARK = /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;

/** Finds words that a mail program would turn into a link, up to their last letter or digit. Linear time. */
const addressesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => {
      const letters = [...word];
      return letters.slice(0, letters.findLastIndex((letter) => LETTER_OR_DIGIT.test(letter)) + 1).join('');
    })
    .filter((word) => LINK_MARK.test(word));

/**
 * Maximum number of words looked up for one text: each is compared with every word of the other, and nobody makes more
 * typos.
 */
const MOST_SLIPS = 40;

/**
 * Returns a function that tells whether a word is one of these with a typo. It returns false after `MOST_SLIPS` calls.
 */
function slipOf(words: readonly string[]): (word: string) => boolean {
  let asked = 0;
  return (word) => {
    asked += 1;
    return asked <= MOST_SLIPS && words.some((one) => isSlip(one, word));
  };
}

/** Returns whether two words differ only by one or two typos: 'teh', 'fawcet'. */
function isSlip(said: string, meant: string): boolean {
  const shorter = Math.min(said.length, meant.length);
  if (shorter >= 3 && [...said].sort().join('') === [...meant].sort().join('')) return true;
  const most = shorter >= 7 ? 2 : 1;
  return shorter >= 4 && Math.abs(said.length - meant.length) <= most && distance(said, meant) <= most;
}

/** Returns the Levenshtein distance. */
function distance(from: string, to: string): number {
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...from].entries()) {
    const now = [row + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const same = (before[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      now.push(Math.min(same, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[to.length] ?? 0;
}
