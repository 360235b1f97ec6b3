/**
 * A text reduced to what a reader sees in it: lower case, no accents, ordinary digits, no invisible characters.
 * Every position leads back to the original, which is never altered by folding.
 */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where its source character begins in the original … */
  readonly starts: readonly number[];
  /** … and where that character ends. */
  readonly ends: readonly number[];
}

/** Zero-width and bidirectional controls, variation selectors, enclosing keycaps, combining marks, tags. */
const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0]$/u;
const DIGIT = /^\p{Nd}$/u;
const CIRCLED_LETTER = /^[\u24b6-\u24e9]$/;

/** Letters that look like Latin ones, and signs that stand for others. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    'аa',
    'вb',
    'еe',
    'ѕs',
    'іi',
    'јj',
    'кk',
    'мm',
    'нh',
    'оo',
    'рp',
    'сc',
    'тt',
    'уy',
    'хx',
    'ԁd',
    'ԛq',
    'ԝw',
    'һh',
    'ӏl',
    // Greek
    'αa',
    'βb',
    'εe',
    'ηn',
    'ιi',
    'κk',
    'νv',
    'οo',
    'ρp',
    'τt',
    'υu',
    'χx',
    'γy',
    // Latin letters that do not decompose
    'ıi',
    'øo',
    'łl',
    'đd',
    'ɡg',
    'ɑa',
    // Marks
    '。.',
    '․.',
    '•.',
    '·.',
    '‐-',
    '‑-',
    '‒-',
    '–-',
    '—-',
    '―-',
    '−-',
    '⁃-',
    "’'",
    "‘'",
    "ʼ'",
  ].map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

/** Digits in circles that Unicode does not relate to ordinary ones: the first code point of each row from 1 to 9. */
const DINGBAT_DIGITS = [0x2776, 0x2780, 0x278a, 0x24f5];
const DINGBAT_ZEROS: ReadonlySet<number> = new Set([0x24ff, 0x1f10b, 0x1f10c]);
/** Letters in squares and circles, and flags' letters: the first code point of each row from a to z. */
const FRAMED_LETTERS = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

/** 'd0t c0m'. Each replacement is as long as what it stands for, so all positions stay the same. */
const DISGUISED_ENDING = /(?<![a-z0-9])(?:d0t|c0m|d0tcom|dotc0m|d0tc0m)(?![a-z0-9])/g;

/** Returns the text as a reader sees it, with a way back to the original. */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let previous = '';
  for (const character of original) {
    const end = at + character.length;
    const seen = foldCharacter(character, CIRCLED_LETTER.test(previous) || isCircledAt(original, end));
    if (!INVISIBLE.test(character)) previous = character;
    for (let unit = 0; unit < seen.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    // Invisible characters go with the character before them.
    if (seen === '' && ends.length > 0) ends[ends.length - 1] = end;
    text += seen;
    at = end;
  }
  return { text: text.replace(DISGUISED_ENDING, (word) => word.replaceAll('0', 'o')), starts, ends };
}

const isCircledAt = (text: string, at: number) => CIRCLED_LETTER.test(text.charAt(at));

/** The most letters that one character can stand for. */
const MOST_LETTERS = 4;

function foldCharacter(character: string, amongCircled: boolean): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character.toLowerCase();
  if (INVISIBLE.test(character)) return '';
  // A lone circled a is an @ in disguise; among other circled letters it is an a.
  if ((character === 'ⓐ' || character === 'Ⓐ') && !amongCircled) return '@';
  const framed = framedCharacter(code);
  if (framed !== undefined) return framed;
  const lower = character.toLowerCase();
  const alike = LOOK_ALIKES.get(lower);
  if (alike !== undefined) return alike;
  if (DIGIT.test(character) && character.normalize('NFKD') === character) return digitOf(code);
  const plain = lower.normalize('NFKD');
  // ½ stays one sign: '1⁄2' would add digits to the number before it. The same goes for signs that stand for whole
  // phrases.
  if (plain.includes('⁄') || plain.length > MOST_LETTERS) return character;
  let kept = '';
  for (const part of plain) if (!INVISIBLE.test(part)) kept += LOOK_ALIKES.get(part) ?? part.toLowerCase();
  return kept;
}

function framedCharacter(code: number): string | undefined {
  if (DINGBAT_ZEROS.has(code)) return '0';
  const digits = DINGBAT_DIGITS.find((first) => code >= first && code < first + 9);
  if (digits !== undefined) return String(code - digits + 1);
  const letters = FRAMED_LETTERS.find((first) => code >= first && code < first + 26);
  return letters === undefined ? undefined : String.fromCodePoint(0x61 + code - letters);
}

/** A digit of any script: scripts keep theirs in rows of ten. */
function digitOf(code: number): string {
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
