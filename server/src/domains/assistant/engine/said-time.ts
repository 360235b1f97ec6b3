import type { SaidTimeSlot } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Reference } from '../ports.ts';
import { dayIn } from './day.ts';
import type { Span } from './said-phone.ts';
import { SLOT_CUES, slotOf } from './said-slot.ts';
import { DENIED, DENIED_AFTER, WEEKDAYS } from './said-wish.ts';
import { Cue } from './said-words.ts';

export interface SaidTime {
  /** 'yyyy-MM-dd'; null when no single day was asked for. */
  readonly preferredDate: string | null;
  readonly preferredTimeSlot: SaidTimeSlot | null;
}

const DAY_MS = 86_400_000;
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const MONTH_NAMES = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];
const WEEKDAY_NAMES = [
  ['su', 'do'],
  ['mo', 'lu'],
  ['tu', 'ma'],
  ['we', 'mi'],
  ['th', 'ju'],
  ['fr', 'vi'],
  ['sa', 'sá'],
];
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};

/** Words about the past, someone else's plans or the weather, which aren't a preference. */
const NO_WISH =
  /\b(?:since|last|started|began|broke|quit|died|stopped|went|happened|fixed|installed|replaced|came|left|was|were|had|been|born|built|noticed|failed|bought|moved|closing|inspection|party|guests|company|visitors|family|wedding|birthday|rain|snow|storm|storms|freeze|freezing|forecast|supposed to|bill|rent|desde|pasado|pasada|empezó|empezo|ayer|antes|dejó|dejo|se rompió|llueve|visita|fiesta|every|each|todos los|cada|inspector|adjuster|appraiser|landlord)\b[^.,;!?]{0,24}$/i;
const PREFERRED =
  /\b(?:prefer(?:ably|red)?|ideally|best|better|rather|perfect|works? (?:best|better)|would be (?:great|best)|mejor|prefiero|de preferencia)\b/i;
/** Marks a range of days. */
const SPAN_OF_DAYS = /^\s*(?:through|thru|to|-|–|a|al|until)\s*$/i;

interface Wish extends Span {
  readonly day: string;
  readonly preferred: boolean;
}

/**
 * Returns the day and time slot that a text asks for, in the time zone of the job.
 * @param cues the cues of the text
 */
export function saidTime(text: string, cues: number, { now, timeZone }: Reference): SaidTime {
  const mayNameDay = (cues & DAY_CUES) !== 0;
  if (!mayNameDay && (cues & SLOT_CUES) === 0) return { preferredDate: null, preferredTimeSlot: null };
  // Days are computed as UTC midnights, independent of zones.
  const plain = text.toLowerCase();
  return {
    preferredDate: mayNameDay ? dayOf(plain, cues, new Date(`${dayIn(now, timeZone)}T00:00:00Z`)) : null,
    preferredTimeSlot: slotOf(plain, cues),
  };
}

const iso = (day: Date) => day.toISOString().slice(0, 10);
const plus = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS);

/** One way to name a day: a pattern, and a function that returns the day of a match, or null. */
type Rule = readonly [cues: number, RegExp, (match: RegExpExecArray, today: Date) => Date | null];

