import { en, type ParsedResult } from 'chrono-node';
import { DateTime } from 'luxon';

/** A time in somebody's words: the one moment that they can mean, or what to ask them. */
export type SpokenTime =
  | { readonly kind: 'time'; readonly at: Date /** Of 'from 2 to 4'. */; readonly until: Date | null }
  | { readonly kind: 'ask'; readonly question: string };

const EXAMPLE = 'PROPOSE tomorrow 3pm';
const ask = (question: string): SpokenTime => ({ kind: 'ask', question });

/** Zones as Americans name them; none of these depends on whether daylight saving time was named rightly. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:e[sd]?t|eastern)(?: time)?\b/, 'America/New_York'],
  [/\b(?:c[sd]?t|central)(?: time)?\b/, 'America/Chicago'],
  [/\b(?:m[sd]?t|mountain)(?: time)?\b/, 'America/Denver'],
  [/\b(?:p[sd]?t|pacific)(?: time)?\b/, 'America/Los_Angeles'],
];

const WEEKDAY = '(?:sun|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat)(?:day|sday|nesday|rsday|urday)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
const DAY = `(?:${WEEKDAY}\\.?|today|tomorrow|tmrw|tmr|tonight|this evening|this afternoon|morning|afternoon|evening|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`;

/** Words around a time that change nothing of it. */
const FILLER = new Set(
  (
    'at on for the around about by a an please pls thanks thank you ok okay is works work can do i ill will be there ' +
    "come arrive how what and we could i'll time morning afternoon evening night it job of day my me would like to"
  ).split(' '),
);

/**
 * Reads 'tomorrow 3pm', 'thurs 9:30', '12/5 2-4 pm' on the clocks of a zone, unless the words name another. Never
 * guesses: what is past or can mean two things is asked back. An hour without AM or PM is read only where just one of
 * the two lies between 8 AM and 6 PM.
 */
export function readSpokenTime(
  words: string,
  { now, zone }: { readonly now: Date; readonly zone: string },
): SpokenTime {
  const lower = words.toLowerCase().replace(/\s+/g, ' ').trim();
  const named = ZONES.find(([pattern]) => pattern.test(lower));
  const clocks = named?.[1] ?? zone;
  const text = plainWords(named ? lower.replace(named[0], ' ') : lower);
  if (text === '') return ask(`Say when, like ${EXAMPLE}.`);
  const [, month] = /\b(\d{1,2})\/\d{1,2}\b/.exec(text) ?? [];
  if (month !== undefined && (Number(month) > 12 || Number(month) === 0)) {
    return ask('Write the date as month/day, like PROPOSE 12/5 3pm.');
  }
  const today = DateTime.fromJSDate(now, { zone: clocks });
  const results = en.casual.parse(text, { instant: now, timezone: today.offset }, { forwardDate: true });
  const [result, ...others] = results;
  if (result === undefined) return ask(`We couldn't read that time. Reply like ${EXAMPLE}.`);
  if (others.length > 0 || / or /.test(` ${text} `)) return ask(`Propose one time, like ${EXAMPLE}.`);
  if (!isAllRead(text, result)) return ask(`We couldn't read that time. Reply like ${EXAMPLE}.`);
  return timeOf(text, result, today);
}

