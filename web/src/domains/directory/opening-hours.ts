import { type Span, spansOf, WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Day → '8:00 AM - 5:00 PM', 'Closed', 'Open 24 hours', or several spans with commas. */
type Hours = Readonly<Record<string, string>>;

export interface OpenState {
  readonly isOpen: boolean;
  /** 'Open now, until 5:00 PM', 'Closed now, opens Mon 8:00 AM'. */
  readonly words: string;
}

/** The spans of a week in minutes after midnight of Monday; undefined when a day can't be read: nothing is claimed. */
function weekOf(hours: Hours): Span[] | undefined {
  const week: Span[] = [];
  for (const [name, text] of Object.entries(hours)) {
    const day = WEEKDAYS.findIndex((weekday) => weekday === name);
    const spans = spansOf(text);
    if (day < 0 || !spans) return undefined;
    week.push(...spans.map(({ from, to }) => ({ from: day * MINUTES_A_DAY + from, to: day * MINUTES_A_DAY + to })));
  }
  return week.toSorted((a, b) => a.from - b.from);
}

/** The day of the week, counted from Monday, and the minutes after midnight that the clocks of a zone show. */
function clockIn(zone: string, now: Date): { day: number; minutes: number } {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = WEEKDAYS.findIndex((weekday) => weekday === parts.get('weekday'));
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/** '5:00 PM' of minutes after any midnight. */
function timeWords(minutes: number): string {
  const inDay = minutes % MINUTES_A_DAY;
  const hour = Math.floor(inDay / 60);
  return `${hour % 12 || 12}:${String(inDay % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** When it closes that is open at a minute. Spans that touch are one: around the clock nobody closes at midnight. */
function endOf(week: readonly Span[], minute: number): number | undefined {
  const spans = [-MINUTES_A_WEEK, 0, MINUTES_A_WEEK].flatMap((shift) =>
    week.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  );
  let end: number | undefined;
  for (const { from, to } of spans) {
    if (end === undefined ? from <= minute && minute < to : from <= end && end < to) end = to;
  }
  return end;
}

/** Whether they are open at this moment, by the clocks of their own zone; null when the hours don't say. */
export function openState(hours: Hours, zone: string, now: Date): OpenState | null {
  const week = weekOf(hours);
  if (!week || week.length === 0) return null;
  const { day, minutes } = clockIn(zone, now);
  const minute = day * MINUTES_A_DAY + minutes;
  const end = endOf(week, minute);
  if (end !== undefined) {
    const always = end - minute >= MINUTES_A_DAY;
    return { isOpen: true, words: always ? 'Open now, around the clock' : `Open now, until ${timeWords(end)}` };
  }
  const next = week.find(({ from }) => from > minute) ?? week[0];
  if (!next) return null;
  const nextDay = Math.floor(next.from / MINUTES_A_DAY);
  const when = nextDay === day && next.from > minute ? '' : `${(WEEKDAYS[nextDay] ?? '').slice(0, 3)} `;
  return { isOpen: false, words: `Closed now, opens ${when}${timeWords(next.from)}` };
}

/** The day of the week that the clocks of a zone show, to mark it among the hours. */
export const weekdayIn = (zone: string, now: Date): string => WEEKDAYS[clockIn(zone, now).day] ?? '';
