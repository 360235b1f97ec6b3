import * as z from 'zod';

/** The times of a day at which an appointment of some length can begin. */
export const FreeSlots = z.object({
  date: z.iso.date(),
  /** The job's; times are on its clocks. */
  timeZone: z.string(),
  duration: z.number().int(),
  /** False where the contractor names no hours: then the usual ones are taken. */
  hoursKnown: z.boolean(),
  slots: z.array(z.object({ time: z.string(), startsAt: z.iso.datetime({ offset: true }) })),
});
export type FreeSlots = z.infer<typeof FreeSlots>;
