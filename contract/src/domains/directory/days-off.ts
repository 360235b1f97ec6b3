import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { hoursWords } from './hours.words.ts';

/** The most stretches of days off that a contractor can have ahead. */
export const MOST_DAYS_OFF = 20;

/** Days on which a contractor doesn't work, in their own time zone: the first and the last one, yyyy-MM-dd. */
export const DaysOff = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DaysOff = z.infer<typeof DaysOff>;

/** The days off to come, earliest first. */
export const OwnDaysOff = z.object({ daysOff: z.array(DaysOff) });
export type OwnDaysOff = z.infer<typeof OwnDaysOff>;

const noDay = problem(hoursWords, ({ chooseDay }) => chooseDay);

/** Days off to add; a single one without `to`. */
export const NewDaysOff = z
  .object({
    from: z.iso.date(noDay),
    to: z.preprocess((value) => (value === '' ? undefined : value), z.iso.date(noDay).optional()),
  })
  .refine(({ from, to }) => to === undefined || to >= from, {
    path: ['to'],
    ...problem(hoursWords, ({ endsBefore }) => endsBefore),
  })
  .transform(({ from, to }): DaysOff => ({ from, to: to ?? from }));
export type NewDaysOff = z.infer<typeof NewDaysOff>;
