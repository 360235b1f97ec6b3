import * as z from 'zod';
import { SLOT_REFUSALS } from './visit-rules.ts';

/** The times of a day at which an appointment of a given length can begin. */
export const FreeSlots = z.object({
  date: z.iso.date(),
  /** The job's time zone, which applies to the times. */
  timeZone: z.string(),
  duration: z.number().int(),
  /** False if the contractor gives no hours: the usual ones then apply. */
  hoursKnown: z.boolean(),
  slots: z.array(z.object({ time: z.string(), startsAt: z.iso.datetime({ offset: true }) })),
  /** The other times of the contractor's day, and why customers can't book them; missing for the customer. */
  refused: z.array(z.object({ time: z.string(), why: z.enum(SLOT_REFUSALS) })).optional(),
});
export type FreeSlots = z.infer<typeof FreeSlots>;
