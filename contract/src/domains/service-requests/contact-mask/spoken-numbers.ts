import { type Token, wordSet } from './tokens.ts';

/** A number in a text, written in digits or words: its digits as one would dial them, and the tokens it takes up. */
export interface SaidNumber {
  readonly digits: string;
  readonly first: number;
  readonly last: number;
  readonly style: 'digits' | 'words' | 'sound-alike';
}

const numbered = (words: string, first = 0, step = 1): [string, number][] =>
  words
    .split(' ')
    .flatMap((alternatives, index) =>
      alternatives.split('/').map((word): [string, number] => [word, first + index * step]),
    );

const UNITS: ReadonlyMap<string, number> = new Map([
  ...numbered('zero/oh/nought/naught/zip one/wun two three four five/fife/fiv six seven/sevin eight/ait nine/niner'),
  ...numbered('cero/sero uno/una dos tres cuatro/quatro cinco/sinco seis/seiz siete/ciete ocho/osho nueve/nuebe'),
]);
const TEENS: ReadonlyMap<string, number> = new Map([
  ...numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
  ...numbered(
    'diez/dies once doce/dose trece/trese catorce quince/quinse dieciseis diecisiete dieciocho diecinueve',
    10,
  ),
  ...numbered(
    'veintiuno/veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    21,
  ),
]);
const TENS: ReadonlyMap<string, number> = new Map([
  ...numbered('twenty thirty forty/fourty fifty sixty seventy eighty ninety/ninty', 20, 10),
  ...numbered('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
]);
const HUNDREDS: ReadonlyMap<string, number> = new Map(
  numbered(
    'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos quinientos/quinientas seiscientos setecientos ochocientos novecientos',
    100,
    100,
  ),
);
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doble', 2],
  ['dobles', 2],
  ['triple', 3],
  ['treble', 3],
  ['quadruple', 4],
]);
/** Ordinal street names: 'Fourth Street'. */
export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1),
  ...numbered('primera segunda tercera cuarta quinta sexta septima octava novena decima', 1),
]);

/** Said in place of a digit they sound or look like; counted only between other digits. */
const SOUND_ALIKES: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['won', '1'],
  ['wun', '1'],
  ['to', '2'],
  ['too', '2'],
  ['tree', '3'],
  ['for', '4'],
  ['fore', '4'],
  ['fo', '4'],
  ['ate', '8'],
]);
const LOOK_ALIKE_DIGIT: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
  ['s', '5'],
  ['b', '8'],
  ['z', '2'],
]);
const LEET_LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
]);
/** Words that make a number a quantity, not part of a phone number. */
const MULTIPLIERS = wordSet('thousand million mil millon millones');
const LONGEST_NUMBER_WORD = 16;

/** All numbers in the text, in order. Quantities such as 'five thousand' are left out. */
export function saidNumbers(tokens: readonly Token[]): SaidNumber[] {
  const numbers: SaidNumber[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    if (number === undefined) at += 1;
    else {
      if (!MULTIPLIERS.has(tokens[number.last + 1]?.text ?? '')) numbers.push(number);
      at = number.last + 1;
    }
  }
  return numbers;
}

/** The number that begins at a token, if one does. */
export function numberAt(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return undefined;
  const mixed = mixedNumber(tokens, at);
  if (mixed !== undefined) return mixed;
  return token.kind === 'word' ? wordNumber(tokens, at) : { digits: token.text, first: at, last: at, style: 'digits' };
}

/** '5O2' and 'Ol34' written with letters for digits, or 'f1ve' and 'tw0' with digits for letters. */
function mixedNumber(tokens: readonly Token[], at: number): SaidNumber | undefined {
  if (!isJoined(tokens[at + 1]) || (isJoined(tokens[at]) && tokens[at - 1]?.kind !== 'mark')) return undefined;
  let last = at;
  while (isJoined(tokens[last + 1])) last += 1;
  const letters = [
    ...tokens
      .slice(at, last + 1)
      .map(({ text }) => text)
      .join(''),
  ];
  if (letters.length > LONGEST_NUMBER_WORD) return undefined;
  const asWord = withLetters(letters.join(''));
  const spelled = spelledUnit(asWord);
  if (spelled !== undefined) return { digits: String(spelled), first: at, last, style: 'words' };
  const asDigits = letters.map((letter) => LOOK_ALIKE_DIGIT.get(letter) ?? letter).join('');
  const ordinary = letters.filter((letter) => letter <= '9').length;
  if (!/^\d+$/.test(asDigits) || ordinary * 2 < letters.length) return undefined;
  return { digits: asDigits, first: at, last, style: 'digits' };
}

/** Reads digits as the letters they look like: 'd3nise' is 'denise'. */
export const withLetters = (text: string): string => [...text].map((sign) => LEET_LETTERS.get(sign) ?? sign).join('');

const isJoined = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'mark' && token.gap === 'none';

