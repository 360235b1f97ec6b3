import * as z from 'zod';

/** The times of a day at which an appointment of a given length can begin. */
export const FreeSlots = z.object({
  date: z.iso.date(),
  /** The job's time zone, which applies to the times. */
  timeZone: z.string(),
  duration: z.number().int(),
  /** False if the contractor gives no hours: the usual ones then apply. */
  hoursKnown: z.boolean(),
  slots: z.array(z.object({ time: z.string(), startsAt: z.iso.datetime({ offset: true }) })),
  /** Times that only the contractor's own calendar elsewhere blocks; always empty for the customer. */
  blocked: z.array(z.string()).default([]),
});
export type FreeSlots = z.infer<typeof FreeSlots>;
