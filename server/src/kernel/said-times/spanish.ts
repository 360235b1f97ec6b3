import type { Meaning } from './meaning.ts';
import {
  bare,
  clock,
  date,
  digits,
  halfOf,
  harmless,
  later,
  monthIn,
  NOON,
  numberIn,
  part,
  type Rule,
  rule,
  VAGUE,
  weekdays,
  words,
  YEAR,
  zones,
} from './rules.ts';

const MONTHS_ES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const MONTH_ES =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t|tiembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?';
const WEEKDAYS_ES = [
  'dom(?:ingo)?',
  'lun(?:es)?',
  'mar(?:tes)?',
  'mie(?:r|rcoles)?',
  'jue(?:ves)?',
  'vie(?:r|rnes)?',
  'sab(?:ado)?',
];
const MINUTES_ES: Readonly<Record<string, number>> = {
  cinco: 5,
  diez: 10,
  cuarto: 15,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  media: 30,
  treinta: 30,
  cuarenta: 40,
};
const MINUTE_ES = Object.keys(MINUTES_ES).join('|');
const NUMBERS_ES = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const HOUR_ES = `\\d{1,2}|${NUMBERS_ES.join('|')}`;

const COUNT_ES = `\\d{1,3}|un|${NUMBERS_ES.join('|')}`;
const countEs = (word = ''): number => (word === 'un' ? 1 : numberIn(NUMBERS_ES, word));
const TEENS_ES =
  'trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
const DAY_ES = `primero|${NUMBERS_ES.join('|')}|${TEENS_ES.toReversed().join('|')}|treinta y uno`;
function dayEs(word = ''): number {
  if (word === 'primero') return 1;
  if (word === 'treinta y uno') return 31;
  return numberIn(NUMBERS_ES, word) || TEENS_ES.indexOf(word) + 13;
}
const LAS = '(?:a |de |desde |como a |a eso de )?las? ';

const minutesEs = (word = ''): number => MINUTES_ES[word] ?? 0;

/** Adds the half of the day: '3 de la tarde'. Noon and midnight differ from region to region. */
function spanishClock(hour: number, minute: number, of: string): Meaning | null {
  if (hour > 12) return clock(hour, minute, null, '24');
  if (hour === 12)
    return of === 'tarde' ? clock(12, minute, 'pm') : of === 'noche' ? { kind: 'midnight' } : { kind: 'unknown' };
  return clock(hour, minute, of === 'tarde' || of === 'noche' ? 'pm' : 'am');
}