/** The same in words that the parser knows. */
const plainWords = (text: string): string =>
  text
    .replace(/[’`]/g, "'")
    .replace(/\s*@\s*/g, ' at ')
    .replace(/\b([ap])\.\s?m\.?/g, '$1m')
    .replace(/\b2nite\b|\btonite\b/g, 'tonight')
    .replace(/\b2mor+ow\b|\btomm?or?row\b|\btmw\b/g, 'tomorrow')
    .replace(/\b(?:from|between) (\d[\d:]*\s?(?:[ap]m)?) (?:to|and|til|till|until) (\d[\d:]*\s?[ap]m?)/g, '$1-$2')
    .replace(/(\d)\s*[-–—]\s*(\d)/g, '$1-$2')
    .replace(/^(\d{1,2})-(\d{1,2})(?:-(\d{2,4}))?(?= (?:at )?\d)/, (_all, month, day, year) =>
      year === undefined ? `${month}/${day}` : `${month}/${day}/${year}`,
    )
    .replace(/\b(?!20[2-9]\d)([01]\d|2[0-3])([0-5]\d)\b(?!\/)/g, '$1:$2')
    .replace(new RegExp(`\\b(${DAY}),? (\\d{1,2}(?:-\\d{1,2})?)$`), '$1 at $2')
    .replace(/\s+/g, ' ')
    .replace(/[.!,;]+$/, '')
    .trim();

/** Whether nothing but filler stands around what was understood. */
const isAllRead = (text: string, { index, text: read }: ParsedResult): boolean =>
  `${text.slice(0, index)} ${text.slice(index + read.length)}`
    .split(/[\s,.!;:()-]+/)
    .every((word) => word === '' || FILLER.has(word));

const shortDay = (moment: DateTime) => moment.toFormat('ccc, LLL d');
const clock = (moment: DateTime) => moment.toFormat('h:mm a');

function timeOf(text: string, result: ParsedResult, today: DateTime): SpokenTime {
  const { start } = result;
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => start.get(name) ?? 0;
  const day = DateTime.fromObject({ year: part('year'), month: part('month'), day: part('day') }, { zone: today.zone });
  const hasDay = start.isCertain('day') || start.isCertain('weekday');
  const hasTime = start.isCertain('hour');
  if (!hasTime && !hasDay) return ask(`We couldn't read that time. Reply like ${EXAMPLE}.`);
  const doubt = hasDay ? doubtOfDay(text, result, day, today) : null;
  if (doubt !== null) return ask(doubt);
  if (!hasTime) return ask(`What time on ${shortDay(day)}? Reply like PROPOSE ${day.toFormat('M/d')} 3pm.`);
  if (/\bmidnight\b/.test(text)) return ask(`Midnight can belong to two days. Propose another time, like ${EXAMPLE}.`);
  const hour = hourOf(text, result);
  if (!hasDay) {
    const at = hour === null ? 'that time' : clock(day.set({ hour, minute: part('minute') }));
    return ask(`On which day at ${at}? Reply like ${EXAMPLE}.`);
  }
  if (hour === null) {
    const given = day.set({ hour: part('hour') % 12, minute: part('minute') }).toFormat('h:mm');
    return ask(`Is that ${given} AM or PM on ${shortDay(day)}? Reply like PROPOSE ${day.toFormat('M/d')} ${given}am.`);
  }
  const at = day.set({ hour, minute: part('minute') });
  if (at.hour !== hour || at.getPossibleOffsets().length > 1) {
    return ask(`Clocks change in that night. Propose another time, like ${EXAMPLE}.`);
  }
  const isLongAgo = !start.isCertain('year') && at.diff(today, 'days').days > MOST_DAYS_WITHOUT_YEAR;
  if (at <= today || isLongAgo) return ask(`That time has passed. Propose one to come, like ${EXAMPLE}.`);
  const end = endOf(result, hour);
  const lasts = end === null ? null : at.set({ hour: end.hour, minute: end.minute });
  return { kind: 'time', at: at.toJSDate(), until: lasts !== null && lasts > at ? lasts.toJSDate() : null };
}

/** A date without a year that is further away was meant to be the last one. */
const MOST_DAYS_WITHOUT_YEAR = 270;

/** What to ask where a day can be two: 'next Friday', today's own name, and a weekday that isn't the date's. */
function doubtOfDay(text: string, { start }: ParsedResult, day: DateTime, today: DateTime): string | null {
  if (/\bnext (?:week|month|year)\b/.test(text)) return `Which day? Reply like ${EXAMPLE}.`;
  if (!start.isCertain('weekday')) return null;
  if (start.isCertain('day')) {
    const isThatDay = start.get('weekday') === day.weekday % 7;
    return isThatDay ? null : `${day.toFormat('LLL d')} is a ${day.toFormat('cccc')}. Which day do you mean?`;
  }
  const isToday = day.hasSame(today, 'day');
  if (!isToday && !/\bnext\b/.test(text)) return null;
  const first = day.diff(today.startOf('day'), 'days').days >= 7 ? day.minus({ days: 7 }) : day;
  const second = first.plus({ days: 7 });
  return `Do you mean ${shortDay(first)} or ${shortDay(second)}? Reply with the date, like PROPOSE ${first.toFormat('M/d')} 3pm.`;
}

/** A range whose end alone says whether it is morning or afternoon. */
const BARE_START = /\b\d{1,2}(?::\d{2})?\s?-\s?\d{1,2}(?::\d{2})?\s?[ap]m?\b/;

/** The hour of the day, or null when it can be in the morning or in the evening. */
function hourOf(text: string, { start, end }: ParsedResult): number | null {
  const hour = start.get('hour') ?? 0;
  const base = hour % 12;
  // '11-2pm' begins in the morning, '2-4pm' in the afternoon: at the later hour that is before its end.
  if (end && BARE_START.test(text)) return base + 12 < (end.get('hour') ?? 0) ? base + 12 : base;
  if (start.isCertain('meridiem') || hour > 12 || /\bnoon\b/.test(text)) return hour;
  if (/\bmorning\b/.test(text)) return base;
  if (/\b(?:afternoon|evening|tonight|night)\b/.test(text)) return base + 12;
  return hourOfWork(base);
}

/** The one of two hours that lies between 8 AM and 6 PM, if just one does. */
const hourOfWork = (base: number): number | null => (base >= 8 ? base : base <= 5 ? base + 12 : null);

/** The end of '2-4pm' or '2-4', where it comes after the beginning. */
function endOf({ end }: ParsedResult, from: number): { hour: number; minute: number } | null {
  if (!end) return null;
  const said = end.get('hour') ?? 0;
  const hour = end.isCertain('meridiem') || said > 12 || said > from ? said : said + 12;
  return { hour, minute: end.get('minute') ?? 0 };
}
