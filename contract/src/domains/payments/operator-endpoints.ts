import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PaymentId } from '../../kernel/id.ts';
import { absentWhenEmpty, Reason } from '../../kernel/inputs.ts';
import { PageQuery } from '../../kernel/page.ts';
import { Month } from './spending-cap.ts';

/**
 * 'cancelled' was not paid and can no longer be. 'disputed': the cardholder's bank is withholding the money.
 * 'refund-failed' needs an operator.
 */
export const PAYMENT_STATUSES = [
  'open',
  'processing',
  'succeeded',
  'cancelled',
  'refunding',
  'refunded',
  'refund-failed',
  'disputed',
] as const;
export const OperatorPaymentStatus = z.enum(PAYMENT_STATUSES);
export type OperatorPaymentStatus = z.infer<typeof OperatorPaymentStatus>;

/** A payment as operators see it. */
export const OperatorPayment = z.object({
  id: PaymentId,
  kind: z.enum(['referral-fee', 'donation']),
  description: z.string(),
  /** Dollars. */
  amount: z.number(),
  status: OperatorPaymentStatus,
  /** The provider's id, for looking it up there; null before the provider was called. */
  providerId: z.string().nullable(),
  declines: z.number().int(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  refund: z
    .object({
      reason: z.string(),
      status: z.enum(['requested', 'pending', 'succeeded', 'failed']),
      requestedAt: z.iso.datetime(),
      /** The provider's reason for the failure. */
      failure: z.string().nullable(),
    })
    .nullable(),
  dispute: z
    .object({
      status: z.enum(['open', 'won', 'lost']),
      reason: z.string(),
      amount: z.number(),
      evidenceBy: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type OperatorPayment = z.infer<typeof OperatorPayment>;

export const listOperatorPayments = endpoint({
  name: 'listOperatorPayments',
  summary: 'Payments with their refunds and disputes, newest first; Link names the next page',
  method: 'GET',
  path: '/api/operator/payments',
  access: 'operator',
  query: PageQuery.extend({ status: z.preprocess(absentWhenEmpty, OperatorPaymentStatus.optional()) }),
  reply: z.array(OperatorPayment),
  rate: 'read',
});

export const refundPayment = endpoint({
  name: 'refundPayment',
  summary: 'An operator gives a payment back to the card, whole; a refund that failed is tried again',
  method: 'POST',
  path: '/api/operator/payments/:id/refund',
  access: 'operator',
  stepUp: true,
  params: z.object({ id: PaymentId }),
  body: z.object({ reason: Reason }),
  reply: OperatorPayment,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

/** A discrepancy between the ledger and the provider. */
export const Difference = z.object({
  kind: z.enum(['missing-in-ledger', 'missing-at-provider', 'amount-differs', 'unknown-to-us', 'ledger-unbalanced']),
  /** The provider's id of the line, or the ledger's key of the entry. */
  reference: z.string(),
  /** Dollars; null if that side has no entry. */
  ledgerAmount: z.number().nullable(),
  providerAmount: z.number().nullable(),
  /** A sentence about the discrepancy and what was done about it. */
  text: z.string(),
});
export type Difference = z.infer<typeof Difference>;

/** The comparison of one UTC day. */
export const Reconciliation = z.object({
  day: z.iso.date(),
  comparedAt: z.iso.datetime(),
  provider: z.string(),
  /** Number of compared lines at the provider. */
  compared: z.number().int(),
  differences: z.array(Difference),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** An account of the ledger. Debits are positive. */
export const AccountBalance = z.object({ account: z.string(), balance: z.number() });
export type AccountBalance = z.infer<typeof AccountBalance>;

export const MoneyReport = z.object({
  /** Balances of all accounts; they add up to 0. */
  balances: z.array(AccountBalance),
  /** The last 31 days, newest first. */
  reconciliations: z.array(Reconciliation),
  openDisputes: z.number().int(),
  failedRefunds: z.number().int(),
});
export type MoneyReport = z.infer<typeof MoneyReport>;

export const getMoneyReport = endpoint({
  name: 'getMoneyReport',
  summary: 'Balances of the ledger, and how each day compared with the provider',
  method: 'GET',
  path: '/api/operator/money',
  access: 'operator',
  reply: MoneyReport,
  rate: 'read',
});

/** A month of the ledger as CSV, for operators. Debits and credits balance. */
export const LEDGER_EXPORT_ROUTE = '/api/operator/ledger.csv';
export const LedgerExportQuery = z.object({ month: Month });
