import { statePrefixes } from '../../locations/public.ts';
import { firstNames } from './first-names.ts';
import type { Span } from './said-phone.ts';
import { stopWords } from './stop-words.ts';

/**
 * Bits that tell which rules may apply to a text, so that the others can be skipped. A cue doesn't guarantee a match,
 * but a rule never matches without one of its cues.
 */
export const Cue = {
  digit: 1,
  number: 1 << 1,
  relativeDay: 1 << 2,
  weekday: 1 << 3,
  countedDays: 1 << 4,
  month: 1 << 5,
  noon: 1 << 6,
  morning: 1 << 7,
  afternoon: 1 << 8,
  evening: 1 << 9,
  anytime: 1 << 10,
  /** Words that introduce a name. */
  introduction: 1 << 11,
  /** A first name or a title. */
  person: 1 << 12,
  /** A state or the start of one. */
  state: 1 << 13,
  /** Words that introduce a city. */
  here: 1 << 14,
  hesitation: 1 << 15,
  closing: 1 << 16,
} as const;

const EVERYTHING = -1;
/** Cues of whole words. All others come from runs of ASCII letters, as separated by `\b`. */
const OF_WHOLE_WORDS = Cue.person | Cue.state;

const CALLED_BY: readonly (readonly [number, Iterable<string>])[] = [
  [
    Cue.number,
    'zero oh one two three four five six seven eight nine ten eleven cero uno dos tres cuatro cinco seis siete ocho nueve'.split(
      ' ',
    ),
  ],
  [
    Cue.relativeDay,
    'tomorrow tommorow tomorow tommorrow tmrw tmr tomoro tommoro pasado ma manana today tonight tonite hoy esta this'.split(
      ' ',
    ),
  ],
  [
    Cue.weekday,
    'sun sunday mon monday tue tues tuesday wed weds wednesday thu thur thurs thursday fri friday sat saturday domingo lunes martes miercoles rcoles jueves viernes sabado bado'.split(
      ' ',
    ),
  ],
  [Cue.countedDays, 'day days week weeks d dia dias semana semanas'.split(' ')],
  [
    Cue.month,
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september sepember oct october nov november dec december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
  ],
  [Cue.noon, ['before', 'antes']],
  [Cue.morning, 'first mid midmorning morning mornings manana mananas ma temprano early'.split(' ')],
  [
    Cue.afternoon,
    'after afternoon afternoons afterlunch afterlunchs midday mid noon tarde medio mediodia mediod'.split(' '),
  ],
  [Cue.evening, 'evening evenings tonight tonite after night noche trabajo'.split(' ')],
  [Cue.anytime, 'any anytime whenever flexible all cualquier hora cuando'.split(' ')],
  [
    Cue.introduction,
    'name names named ask asking contact reach call talk speak attn llamo nombre pregunte pregunten preguntar hablar comun comuniquese'.split(
      ' ',
    ),
  ],
  [Cue.person, [...firstNames].filter((name) => !stopWords.has(name))],
  [Cue.person, 'mr mrs ms miss dr sr sra srta don dona senor senora'.split(' ')],
  [Cue.state, statePrefixes],
  [Cue.here, 'in at near outside of around en de por downtown'.split(' ')],
  [
    Cue.closing,
    'thanks thank thx ty cheers please pls plz bye know whatever guess yeah gracias favor porfa saludos bendiciones'.split(
      ' ',
    ),
  ],
];

const cuesByWord = new Map<string, number>();
for (const [cue, words] of CALLED_BY) for (const word of words) cuesByWord.set(word, (cuesByWord.get(word) ?? 0) | cue);

/** A word of letters and apostrophes, with a period if one follows. */
export interface SaidWord extends Span {
  readonly text: string;
  /** Its letters a to z, in lowercase. */
  readonly bare: string;
  readonly cues: number;
}

/** A text with its words and cues. */
export interface SaidText {
  readonly text: string;
  readonly words: readonly SaidWord[];
  readonly cues: number;
}

const WORDS = /[\p{L}][\p{L}'’]*\.?/gu;
/** The letters that the scan below handles, and the punctuation that phones insert. */
const WESTERN = /^[\u0000-\u00ff\u2010-\u2027]*$/;

const isAscii = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLatin = (code: number) =>
  code === 0xaa || code === 0xb5 || code === 0xba || (code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7);
const isApostrophe = (code: number) => code === 39 || code === 0x2019;
const POINT = 46;

/** Splits a text into words. A text in another script gets every cue. */
export function saidWords(text: string): SaidText {
  if (!WESTERN.test(text)) return { text, words: wordsOf(text), cues: EVERYTHING };
  const lower = text.toLowerCase();
  const words: SaidWord[] = [];
  let cues = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (!isAscii(code) && !isLatin(code)) {
      if (code >= 48 && code <= 57) cues |= Cue.digit;
      at += 1;
      continue;
    }
    const from = at;
    let isPlain = true;
    for (; at < text.length; at += 1) {
      const next = text.charCodeAt(at);
      if (isAscii(next)) continue;
      if (!isLatin(next) && !isApostrophe(next)) break;
      isPlain = false;
    }
    const word = lower.slice(from, at);
    const called = isPlain ? cuesOf(word) : cuesOfParts(word);
    if (text.charCodeAt(at) === POINT) at += 1;
    words.push({ text: text.slice(from, at), from, to: at, bare: isPlain ? word : bare(word), cues: called });
    cues |= called;
  }
  return { text, words, cues };
}

const wordsOf = (text: string): SaidWord[] =>
  [...text.matchAll(WORDS)].map(({ 0: written, index }) => ({
    text: written,
    from: index,
    to: index + written.length,
    bare: bare(written.toLowerCase()),
    cues: EVERYTHING,
  }));

const bare = (lower: string) => lower.replace(/[^a-z]/g, '');

function cuesOf(word: string): number {
  const cues = cuesByWord.get(word) ?? 0;
  return mayHesitate(word) ? cues | Cue.hesitation : cues;
}

function cuesOfParts(word: string): number {
  const whole = word.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  let cues = (cuesOf(whole) | cuesOf(whole.replace(/s$/, '')) | cuesOf(bare(word))) & OF_WHOLE_WORDS;
  for (const part of word.match(/[a-z]+/g) ?? []) cues |= cuesOf(part) & ~OF_WHOLE_WORDS;
  return cues;
}

/** Matches 'um', 'uhh', 'erm', 'hmm'. */
function mayHesitate(word: string): boolean {
  if (word.length < 2) return false;
  const [first, last] = [word.charCodeAt(0), word.charCodeAt(word.length - 1)];
  return (first === 117 || first === 101 || first === 104) && (last === 109 || last === 104);
}
