import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const referralFees = pgTable('referral_fees', {
  referralId: text('referral_id').primaryKey(),
  billingIdentity: text('billing_identity').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status', { enum: ['free', 'due', 'paid', 'lapsed', 'returned'] }).notNull(),
  assessedAt: timestamp('assessed_at', { withTimezone: true }).notNull(),
});
