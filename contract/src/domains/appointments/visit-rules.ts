import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { visitRulesWords } from './visit-rules.words.ts';

/** The reasons why a customer can't book a time, in the order in which they are looked for. */
export const SLOT_REFUSALS = ['hours', 'notice', 'booked', 'calendar', 'buffer', 'travel', 'full-day'] as const;
export type SlotRefusal = (typeof SLOT_REFUSALS)[number];

/** The most that a contractor can ask for. */
export const VISIT_LIMITS = { bufferMinutes: 240, noticeHours: 336, mostADay: 20 } as const;

const whole = (least: number, most: number) => {
  const params = problem(visitRulesWords, ({ chooseBetween }) => chooseBetween(least, most));
  return z.coerce.number(params).int(params).min(least, params).max(most, params);
};

/** What a contractor asks of the times that customers book. */
export const VisitRules = z.object({
  /** Minutes that stay free before and after a visit. */
  bufferMinutes: whole(0, VISIT_LIMITS.bufferMinutes),
  /** Customers book at least this many hours ahead. */
  noticeHours: whole(0, VISIT_LIMITS.noticeHours),
  /** The most visits of a day, which lasts from midnight to midnight at the contractor; null without a limit. */
  mostADay: z.preprocess((value) => (value === '' ? null : value), whole(1, VISIT_LIMITS.mostADay).nullable()),
  /** Whether the way from one job to the next stays free, too. */
  countsTravel: z.boolean(),
});
export type VisitRules = z.infer<typeof VisitRules>;

/** Applies until a contractor chooses. */
export const USUAL_RULES: VisitRules = { bufferMinutes: 0, noticeHours: 0, mostADay: null, countsTravel: true };
