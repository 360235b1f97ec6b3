import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Listing } from '../../projects/public.ts';
import type { Moment } from './moment.ts';
import { plainLine } from './plain-text.ts';

const NO_WORDS = /^(?:n\/?a|none|null|tb[ad]|unknown|not (?:available|set|applicable)|[-–—.]*)$/i;
const MAX_DEADLINE_WORDS = 100;

/**
 * Returns when bids close: the moment with its zone if the source gives a time, the day or month in words if it gives
 * only that, and otherwise its own words ('Upon Contract'). Returns null if it gives nothing.
 */
export function deadlineOf(value: unknown, moment: Moment | null): Listing['deadline'] {
  if (moment?.hasTime) return { at: moment.at.toISOString(), zone: moment.zone };
  // In English, like the words of the sources beside it.
  const { formatLongDay, formatMonth } = formatsIn('en');
  if (moment) return { text: moment.on.length > 7 ? formatLongDay(moment.on) : formatMonth(moment.on) };
  const words = typeof value === 'string' ? plainLine(value, MAX_DEADLINE_WORDS) : '';
  return NO_WORDS.test(words) ? null : { text: words };
}
