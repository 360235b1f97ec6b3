import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, localeOf } from '@plumbline/contract/kernel/language.ts';
import { DateTime } from 'luxon';
import { type Doubt, type SaidTime, saidTime } from '../../../../kernel/said-times/said-time.ts';
import { isSpanishTime } from '../../../../kernel/said-times/spoken-language.ts';
import { textWords } from '../text.words.ts';

/** A time in a person's words: the only moment that it can mean, or a question to the person. */
export type SpokenTime =
  | { readonly kind: 'time'; readonly at: Date /** Of 'from 2 to 4'. */; readonly until: Date | null }
  | { readonly kind: 'ask'; readonly question: string };

const ask = (question: string): SpokenTime => ({ kind: 'ask', question });

/** A date without a year that is further away meant the previous one. */
const MOST_DAYS_WITHOUT_YEAR = 270;

/** Writes questions in the contractor's language. */
class Asking {
  readonly #language: Language;
  readonly words: (typeof textWords)[Language]['time'];
  readonly example: string;

  constructor(language: Language) {
    this.#language = language;
    this.words = textWords[language].time;
    this.example = textWords[language].propose;
  }

  day(moment: DateTime): string {
    return formatsIn(this.#language).formatDay(moment.toISODate() ?? '');
  }

  /** Returns the day in a form that can be texted back: '12/5', '5 dic'. */
  on(moment: DateTime, clock = '3pm'): string {
    const date = this.#language === 'en' ? moment.toFormat('M/d') : this.date(moment);
    return this.words.on(date, clock);
  }

  /** 'Dec 5', '5 dic' */
  date(moment: DateTime): string {
    return moment.setLocale(localeOf[this.#language]).toFormat(this.#language === 'en' ? 'LLL d' : 'd LLL');
  }

  weekday(moment: DateTime): string {
    return moment.setLocale(localeOf[this.#language]).toFormat('cccc');
  }

  clock(moment: DateTime): string {
    if (this.#language === 'en') return moment.toFormat('h:mm a');
    return `${moment.toFormat('h:mm')} ${moment.hour < 12 ? 'a.m.' : 'p.m.'}`;
  }
}

/**
 * Reads 'tomorrow 3pm', 'thurs 9:30', '12/5 2-4 pm', 'mañana a las 3' in a time zone, unless the words name another.
 * Never guesses: asks back about a time that has passed, is open at one end or is ambiguous, in `language`.
 */
export function readSpokenTime(
  words: string,
  { now, zone, language }: { readonly now: Date; readonly zone: string; readonly language: Language },
): SpokenTime {
  const asking = new Asking(language);
  const spoken = language === 'es' || isSpanishTime(words) ? 'es' : 'en';
  const said = saidTime(words, { now, zone, language: spoken });
  const today = DateTime.fromJSDate(now, { zone: said.zone });
  if (said.doubt !== null) return ask(aboutDoubt(said.doubt, said, today, asking));
  if (said.moment !== null) return { kind: 'time', at: said.moment, until: null };
  const day = said.day === null ? null : DateTime.fromISO(said.day, { zone: said.zone });
  const { words: questions, example } = asking;
  if (said.from === null && said.until === null) {
    return ask(day === null ? questions.unread(example) : questions.whatTime(asking.day(day), asking.on(day)));
  }
  // A proposal is one time or a range. 'After 2' and 'by 2' are neither.
  if (said.from === null || said.bound === 'after') return ask(questions.oneTime(example));
  const [hour = 0, minute = 0] = said.from.split(':').map(Number);
  if (day === null) return ask(questions.whichDayAt(asking.clock(today.set({ hour, minute })), example));
  const at = day.set({ hour, minute });
  if (at.hour !== hour || at.getPossibleOffsets().length > 1) return ask(questions.clocksChange(example));
  const isLongAgo = !said.hasYear && at.diff(today, 'days').days > MOST_DAYS_WITHOUT_YEAR;
  if (at <= today || isLongAgo) return ask(questions.passed(example));
  return { kind: 'time', at: at.toJSDate(), until: said.until === null ? null : endOf(day, said.until) };
}

function endOf(day: DateTime, until: string): Date {
  const [hour = 0, minute = 0] = until.split(':').map(Number);
  return day.set({ hour, minute }).toJSDate();
}

/** Returns the question about a doubt. */
function aboutDoubt(doubt: Doubt, said: SaidTime, today: DateTime, asking: Asking): string {
  const { words, example } = asking;
  const on = (day: string) => DateTime.fromISO(day, { zone: today.zone });
  switch (doubt.kind) {
    case 'empty':
      return words.sayWhen(example);
    case 'unread':
      return words.unread(example);
    case 'several':
      return words.oneTime(example);
    case 'whole-week':
      return words.whichDay(example);
    case 'passed':
      return words.passed(example);
    case 'midnight':
      return words.midnight(example);
    case 'month-first':
      return words.monthFirst(asking.on(today.set({ month: 12, day: 5 })));
    case 'day-or-month': {
      const [first, second] = [on(doubt.first), on(doubt.second)];
      return words.dayOrMonth(asking.date(first), asking.date(second), asking.on(first));
    }
    case 'which-of-two': {
      const [first, second] = [on(doubt.first), on(doubt.second)];
      return words.whichOfTwo(asking.day(first), asking.day(second), asking.on(first));
    }
    case 'other-weekday':
      return words.otherWeekday(asking.date(on(doubt.date)), asking.weekday(on(doubt.date)));
    case 'am-or-pm': {
      if (said.day === null) return words.whichDayThen(example);
      const day = on(said.day);
      return words.amOrPm(doubt.clock, asking.day(day), asking.on(day, `${doubt.clock}am`));
    }
  }
}
