import * as z from 'zod';

/**
 * 'due' is waiting to be paid; 'waived' was free; 'lapsed' was not paid in time; 'refunding' is being returned to the
 * card.
 */
export const PaymentRecordStatus = z.enum(['paid', 'due', 'waived', 'lapsed', 'returned', 'refunding', 'refunded']);
export type PaymentRecordStatus = z.infer<typeof PaymentRecordStatus>;

/** A contractor's payment, for the account page. One line per connection, from the ledger. */
export const PaymentRecord = z.object({
  id: z.string(),
  /** 'Referral fee, PL-7K4QZ2' */
  description: z.string(),
  /** Dollars: the cost of the connection, 0 if it was free. */
  amount: z.number(),
  status: PaymentRecordStatus,
  /** Dollars returned, or being returned, while the connection stands; usually 0. */
  partRefunded: z.number(),
  createdAt: z.iso.datetime(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;
