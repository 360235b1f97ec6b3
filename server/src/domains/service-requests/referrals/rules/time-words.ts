/** Spanish weekdays and months without accents, each with its abbreviations, in the words that the parser knows. */
const NAMES: readonly (readonly [string, string])[] = [
  ['lunes|lun', 'monday'],
  ['martes', 'tuesday'],
  ['miercoles|mier|mie', 'wednesday'],
  ['jueves|jue', 'thursday'],
  ['viernes|vier|vie', 'friday'],
  ['sabado|sab', 'saturday'],
  ['domingo|dom', 'sunday'],
  ['enero|ene', 'january'],
  ['febrero|feb', 'february'],
  ['marzo', 'march'],
  ['abril|abr', 'april'],
  ['mayo|may', 'may'],
  ['junio|jun', 'june'],
  ['julio|jul', 'july'],
  ['agosto|ago', 'august'],
  ['septiembre|setiembre|sept|sep|set', 'september'],
  ['octubre|oct', 'october'],
  ['noviembre|nov', 'november'],
  ['diciembre|dic', 'december'],
];
const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';

const HOURS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const HOUR_WORD = new RegExp(`\\b(las?|de|a|y) (${HOURS.join('|')})\\b`, 'g');

const CLOCK = String.raw`(\d{1,2}(?::\d{2})?)`;