const rules: readonly Rule[] = [
  [
    Cue.relativeDay,
    /\b(?:the )?day after tomorrow\b|\bpasado mañana\b|\bpasado manana\b/g,
    (_, today) => plus(today, 2),
  ],
  [Cue.relativeDay, /\b(?:tomorrow|tommorow|tomorow|tommorrow|tmrw|tmr|tomm?oro)\b/g, (_, today) => plus(today, 1)],
  [Cue.relativeDay, /(?<!\b(?:la|las|esta|cada|de la) )\bma(?:ñ|n)ana\b(?! (?:pasad))/g, (_, today) => plus(today, 1)],
  [
    Cue.relativeDay,
    /\b(?:today|tonight|tonite|hoy|esta (?:tarde|noche))\b|\bthis (?:afternoon|evening)\b/g,
    (_, today) => today,
  ],
  [
    Cue.weekday,
    new RegExp(`\\b(?:a|one) week from (?:this |next )?(${WEEKDAYS})\\b|\\b(${WEEKDAYS}) (?:after next|week)\\b`, 'g'),
    (match, today) => plus(nextWeekday(match[1] ?? match[2] ?? '', today), 7),
  ],
  [
    Cue.weekday,
    new RegExp(
      `\\b(${WEEKDAYS})\\b(?! (?:after next|week\\b))(?!,? (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b)(?!,? (?:${MONTHS})\\b\\.? (?:the )?\\d)(?!,? (?:el )?\\d{1,2} de )(?!,? \\d{1,2}/\\d)`,
      'g',
    ),
    (match, today) => {
      const [, name = ''] = match;
      // 'Sat' and 'sun' are also ordinary words.
      if (/^(?:sun|sat|mon|wed|mar)$/.test(name) && !/\b(?:on|this|next|or|and|by)\s*$|[,/]\s*$|^$/.test(before(match)))
        return null;
      return nextWeekday(name, today);
    },
  ],
  [
    Cue.countedDays,
    /\bin (a|one|two|couple|three|four|five|six|\d{1,2})(?: of)? (days?|weeks?)\b|\b(?:en|dentro de) (un|una|dos|tres|cuatro|cinco|\d{1,2}) (d[ií]as?|semanas?)\b/g,
    (match, today) => {
      const [, english, unit, spanish, unidad = ''] = match;
      const count = english ?? spanish ?? '';
      const days = /^(?:w|s)/.test(unit ?? unidad) ? 7 : 1;
      return plus(today, days * (COUNTS[count] ?? Number(count)));
    },
  ],
  [
    Cue.month,
    new RegExp(`\\b(${MONTHS})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?(?![\\d:])`, 'g'),
    ({ 1: month = '', 2: day, 3: year }, today) => onDate(today, monthOf(month), Number(day), year),
  ],
  [
    Cue.month,
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (${MONTHS})\\b(?:,?(?: de)? (20\\d\\d))?`, 'g'),
    ({ 1: day, 2: month = '', 3: year }, today) => onDate(today, monthOf(month), Number(day), year),
  ],
  [
    Cue.digit,
    /(?<![\d/-])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])(?! (?:inch|in\b|hp|bath|")|")/g,
    ({ 1: month, 2: day, 3: year }, today) =>
      onDate(today, Number(month) - 1, Number(day), year && (year.length === 2 ? `20${year}` : year)),
  ],
  [
    Cue.digit,
    /\b(20\d\d)-(\d\d)-(\d\d)\b/g,
    ({ 1: year, 2: month, 3: day }, today) => onDate(today, Number(month) - 1, Number(day), year),
  ],
  [
    Cue.digit,
    new RegExp(
      `\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:floor|street|st\\b|ave|avenue|time|grade|one))(?! of (?:${MONTHS}))`,
      'g',
    ),
    ({ 1: day }, today) => onDayOfMonth(today, Number(day)),
  ],
  [
    Cue.digit,
    new RegExp(`\\bel (?:d[ií]a )?(\\d{1,2})\\b(?! (?:de )?(?:${MONTHS}))(?! ?(?:%|pies|por|am|pm|:))`, 'g'),
    ({ 1: day }, today) => onDayOfMonth(today, Number(day)),
  ],
];

const before = ({ input, index }: RegExpExecArray) => input.slice(Math.max(0, index - 12), index);

function dayOf(text: string, cues: number, today: Date): string | null {
  const wishes: Wish[] = [];
  for (const [called, pattern, meant] of rules) {
    if ((cues & called) === 0) continue;
    for (const match of text.matchAll(pattern)) {
      const day = meant(match, today);
      const from = match.index;
      const to = from + match[0].length;
      if (!day || day < today || wishes.some((wish) => from < wish.to && to > wish.from)) continue;
      const lead = text.slice(Math.max(0, from - 40), from);
      if (NO_WISH.test(lead) || DENIED.test(lead) || DENIED_AFTER.test(text.slice(to))) continue;
      wishes.push({ day: iso(day), from, to, preferred: isPreferred(text, from, to) });
    }
  }
  wishes.sort((a, b) => a.from - b.from);
  const isSpan = wishes.some((wish, i) => {
    const next = wishes[i + 1];
    return next !== undefined && SPAN_OF_DAYS.test(text.slice(wish.to, next.from));
  });
  const days = new Set(wishes.map(({ day }) => day));
  if (days.size === 1) return isSpan ? null : (wishes[0]?.day ?? null);
  const preferred = new Set(wishes.filter((wish) => wish.preferred).map(({ day }) => day));
  if (preferred.size === 1) return [...preferred][0] ?? null;
  // 'Friday the 20th' may be named in two ways. Other combinations of days are ambiguous.
  return null;
}

/** Returns whether a preference is stated near this day, closer than to another day. */
const isPreferred = (text: string, from: number, to: number) =>
  PREFERRED.test(/[^.;,!?]*$/.exec(text.slice(0, from))?.[0] ?? '') ||
  PREFERRED.test(/^[^.;,!?]{0,30}/.exec(text.slice(to))?.[0] ?? '');

function nextWeekday(name: string, today: Date): Date {
  const wanted = WEEKDAY_NAMES.findIndex((starts) => starts.some((start) => name.startsWith(start)));
  return plus(today, (wanted - today.getUTCDay() + 7) % 7 || 7);
}

const monthOf = (name: string) => MONTH_NAMES.findIndex((starts) => starts.some((start) => name.startsWith(start)));

/** Returns the date this year, or next year if it has passed; null if it doesn't exist. */
function onDate(today: Date, month: number, day: number, year?: string): Date | null {
  const first = year === undefined ? today.getUTCFullYear() : Number(year);
  const date = realDate(first, month, day);
  return date && date < today && year === undefined ? realDate(first + 1, month, day) : date;
}

/** Returns the day of this month, or of the next if it has passed. */
function onDayOfMonth(today: Date, day: number): Date | null {
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth();
  const date = realDate(year, month, day);
  return date && date >= today ? date : realDate(month === 11 ? year + 1 : year, (month + 1) % 12, day);
}

function realDate(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month, day));
  return month >= 0 && date.getUTCMonth() === month && date.getUTCDate() === day ? date : null;
}

const DAY_CUES = rules.reduce((all, [cues]) => all | cues, 0);
