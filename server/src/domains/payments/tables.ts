import type { ContractorId, KeptCardId, PaymentId, ReferralId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { EntryLabel } from './rules/entry-label.ts';
import type { RefundReason } from './rules/refund-reason.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const referralFees = pgTable('referral_fees', {
  referralId: text('referral_id').$type<ReferralId>().primaryKey(),
  billingIdentity: text('billing_identity').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status', { enum: ['free', 'due', 'paid', 'lapsed', 'returned'] }).notNull(),
  assessedAt: moment('assessed_at').notNull(),
  /** Null if nothing was due. */
  paymentId: text('payment_id').$type<PaymentId>(),
  contractorId: text('contractor_id').$type<ContractorId>(),
  /**
   * The identities under which a free connection was counted, including the billing identity; null for paid connections
   * and for old rows.
   */
  freeBy: text('free_by').array(),
});
export type StoredFee = typeof referralFees.$inferSelect;

export const payments = pgTable('payments', {
  id: text('id').$type<PaymentId>().primaryKey(),
  ordinal: bigint('ordinal', { mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['referral-fee', 'donation'] }).notNull(),
  referralId: text('referral_id').$type<ReferralId>(),
  amountCents: integer('amount_cents').notNull(),
  description: text('description').notNull(),
  /** Null for a donation, which its donor describes. */
  descriptionKind: jsonb('description_kind').$type<EntryLabel>(),
  email: text('email'),
  status: text('status', { enum: ['open', 'processing', 'succeeded', 'cancelled'] }).notNull(),
  /** The provider's id of the payment. */
  intentId: text('intent_id'),
  receivedCents: integer('received_cents'),
  decline: text('decline'),
  /** The provider's code. */
  declineCode: text('decline_code'),
  declines: integer('declines').notNull().default(0),
  /** The donor's language. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** Hashes of the donor's network and device. */
  clientKeys: text('client_keys').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  paidAt: moment('paid_at'),
  /** Time at which the payment settled a fee. */
  appliedAt: moment('applied_at'),
  /** Time at which we stopped accepting this payment. */
  closedAt: moment('closed_at'),
});
export type StoredPayment = typeof payments.$inferSelect;

export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').$type<PaymentId>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text('reason').notNull(),
  /** Null for an operator's own words. */
  reasonKind: jsonb('reason_kind').$type<RefundReason>(),
  origin: text('origin', { enum: ['ours', 'provider'] }).notNull(),
  status: text('status', { enum: ['requested', 'pending', 'succeeded', 'failed'] }).notNull(),
  providerId: text('provider_id'),
  failure: text('failure'),
  requestedAt: moment('requested_at').notNull(),
  settledAt: moment('settled_at'),
});
export type StoredRefund = typeof refunds.$inferSelect;

export const disputes = pgTable('disputes', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').$type<PaymentId>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
  reason: text('reason').notNull(),
  evidenceBy: moment('evidence_by'),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
});
export type StoredDispute = typeof disputes.$inferSelect;

export const keptCards = pgTable('kept_cards', {
  id: text('id').$type<KeptCardId>().primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  /** The provider's ids; null until it has answered. */
  customerId: text('customer_id'),
  setupId: text('setup_id'),
  status: text('status', { enum: ['entering', 'kept'] }).notNull(),
  cardId: text('card_id'),
  brand: text('brand'),
  last4: text('last4'),
  expiryMonth: smallint('expiry_month'),
  expiryYear: smallint('expiry_year'),
  /** The version of the words of the consent; null without one. */
  consentVersion: smallint('consent_version'),
  consentedAt: moment('consented_at'),
  /** The most that one acceptance may charge. */
  consentCents: integer('consent_cents'),
  startedAt: moment('started_at').notNull(),
  keptAt: moment('kept_at'),
});
export type StoredCard = typeof keptCards.$inferSelect;

export const cardCharges = pgTable('card_charges', {
  paymentId: text('payment_id').$type<PaymentId>().primaryKey(),
  customerId: text('customer_id').notNull(),
  cardId: text('card_id').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  status: text('status', { enum: ['asked', 'charged', 'declined', 'void'] }).notNull(),
  declineCode: text('decline_code'),
  decline: text('decline'),
  askedAt: moment('asked_at').notNull(),
  settledAt: moment('settled_at'),
});
export type StoredCharge = typeof cardCharges.$inferSelect;
