import { outsideMarks } from '@plumbline/contract/kernel/testing/pseudo.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const withShort = (names: readonly string[]) => names.flatMap((name) => [name, name.slice(0, 3)]).join('|');

/** Texts that are the same in every language, or written by `Intl`. */
const UNTRANSLATED = new RegExp(
  [
    String.raw`https?://\S+`,
    String.raw`[\w.+-]+@[\w-]+(?:\.\w+)+`,
    String.raw`\bPL-\w{6}\b|\b[a-z]{2,4}_\w{6,}\b|\bSMTP \d{3}\b`,
    String.raw`\b\d+ [A-Z]\w+ (?:Ave|Ln|Rd|St)\b`,
    String.raw`\b(?:${withShort(days)}|${withShort(months)}|Sept)\b`,
    String.raw`\d ?(?:AM|PM|mi|B|KB|MB|GB)\b`,
    String.raw`\b(?:UTC|GMT|[ECMP][SD]T)\b`,
    'HTML|Plumbline',
  ].join('|'),
  'g',
);

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const blanked = (text: string, at: number, length: number): string =>
  text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);

/** Blanks the places in a text where data occurs, except inside a longer word. Keeps the length. */
function without(data: string, text: string): string {
  let rest = text;
  for (let at = rest.indexOf(data); at >= 0; at = rest.indexOf(data, at + 1)) {
    const end = at + data.length;
    if ((isWord(data[0]) && isWord(rest[at - 1])) || (isWord(data.at(-1)) && isWord(rest[end]))) continue;
    rest = blanked(rest, at, data.length);
  }
  return rest;
}

/**
 * Returns the hard-coded part of a text in the pseudo language: words that are neither in marks nor data. Returns null
 * if there is none. Expects the longest data first.
 */
export function hardCodedText(text: string, data: Iterable<string>): string | null {
  const outside = outsideMarks(text).replaceAll(/\s+/g, ' ');
  let rest = outside;
  for (const each of data) rest = without(each, rest);
  // Searched in the whole text: an address stays one if a part of it is data as well.
  for (const { 0: found, index } of outside.matchAll(UNTRANSLATED)) {
    rest = blanked(rest, index, found.length);
  }
  rest = rest.replaceAll(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(rest) ? rest.slice(0, 160) : null;
}