/** The value of a number said in full, up to a token: 'dos mil trescientos', 'twenty-three hundred and two'. */
export function saidValue(
  tokens: readonly Token[],
  from: number,
  until: number,
): { value: number; last: number } | undefined {
  let thousands = 0;
  let value: number | undefined;
  let at = from;
  while (at < until) {
    const text = tokens[at]?.text ?? '';
    if (text === 'mil' || text === 'thousand') {
      thousands = (value ?? 1) * 1000;
      value = 0;
    } else if (text === 'hundred' && value !== undefined) {
      value *= 100;
    } else if (!(text === 'and' && value !== undefined)) {
      const number = numberAt(tokens, at);
      const part = Number(number?.digits);
      // 'twenty-three hundred' goes on; 'twenty-three fifty' does not.
      if (number === undefined || number.style === 'sound-alike' || (value !== undefined && value % 100 !== 0)) break;
      value = (value ?? 0) + part;
      at = number.last;
    }
    at += 1;
  }
  return value === undefined ? undefined : { value: thousands + value, last: at - 1 };
}

/** 'five', 'twenty-two', 'five hundred and two', 'double eight', 'quinientos cincuenta y cinco', 'fiveohtwo'. */
function wordNumber(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const text = tokens[at]?.text ?? '';
  const times = TIMES.get(text);
  if (times !== undefined) {
    const last = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const said = tokens[last]?.text ?? '';
    const unit = /^[0-9]$/.test(said) ? said : (SOUND_ALIKES.get(said) ?? spelledUnit(said));
    return unit === undefined ? undefined : { digits: String(unit).repeat(times), first: at, last, style: 'words' };
  }
  const several = severalDigits(tokens, at);
  if (several !== undefined) return several;
  const hundreds = HUNDREDS.get(text) ?? saidHundreds(tokens, at);
  if (hundreds !== undefined) {
    const last = HUNDREDS.has(text) ? at : at + 1;
    const rest = belowHundred(tokens, skipAnd(tokens, last + 1));
    // 'five hundred' before digits dialed one by one is 500.
    return {
      digits: String(hundreds + (rest?.value ?? 0)),
      first: at,
      last: rest?.last ?? last,
      style: 'words',
    };
  }
  const small = belowHundred(tokens, at);
  if (small !== undefined) return { digits: String(small.value), first: at, last: small.last, style: 'words' };
  const alike = SOUND_ALIKES.get(text);
  if (alike !== undefined) return { digits: alike, first: at, last: at, style: 'sound-alike' };
  const glued = gluedDigits(text);
  return glued === undefined ? undefined : { digits: glued, first: at, last: at, style: 'words' };
}

/** 'three fives', 'tres veces cinco', 'tres cincos'. */
function severalDigits(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const count = UNITS.get(tokens[at]?.text ?? '') ?? 0;
  if (count < 2 || count > 4) return undefined;
  const last = tokens[at + 1]?.text === 'veces' ? at + 2 : at + 1;
  const said = tokens[last]?.text ?? '';
  const unit = spelledUnit(said);
  if (unit === undefined || (last === at + 1 && UNITS.has(said))) return undefined;
  return { digits: String(unit).repeat(count), first: at, last, style: 'words' };
}

function saidHundreds(tokens: readonly Token[], at: number): number | undefined {
  const unit = UNITS.get(tokens[at]?.text ?? '');
  return unit && tokens[at + 1]?.text === 'hundred' ? unit * 100 : undefined;
}

const skipAnd = (tokens: readonly Token[], at: number) => (tokens[at]?.text === 'and' ? at + 1 : at);

/** 'two', 'twelve', 'twenty', 'twenty-two', 'veinte y dos'. */
function belowHundred(tokens: readonly Token[], at: number): { value: number; last: number } | undefined {
  const text = tokens[at]?.text ?? '';
  const alone = spelledUnit(text) ?? TEENS.get(text);
  if (alone !== undefined) return { value: alone, last: at };
  const tens = TENS.get(text);
  if (tens === undefined) return undefined;
  const joint = tokens[at + 1]?.text ?? '';
  const after = joint === 'y' || joint === '-' ? at + 2 : at + 1;
  const unit = UNITS.get(tokens[after]?.text ?? '');
  return unit ? { value: tens + unit, last: after } : { value: tens, last: at };
}

/** A unit in its plural or singular: 'fives' counts as 'five' after 'triple'. */
const spelledUnit = (word: string): number | undefined =>
  UNITS.get(word) ?? (word.endsWith('s') ? UNITS.get(word.slice(0, -1)) : undefined);

/** 'fiveohtwo' and 'cincocerodos': three or more units and nothing else. */
function gluedDigits(word: string): string | undefined {
  if (word.length < 9 || word.length > 80) return undefined;
  let digits = '';
  for (let at = 0; at < word.length; ) {
    const unit = GLUED_UNITS.find((candidate) => word.startsWith(candidate, at));
    if (unit === undefined) return undefined;
    digits += String(UNITS.get(unit));
    at += unit.length;
  }
  return digits.length < 3 ? undefined : digits;
}

const GLUED_UNITS = [...UNITS.keys()].sort((a, b) => b.length - a.length);
