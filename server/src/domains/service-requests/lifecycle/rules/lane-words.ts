import type { Readiness } from '@plumbline/contract/domains/service-requests/lane.ts';
import { type Language, localeOf } from '@plumbline/contract/kernel/language.ts';
import { laneWords } from './lane.words.ts';

interface Reading {
  /** The clocks that the reader goes by. */
  readonly timeZone: string;
  readonly now: Date;
  readonly language: Language;
}

interface Answers {
  readonly readiness: Readiness;
  readonly from: Date | null;
}

/** Returns how soon a contractor sees a request: 'Open now', 'Opens Monday 7 AM'. */
export function readinessWords({ readiness, from }: Answers, reading: Reading): string {
  const words = laneWords[reading.language];
  if (readiness === 'opens' || readiness === 'night-later') {
    return from === null ? words.unknown : words[readiness](soon(from, reading));
  }
  return words[readiness];
}

/** Returns the same with the deadline of an offer: 'Opens Monday 7 AM, answer due by Monday 8 AM'. */
export const answerTimeWords = (answers: Answers, answerBy: Date, reading: Reading): string =>
  laneWords[reading.language].answerBy(readinessWords(answers, reading), soon(answerBy, reading));

const DAY_MS = 86_400_000;

/**
 * Returns a moment of the next two weeks: '5:50 PM' of today, 'Monday 7 AM', or with its date from the sixth day on, 'Mon, Dec
 * 14, 7:30 AM'. Assembled from parts, since engines differ in the words between them.
 */
function soon(moment: Date, { timeZone, now, language }: Reading): string {
  const dayOf = (date: Date) => date.toLocaleDateString('en-CA', { timeZone });
  const isNear = moment.getTime() - now.getTime() < 6 * DAY_MS;
  const format = new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    weekday: isNear ? 'long' : 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value.replaceAll(/\s/gu, ' ')]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const minutes = language === 'en' && part('minute') === '00' ? '' : `:${part('minute')}`;
  const time = `${part('hour')}${minutes} ${part('dayPeriod')}`;
  if (dayOf(moment) === dayOf(now)) return time;
  if (isNear) return laneWords[language].onDay(part('weekday'), time);
  const day = language === 'en' ? `${part('month')} ${part('day')}` : `${part('day')} ${part('month')}`;
  return `${part('weekday')}, ${day}, ${time}`;
}
