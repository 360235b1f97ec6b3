import * as z from 'zod';

/** The days of requests from which a record is computed. */
export const RECORD_DAYS = 90;
/** Fewer requests say nothing. */
export const LEAST_REQUESTS = 5;

/** How a contractor usually answers requests. */
export const ResponseRecord = z.object({
  /** The median of working time from being asked to the answer, in whole minutes. */
  minutes: z.number().int().nonnegative(),
  /** The number of requests from which it is computed. */
  requests: z.number().int().min(LEAST_REQUESTS),
});
export type ResponseRecord = z.infer<typeof ResponseRecord>;
