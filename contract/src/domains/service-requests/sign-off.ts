import * as z from 'zod';
import { REOPEN_DAYS } from './lifecycle.ts';

/** Days without an answer after which a completion counts as confirmed: as long as it can be disputed. */
export const SIGN_OFF_DAYS = REOPEN_DAYS;
/** Days after the completion when the customer is reminded to confirm it, once. */
export const SIGN_OFF_REMINDER_DAYS = 5;

/**
 * Where the confirmation of a completion stands. 'asked' waits for the customer. 'confirmed': the customer says that the
 * work is done. 'unanswered': it counts as confirmed, because the customer didn't answer in time.
 * 'disputed': the customer has reported that it isn't the work agreed, so their silence confirms nothing.
 */
export const SignOff = z.object({
  state: z.enum(['asked', 'confirmed', 'unanswered', 'disputed']),
  /** When silence counts as a confirmation; null once it doesn't wait anymore. */
  until: z.iso.datetime().nullable(),
});
export type SignOff = z.infer<typeof SignOff>;
