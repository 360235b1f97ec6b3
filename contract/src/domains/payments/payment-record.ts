import * as z from 'zod';

/** 'due' waits to be paid; 'waived' was free; 'lapsed' was not paid in time; 'refunding' is on its way to the card. */
export const PaymentRecordStatus = z.enum(['paid', 'due', 'waived', 'lapsed', 'returned', 'refunding', 'refunded']);
export type PaymentRecordStatus = z.infer<typeof PaymentRecordStatus>;

/** A payment of a contractor, for the account page. One line a connection, from the ledger. */
export const PaymentRecord = z.object({
  id: z.string(),
  /** 'Referral fee, PL-7K4QZ2' */
  description: z.string(),
  /** Dollars: what the connection cost, 0 when it was free. */
  amount: z.number(),
  status: PaymentRecordStatus,
  /** Dollars of it that went back, or are on their way, while the connection stands; 0 mostly. */
  partRefunded: z.number(),
  createdAt: z.iso.datetime(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;
