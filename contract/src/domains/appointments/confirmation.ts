import * as z from 'zod';

/** Whether each party has said that the time suits them. */
export const Confirmation = z.object({
  customer: z.boolean(),
  contractor: z.boolean(),
  /** The customer hasn't answered the last reminder. */
  isMissing: z.boolean(),
});
export type Confirmation = z.infer<typeof Confirmation>;
