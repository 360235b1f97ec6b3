import type { DayPart, Meaning, SaidClock, Token } from './meaning.ts';

/** One way in which a day was named. */
export type SaidDay =
  | {
      readonly by: 'weekday';
      readonly weekday: number;
      readonly which: 'next' | 'this' | null;
      readonly weeks: number | null;
    }
  | { readonly by: 'count'; readonly days: number }
  | { readonly by: 'date'; readonly month: number; readonly day: number; readonly year: number | null }
  | { readonly by: 'numbers'; readonly first: number; readonly second: number; readonly year: number | null }
  | { readonly by: 'day-of-month'; readonly day: number };

/** A time that is meant exactly, from which or until which somebody can, or both ends. */
export type Bound = 'at' | 'after' | 'before' | 'by' | 'between';

/** One time of day, or a range. */
export interface SaidHours {
  readonly bound: Bound;
  readonly first: SaidClock;
  /** The end of a range. */
  readonly last: SaidClock | null;
}

/** What the words name, before it is compared with the calendar. */
export interface Phrases {
  readonly days: readonly SaidDay[];
  /** Days that are added to the only day: 'a week from tomorrow'. */
  readonly daysLater: number;
  readonly hours: readonly SaidHours[];
  readonly parts: readonly DayPart[];
  /** 'In two hours'. */
  readonly minutesLater: number | null;
  readonly zones: readonly string[];
  readonly isMidnight: boolean;
  /** A week without one of its days. */
  readonly isWholeWeek: boolean;
  /** Several times to choose from. */
  readonly isChoice: boolean;
  /** Something is not understood, or is no wish. */
  readonly hasRest: boolean;
}

const DAYS = 'weekday|relative|date|numbers|day-of-month'.split('|');
const LEADS: Readonly<Record<string, Bound>> = {
  after: 'after',
  from: 'after',
  before: 'before',
  by: 'by',
  between: 'between',
};

/** Collects what the tokens name. Each token counts: what belongs to nothing is the rest. */
export function phrasesOf(all: readonly Token[]): Phrases {
  const found = {
    days: [] as SaidDay[],
    daysLater: 0,
    hours: [] as SaidHours[],
    parts: [] as DayPart[],
    minutesLater: null as number | null,
    zones: [] as string[],
    isMidnight: false,
    isWholeWeek: false,
    isChoice: false,
    hasRest: false,
  };
  const tokens = all.filter(({ kind }) => kind !== 'same' && kind !== 'at');
  let at = 0;
  const next = (kind: Meaning['kind']): boolean => tokens[at + 1]?.kind === kind;
  const take = (token: Token): void => {
    switch (token.kind) {
      case 'weekday': {
        const [before, after] = [tokens[at - 1], tokens[at + 1]];
        const isNext = before?.kind === 'next' || after?.kind === 'next';
        const week = [before, after].find((each) => each?.kind === 'weeks');
        found.days.push({
          by: 'weekday',
          weekday: token.weekday,
          which: isNext ? 'next' : before?.kind === 'this' ? 'this' : null,
          weeks: week?.kind === 'weeks' ? week.ahead : null,
        });
        if (after?.kind === 'next' || after?.kind === 'weeks') at += 1;
        return;
      }
      case 'relative':
        found.days.push({ by: 'count', days: token.days });
        if (/night|nite/.test(token.text)) found.parts.push('evening');
        return;
      case 'date':
        found.days.push({ by: 'date', month: token.month, day: token.day, year: token.year });
        return;
      case 'numbers':
        found.days.push({ by: 'numbers', first: token.first, second: token.second, year: token.year });
        return;
      case 'day-of-month':
        found.days.push({ by: 'day-of-month', day: token.day });
        return;
      case 'later-days':
        if (token.isFromDay) found.daysLater += token.days;
        else found.days.push({ by: 'count', days: token.days });
        return;
      case 'later':
        found.minutesLater = (found.minutesLater ?? 0) + token.minutes;
        return;
      case 'weeks':
        // The weekday after it has seen it.
        found.isWholeWeek ||= !next('weekday');
        return;
      case 'part':
        // 'This afternoon', but not 'this Friday'.
        if (token.text.startsWith('esta ') || tokens[at - 1]?.kind === 'this')
          found.days.push({ by: 'count', days: 0 });
        found.parts.push(token.part);
        return;
      case 'this':
      case 'next':
        found.hasRest ||= !(next('weekday') || (token.kind === 'this' && (next('part') || next('date'))));
        return;
      case 'midnight':
        found.isMidnight = true;
        return;
      case 'zone':
        found.zones.push(token.zone);
        return;
      case 'or':
        found.isChoice = true;
        return;
      case 'and':
      case 'to':
        // Between days it makes a choice of them; otherwise it means nothing.
        found.isChoice ||= DAYS.includes(tokens[at - 1]?.kind ?? '') && DAYS.includes(tokens[at + 1]?.kind ?? '');
        return;
      case 'clock':
        // 'Thursday 19' is a date, and 'Thursday 9' a time.
        if (/^(?:1[3-9]|2[0-3])$/.test(token.text) && tokens[at - 1]?.kind === 'weekday') {
          found.days.push({ by: 'day-of-month', day: token.hour });
          return;
        }
        takeHours(token);
        return;
      case 'after':
      case 'from':
      case 'before':
      case 'by':
      case 'between':
        takeHours(token);
        return;
      default:
        found.hasRest = true;
    }
  };
  const takeHours = (token: Token): void => {
    const lead = LEADS[token.kind];
    if (lead !== undefined && !next('clock')) {
      found.hasRest = true;
      return;
    }
    if (lead !== undefined) at += 1;
    const first = tokens[at];
    if (first?.kind !== 'clock') return;
    const [joint, last] = [tokens[at + 1], tokens[at + 2]];
    if (joint && last?.kind === 'clock' && joins(joint, lead)) {
      at += 2;
      found.hours.push({ bound: 'between', first, last });
    } else if (lead === 'between') {
      found.hasRest = true;
    } else {
      // '3:00 or later', 'a las 3 a más tardar'.
      const isLast = joint !== undefined && last?.kind !== 'clock' && (joint.kind === 'by' || joint.kind === 'after');
      if (isLast) at += 1;
      found.hours.push({ bound: isLast ? (LEADS[joint.kind] ?? 'at') : (lead ?? 'at'), first, last: null });
    }
  };
  while (at < tokens.length) {
    const token = tokens[at];
    if (token) take(token);
    at += 1;
  }
  return found;
}

/** Returns whether a word between two clocks makes them a range: 'to', 'between 2 and 4', 'after 2 before 4'. */
function joins({ kind }: Token, lead: Bound | undefined): boolean {
  if (kind === 'to') return true;
  return lead !== undefined && lead !== 'before' && lead !== 'by' && (kind === 'and' || kind === 'before');
}
