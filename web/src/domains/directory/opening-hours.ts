const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
type Day = (typeof DAYS)[number];

const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** Day → '8:00 AM - 5:00 PM', 'Closed', 'Open 24 hours', or several spans with commas; as listings write it. */
export type BusinessHours = Readonly<Record<string, string>>;

interface Span {
  /** Minutes after midnight of Sunday. */
  readonly from: number;
  readonly to: number;
}

export interface OpenState {
  readonly isOpen: boolean;
  /** 'Open now, until 5:00 PM', 'Closed now, opens Mon 8:00 AM'. */
  readonly words: string;
}

const TIME = /^(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** Minutes after midnight of '8 AM', '8:30 p.m.' or '17:00'; `half` is whose AM or PM a bare hour borrows. */
function minutesOf(text: string, half?: string): number | undefined {
  if (/^noon$/i.test(text)) return MINUTES_A_DAY / 2;
  if (/^midnight$/i.test(text)) return MINUTES_A_DAY;
  const [, hourText, minuteText = '0', ownHalf] = TIME.exec(text) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute, letter] = [Number(hourText), Number(minuteText), (ownHalf ?? half)?.toLowerCase()];
  if (minute > 59 || hour > (letter ? 12 : 24)) return undefined;
  const base = letter ? (hour % 12) + (letter === 'p' ? 12 : 0) : hour;
  return base * 60 + minute;
}

/** A start without AM or PM has that of the end, '1-5 PM', unless it would come after it then, '8-5 PM'. */
function startOf(first: string, last: string, to: number | undefined): number | undefined {
  const half = /([ap])\.?\s*m\.?$/i.exec(last)?.[1];
  const from = minutesOf(first, half);
  return half && from !== undefined && to !== undefined && from >= to ? minutesOf(first, 'a') : from;
}

/** The spans of one day in minutes after its midnight, one past midnight ending after 24:00; undefined when unreadable. */
function spansOf(text: string): Span[] | undefined {
  const words = text.trim();
  if (words === '' || /^closed$/i.test(words)) return [];
  if (/24\s*(?:h(?:ou)?rs?|\/\s*7)/i.test(words)) return [{ from: 0, to: MINUTES_A_DAY }];
  const spans: Span[] = [];
  for (const part of words.split(/[,;]/)) {
    const [first = '', last = '', ...rest] = part.split(/\s*(?:-|\u2013|\u2014|\bto\b)\s*/i).map((end) => end.trim());
    const to = minutesOf(last);
    const from = startOf(first, last, to);
    if (from === undefined || to === undefined || rest.length > 0) return undefined;
    spans.push({ from, to: to > from ? to : to + MINUTES_A_DAY });
  }
  return spans;
}

const dayNamed = (name: string): number => DAYS.findIndex((day) => day.toLowerCase() === name.trim().toLowerCase());

/** All spans of a week; undefined when a day can't be read: then nothing is claimed. */
function weekOf(hours: BusinessHours): Span[] | undefined {
  const week: Span[] = [];
  for (const [name, text] of Object.entries(hours)) {
    const day = dayNamed(name);
    const spans = spansOf(text);
    if (day < 0 || !spans) return undefined;
    week.push(...spans.map(({ from, to }) => ({ from: day * MINUTES_A_DAY + from, to: day * MINUTES_A_DAY + to })));
  }
  return week.toSorted((a, b) => a.from - b.from);
}

/** The day of the week and the minutes after midnight that the clocks of a zone show. */
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
  const day = dayNamed(parts.get('weekday') ?? '');
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
export function openState(hours: BusinessHours, zone: string, now: Date): OpenState | null {
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
  const nextDay = Math.floor(next.from / MINUTES_A_DAY) % 7;
  const when = nextDay === day && next.from > minute ? '' : `${(DAYS[nextDay] ?? '').slice(0, 3)} `;
  return { isOpen: false, words: `Closed now, opens ${when}${timeWords(next.from)}` };
}

/** The day that the clocks of a zone show, to mark it among the hours. */
export const dayIn = (zone: string, now: Date): Day => DAYS[clockIn(zone, now).day] ?? 'Sunday';