/** How Spanish says times in the United States, the longest way first. Accents have been removed. */
export const SPANISH: readonly Rule[] = [
  rule(
    `(${LAS})?(${HOUR_ES})(?:[:.](\\d{2})| y (${MINUTE_ES}))? (?:de|en|por|x) la (manana|madrugada|tarde|noche)(?![a-z])`,
    ([, lead, hour, minute, more, of = '']) => {
      // '19 en la tarde' without 'las' is a day.
      if (lead === undefined && numberIn(NUMBERS_ES, hour) > 12) return null;
      return spanishClock(numberIn(NUMBERS_ES, hour), minute === undefined ? minutesEs(more) : Number(minute), of);
    },
  ),
  rule(`(?:${LAS})?(${HOUR_ES}) (y|menos) (${MINUTE_ES})(?: ?([ap])m)?(?![a-z])`, ([, hour, sign, minutes, half]) =>
    sign === 'y'
      ? clock(numberIn(NUMBERS_ES, hour), minutesEs(minutes), halfOf(half))
      : clock(numberIn(NUMBERS_ES, hour) - 1 || 12, 60 - minutesEs(minutes), halfOf(half)),
  ),
  rule(
    `(?:a )?(?:un |faltando |faltan )?(${MINUTE_ES}) (?:para|pa) (?:las? )?(${HOUR_ES})(?![a-z])`,
    ([, minutes, hour]) => clock(numberIn(NUMBERS_ES, hour) - 1 || 12, 60 - minutesEs(minutes), null),
  ),
  rule('(\\d{1,2})(?::(\\d{2}))? ?(?:h|hs|hrs|horas)(?![a-z])', ([, hour, minute]) =>
    clock(Number(hour), Number(minute ?? 0), null, '24'),
  ),
  ...digits,
  rule(`(?:el )?(?:dia )?(\\d{1,2})(?: de)? (${MONTH_ES})\\b\\.?(?:,?(?: del?)? (20\\d\\d))?`, ([, day, month, year]) =>
    date(monthIn(MONTHS_ES, month), Number(day), year),
  ),
  rule(`(?!mar )(${MONTH_ES}) (\\d{1,2})(?![\\d:]| ?[ap]m\\b)${YEAR}`, ([, month, day, year]) =>
    date(monthIn(MONTHS_ES, month), Number(day), year),
  ),
  rule(
    `(?:el )?(?:dia )?(${DAY_ES})(?: de)? (${MONTH_ES})\\b\\.?(?:,?(?: del?)? (20\\d\\d))?`,
    ([, day, month, year]) => date(monthIn(MONTHS_ES, month), dayEs(day), year),
  ),
  rule(`(?:el )?(?:dia )?(${TEENS_ES.toReversed().join('|')}|treinta y uno)(?![a-z])`, ([, day]) => ({
    kind: 'day-of-month',
    day: dayEs(day),
  })),
  rule('el (?:dia )?(\\d{1,2})(?![\\d:/.]| ?[ap]m\\b| y )', ([, day]) => ({ kind: 'day-of-month', day: Number(day) })),
  words('pasado manana', { kind: 'relative', days: 2 }),
  words('esta tarde', part('afternoon')),
  words('esta noche', part('evening')),
  words(
    '(?:de|por|en|x) la manana|esta manana|temprano|tempranito|en la madrugada|de la madrugada|primera hora|por las mananas',
    part('morning'),
  ),
  words('(?:de|por|en|x) la tarde|por las tardes', part('afternoon')),
  words('(?:de|por|en|x) la noche', part('evening')),
  words('manana', { kind: 'relative', days: 1 }),
  words('en ocho(?: dias)?', { kind: 'later-days', days: 7, isFromDay: true }),
  words('hoy', { kind: 'relative', days: 0 }),
  words('ayer', { kind: 'relative', days: -1 }),
  rule(`(?:en|dentro de) media hora(?![a-z])`, () => ({ kind: 'later', minutes: 30 })),
  rule(
    `(?:en|dentro de) (${COUNT_ES})( y media)? (minutos?|horas?|dias?|semanas?)(?![a-z])`,
    ([, count, half, unit = '']) => later(countEs(count), unit, half !== undefined),
  ),
  words(
    '(?:de )?(?:la )?(?:proxima semana|semana (?:que|q) (?:viene|entra)|otra semana|siguiente semana|semana proxima|semana entrante)',
    { kind: 'weeks', ahead: 1 },
  ),
  words('(?:de )?esta semana', { kind: 'weeks', ahead: 0 }),
  words('(?:este |el )?fin de semana|proximo mes|mes que viene|cualquier dia|un dia de estos|pronto', VAGUE),
  words(
    'viernes santo|sabado de gloria|domingo de (?:ramos|pascua|resurreccion)|pascua|navidad|nochebuena|ano nuevo|dia de (?:reyes|muertos|san \\w+|accion de gracias|las? madres?|los? padres?|la independencia)|esa (?:manana|tarde|noche)|ese (?:mismo )?dia|(?:el )?dia (?:antes|despues)|del otro mes',
    { kind: 'unsure' },
  ),
  // 'mar' is March only next to a day of the month.
  ...weekdays(WEEKDAYS_ES),
  words('(?:a|al )? ?medio ?dia', NOON),
  words('(?:a la )?media ?noche', { kind: 'midnight' }),
  words('(?:que|q) (?:viene|entra)|proxim[oa]|siguiente|entrante', { kind: 'next' }),
  words('(?:a )?cualquier hora|todo el dia|cuando (?:quieran?|gusten?|sea)', part('anytime')),
  words('despues del? (?:lonche|almuerzo|comer)', part('afternoon')),
  words('despues del trabajo', part('evening')),
  words('en adelante|o (?:despues|mas tarde)', { kind: 'after' }),
  words('cuando mucho|como maximo', { kind: 'by' }),
  words('antes de(?:l)?(?: las?)?', { kind: 'before' }),
  words('(?:despues del?|a partir de|pasadas)(?: las?)?', { kind: 'after' }),
  words('(?:a mas tardar|para antes de)(?: a)?(?: las?)?', { kind: 'by' }),
  words('entre', { kind: 'between' }),
  words('desde|de(?= las? | \\d)', { kind: 'from' }),
  rule(`(?:a|hasta|-) (?=(?:las? )?(?:${HOUR_ES})(?![a-z]))`, () => ({ kind: 'to' })),
  rule('-(?=\\d)', () => ({ kind: 'to' })),
  words('y', { kind: 'and' }),
  words('o|u', { kind: 'or' }),
  words('pasad[oa]|hace|ultim[oa]', { kind: 'past' }),
  words('este|esta', { kind: 'this' }),
  ...zones,
  rule(`las? (${HOUR_ES})(?![a-z0-9/:.]| ?[ap]m\\b)`, ([, hour]) => clock(numberIn(NUMBERS_ES, hour), 0, null)),
  words('a(?: eso de)?|como a|at|hora', { kind: 'at' }),
  harmless(
    'el|la|las|los|del|de|en|por|para|favor|gracias|puedo|podria|podemos|puede|quiero|ir|llegar|llego|llegamos|estar|estare|estoy|voy|vamos|trabajo|solicitud|cita|dia|horas|sobre|como|eso|ahi|alla|al|me|nos|vemos|bien|ok|yo|le|les|queda|mejor|on|the|please|bueno|hola|buenas|claro|seria|perfecto|porfa|porfavor|en punto|parece|mismo|quedo',
  ),
  ...bare(NUMBERS_ES, HOUR_ES),
];