/** Words that show that a time is in Spanish, also after an English command. */
const SPANISH =
  /\b(?:manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde|noche|mediodia|medianoche|a las?|proxim[oa]|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/;

/** Polite and connecting words that change nothing about a time. Conditions such as 'si' aren't among them. */
const FILLER =
  /\b(?:el|la|las|los|del|de|en|por|para|favor|gracias|puedo|podria|podemos|quiero|ir|llegar|llego|llegamos|estar|estare|estoy|voy|vamos|trabajo|solicitud|cita|dia|hora|sobre|como|eso|ahi|alla|este|esta)\b/g;

/** Stands for the day after tomorrow, whose date the caller knows. */
export const DAY_AFTER_TOMORROW = 'overmorrow';

const plain = (words: string): string =>
  words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');

/** Returns whether the words that name a time are Spanish. */
export const isSpanishTime = (words: string): boolean => SPANISH.test(plain(words));

/**
 * Adds the half of the day to an hour for 'de la tarde'. Noon and midnight differ from region to region, so 12 in the
 * morning stays unparsed. The result can't contain the word 'manana', which also means tomorrow.
 */
function withHalf(clock: string, part: string): string {
  const hour = Number.parseInt(clock, 10);
  if (hour > 12) return clock;
  if (hour === 12) return part === 'tarde' ? `${clock}pm` : part === 'noche' ? 'midnight' : `${clock} madrugada`;
  return `${clock}${part === 'tarde' || part === 'noche' ? 'pm' : 'am'}`;
}

/** Translates Spanish words for a time into the English words that the parser knows. Leaves other words unchanged. */
export function timeInEnglish(words: string): string {
  let text = plain(words)
    .replace(/\bhora (?:del? )?(este|cent(?:ro|ral)|(?:la )?montana|pacifico)\b/g, (_all, zone: string) =>
      zone === 'este' ? 'eastern' : zone.startsWith('cent') ? 'central' : zone === 'pacifico' ? 'pacific' : 'mountain',
    )
    .replace(/\bpasado manana\b/g, DAY_AFTER_TOMORROW)
    .replace(/\bmedio ?dia\b/g, 'noon')
    .replace(/\bmedia ?noche\b/g, 'midnight')
    .replace(HOUR_WORD, (_all, before: string, hour: string) => `${before} ${HOURS.indexOf(hour) + 1}`)
    .replace(/\ben una? (?=hora|dia|minuto)/g, 'en 1 ')
    .replace(
      /\ben (\d+) (hora|minuto|dia)s?\b/g,
      (_all, count: string, unit: string) =>
        `in ${count} ${unit === 'hora' ? 'hours' : unit === 'dia' ? 'days' : 'minutes'}`,
    )
    .replace(/\b(\d{1,2}) y media\b/g, '$1:30')
    .replace(/\b(\d{1,2}) y cuarto\b/g, '$1:15')
    .replace(/(:\d{2}) ?(?:h|hs|hrs|horas)\b/g, '$1')
    .replace(/\b(\d{1,2}) ?(?:h|hs|hrs|horas)\b/g, '$1:00')
    .replace(new RegExp(`\\b${CLOCK} (?:de|en|por) la (manana|madrugada|tarde|noche)\\b`, 'g'), (_all, clock, part) =>
      withHalf(clock as string, part as string),
    )
    .replace(
      /\b(?:de|desde) (?:las? )?(\d{1,2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?) (?:a|hasta) (?:las? )?(?=\d)/g,
      'from $1 to ',
    )
    .replace(/\bentre (?:las? )?(\d{1,2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?) y (?:las? )?(?=\d)/g, 'between $1 and ')
    .replace(/\besta noche\b/g, 'tonight')
    .replace(/\besta (manana|tarde)\b/g, (_all, part: string) => (part === 'tarde' ? 'this afternoon' : 'this morning'))
    .replace(/\b(?:de|en|por) la (manana|madrugada|tarde|noche)\b/g, (_all, part: string) =>
      part === 'tarde' ? 'afternoon' : part === 'noche' ? 'evening' : 'morning',
    )
    .replace(/\bmanana\b/g, 'tomorrow')
    .replace(/\bhoy\b/g, 'today')
    .replace(/\b(?:proxima semana|semana que viene|otra semana)\b/g, 'next week')
    .replace(/\b(?:proximo mes|mes que viene)\b/g, 'next month')
    // 'mar' is March next to a day of the month, otherwise Tuesday.
    .replace(/(\d{1,2}(?: de)? )mar\b/g, '$1march')
    .replace(/\bmar\b/g, 'tuesday');
  for (const [spanish, english] of NAMES) text = text.replace(new RegExp(`\\b(?:${spanish})\\b\\.?`, 'g'), english);
  return text
    .replace(new RegExp(`\\b(?:proximo|siguiente) (${WEEKDAYS})\\b`, 'g'), 'next $1')
    .replace(new RegExp(`\\b(${WEEKDAYS}) (?:que viene|proximo|siguiente)\\b`, 'g'), 'next $1')
    .replace(new RegExp(`\\b(\\d{1,2}) (?:de )?(${MONTHS})(?: del? (\\d{4}))?\\b`, 'g'), (_all, day, month, year) =>
      year === undefined ? `${month} ${day}` : `${month} ${day}, ${year}`,
    )
    .replace(/\b(?:a eso de |como )?a las? (?=\d|noon|midnight)/g, 'at ')
    .replace(/\b(?:al|a) (?=noon|midnight)/g, 'at ')
    .replace(/ o (?=\S)/g, ' or ')
    .replace(FILLER, ' ')
    .replace(/[¿¡]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A date in digits: the two numbers before the month is known. */
export interface DigitsDate {
  readonly first: number;
  readonly second: number;
}

const DIGITS = /(?<![\d/-])(\d{1,2})(?:\/(\d{1,2})|-(\d{1,2})(?=(?:-\d{2,4})? (?:at )?\d))/;

/** Returns the date that is written in digits, or null. */
export function digitsDate(text: string): DigitsDate | null {
  const [, first, slashed, dashed] = DIGITS.exec(text) ?? [];
  return first === undefined ? null : { first: Number(first), second: Number(slashed ?? dashed) };
}

/** Returns the text with the day and the month of a date in digits swapped: '25/12' becomes '12/25'. */
export const monthFirst = (text: string): string =>
  text.replace(DIGITS, (_all, first, slashed, dashed) => `${slashed ?? dashed}${slashed ? '/' : '-'}${first}`);
