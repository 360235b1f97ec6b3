import { here } from '../../lib/language.ts';
import { responseWords } from './response.words.ts';

const words = here(responseWords);

const HOUR = 60;
/** The minutes of a working day, 8 to 5. */
const WORKING_DAY = 9 * HOUR;

/** 'Usually answers in 18 minutes'. From an hour, it rounds up to hours, and beyond a working day to working days. */
export function answerTime(minutes: number): string {
  if (minutes < HOUR) return words.minutes(Math.max(1, minutes));
  return minutes <= WORKING_DAY ? words.hours(Math.ceil(minutes / HOUR)) : words.days(Math.ceil(minutes / WORKING_DAY));
}
