import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import {
  type ColumnCatalog,
  type ColumnsOf,
  erase,
  goes,
  goesSeen,
  inside,
  keep,
  plain,
  secrets,
} from '../../kernel/column-catalog.ts';
import type { cardCharges, disputes, keptCards, payments, referralFees, refunds } from './tables.ts';

const BOOKS = 'stands in the books';
const COUNTED = 'free connections and bills are counted by it';

/** Declares the columns of the payment tables. */
export const columns = {
  referral_fees: {
    ...plain('referral_id', 'amount_cents', 'status', 'assessed_at', 'payment_id', 'contractor_id'),
    billing_identity: keep(COUNTED, 'operator'),
    free_by: keep(COUNTED),
  } satisfies ColumnsOf<typeof referralFees>,
  payments: {
    ...plain('id', 'ordinal', 'kind', 'referral_id', 'amount_cents', 'status', 'intent_id', 'received_cents'),
    ...plain(
      'declines',
      'created_at',
      'paid_at',
      'applied_at',
      'closed_at',
      'language',
      'decline_code',
      'description_kind',
    ),
    email: erase(null, 'operator'),
    description: erase(paymentInputWords.en.donation, 'operator', 'contractor', 'asked', 'public'),
    decline: keep('the words of the provider', 'operator', 'contractor', 'asked', 'public'),
    client_keys: keep('hashes of networks and devices, which limit attempts'),
  } satisfies ColumnsOf<typeof payments>,
  refunds: {
    ...plain('id', 'payment_id', 'amount_cents', 'origin', 'status', 'provider_id', 'requested_at', 'settled_at'),
    ...plain('reason_kind'),
    reason: keep(BOOKS, 'operator'),
    failure: keep('the words of the provider', 'operator'),
  } satisfies ColumnsOf<typeof refunds>,
  disputes: {
    ...plain('id', 'payment_id', 'amount_cents', 'status', 'reason', 'evidence_by', 'opened_at', 'closed_at'),
  } satisfies ColumnsOf<typeof disputes>,
  ledger_entries: {
    ...plain(
      'id',
      'key',
      'kind',
      'at',
      'referral_id',
      'payment_id',
      'connections',
      'provider_ref',
      'made_in',
      'description_kind',
    ),
    billing_identity: keep(COUNTED, 'operator'),
    description: keep(BOOKS, 'operator', 'contractor'),
  },
  ledger_lines: { ...plain('entry_id', 'line', 'account', 'amount_cents') },
  provider_events: { ...plain('id', 'type', 'payment_id', 'outcome', 'received_at') },
  donation_attempts: {
    key: keep('hashes of networks and devices, counted for a day'),
    ...plain('begun', 'declines', 'window_start', 'paused_until'),
  },
  kept_cards: {
    ...goes('id', 'user_id', 'status', 'expiry_month', 'expiry_year', 'started_at', 'kept_at'),
    ...goes('consent_version', 'consented_at', 'consent_cents'),
    ...secrets('customer_id', 'setup_id', 'card_id'),
    brand: goesSeen('asked', 'contractor'),
    last4: goesSeen('asked', 'contractor'),
  } satisfies ColumnsOf<typeof keptCards>,
  card_charges: {
    ...plain('payment_id', 'status', 'decline_code', 'asked_at', 'settled_at'),
    ...secrets('customer_id', 'card_id'),
    ...inside('brand'),
    last4: keep('stands on the receipt', 'asked', 'contractor'),
    decline: keep('the words of the provider', 'asked', 'contractor'),
  } satisfies ColumnsOf<typeof cardCharges>,
  spending_caps: { billing_identity: keep(COUNTED), ...plain('cap_cents', 'updated_at') },
  reconciliations: { ...plain('day', 'compared_at', 'provider', 'compared', 'differences') },
} satisfies ColumnCatalog;
