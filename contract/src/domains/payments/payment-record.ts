import * as z from 'zod';

/** A payment of a craftsman, for the account page. */
export const PaymentRecord = z.object({
  id: z.string(),
  description: z.string(),
  /** Dollars. */
  amount: z.number(),
  status: z.string(),
  createdAt: z.iso.datetime(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;
