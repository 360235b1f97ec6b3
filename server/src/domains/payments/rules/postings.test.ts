import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredDispute, StoredFee, StoredPayment, StoredRefund } from '../tables.ts';
import {
  disputePostings,
  feeAssessed,
  feeEnded,
  feeSettled,
  feeWaived,
  type Posting,
  partReturned,
  paymentReceived,
  paymentReturned,
  providerFee,
  providerMovement,
  refundBounced,
  refundPaid,
} from './postings.ts';

const fee = {
  referralId: 'rf_1',
  billingIdentity: 'phone:+15025550134',
  amountCents: 500,
  paymentId: 'pay_1',
  status: 'due',
} as unknown as StoredFee;
const freeFee = { ...fee, amountCents: 0, paymentId: null, status: 'free' } as StoredFee;
const payment = {
  id: 'pay_1',
  kind: 'referral-fee',
  referralId: 'rf_1',
  amountCents: 500,
  description: 'Referral fee of PL-7K4QZ2',
  intentId: 'pi_1',
} as unknown as StoredPayment;
const donation = {
  ...payment,
  id: 'pay_2',
  kind: 'donation',
  referralId: null,
  description: 'For Ana',
  intentId: null,
} as StoredPayment;
const refund = { id: 're_1', amountCents: 200, providerId: 'pr_1' } as unknown as StoredRefund;
const dispute = (status: string) => ({ id: 'dp_1', amountCents: 500, status }) as unknown as StoredDispute;

/** Returns each account's balance after these entries, without accounts at zero. */
function balances(...postings: readonly Posting[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [account, cents] of postings.flatMap(({ lines }) => lines)) sums[account] = (sums[account] ?? 0) + cents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}
/** Returns the number of connections that count after these entries. */
const counted = (...postings: readonly Posting[]) =>
  postings.reduce((sum, { connections = 0 }) => sum + connections, 0);

const assessed = () => feeAssessed(fee, 'Fee');
const received = () => paymentReceived(payment, fee, 500, true);
const settled = () => feeSettled(payment, fee);

describe('an entry of the ledger', () => {
  it('sums to nothing, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
        const entries = [
          feeAssessed({ ...fee, amountCents: cents }, 'Fee'),
          feeWaived(freeFee, cents, 'Free'),
          feeEnded({ ...fee, amountCents: cents }, 'lapsed', 0),
          feeEnded(freeFee, 'returned', cents),
          paymentReceived(payment, fee, cents, true),
          paymentReceived(donation, null, cents, false),
          paymentReturned(payment, fee, 'fee', cents),
          providerFee({ id: 'tx_1', feeCents: cents }),
          providerMovement({ id: 'tx_2', kind: 'payout', amountCents: -cents }),
        ];
        for (const { lines } of entries) expect(lines.reduce((sum, [, line]) => sum + line, 0)).toBeCloseTo(0);
      }),
    );
  });

  it('says whom and what it is about', () => {
    expect(assessed()).toMatchObject({
      key: 'assessed:rf_1',
      kind: 'fee-assessed',
      referralId: 'rf_1',
      billingIdentity: 'phone:+15025550134',
      paymentId: 'pay_1',
    });
    expect(feeWaived(freeFee, 500, 'Free')).not.toHaveProperty('paymentId');
    expect(received()).toMatchObject({
      key: 'received:pay_1',
      description: 'Referral fee of PL-7K4QZ2',
      providerRef: 'pi_1',
      billingIdentity: 'phone:+15025550134',
      referralId: 'rf_1',
    });
  });

  it('keeps nothing of a donor’s own words, and names nobody for a donation', () => {
    const given = paymentReceived(donation, null, 1000, true);
    expect(given).toMatchObject({ description: 'Donation', paymentId: 'pay_2' });
    for (const key of ['referralId', 'billingIdentity', 'providerRef']) expect(given).not.toHaveProperty(key);
  });
});

describe('a fee', () => {
  it('is owed, comes in and is earned', () => {
    expect(balances(assessed())).toEqual({ 'contractors:receivable': 500, 'fees:revenue': -500 });
    expect(balances(assessed(), received(), settled())).toEqual({ 'provider:balance': 500, 'fees:revenue': -500 });
    expect(counted(assessed(), received(), settled())).toBe(1);
  });

  it('that is not paid in time is no longer owed, and its connection no longer counts', () => {
    const lapsed = feeEnded(fee, 'lapsed', 0);
    expect(balances(assessed(), lapsed)).toEqual({});
    expect(counted(assessed(), lapsed)).toBe(0);
    expect(lapsed).toMatchObject({ key: 'ended:rf_1', kind: 'fee-lapsed', description: 'Fee not paid in time' });
  });

  it('that is waived is set against the revenue, until its connection ends', () => {
    const waived = feeWaived(freeFee, 500, 'Free');
    const ended = feeEnded(freeFee, 'returned', 500);
    expect(balances(waived)).toEqual({ 'fees:waived': 500, 'fees:revenue': -500 });
    expect(balances(waived, ended)).toEqual({});
    expect([counted(waived), counted(waived, ended)]).toEqual([1, 0]);
    expect(ended).toMatchObject({ kind: 'fee-returned', description: 'Connection ended' });
  });

  it('that is refunded leaves nothing, and its connection no longer counts', () => {
    const back = [paymentReturned(payment, fee, 'fee', 500), refundPaid(payment, fee, { ...refund, amountCents: 500 })];
    expect(balances(assessed(), received(), settled(), ...back)).toEqual({});
    expect(counted(assessed(), received(), settled(), ...back)).toBe(0);
    expect(back[0]).toMatchObject({ key: 'returned:pay_1', kind: 'fee-returned' });
  });
});

describe('money that is nobody’s fee', () => {
  it('is a donation’s where it was asked for, and nobody’s where not', () => {
    expect(balances(paymentReceived(donation, null, 1000, true))).toMatchObject({ 'donations:revenue': -1000 });
    expect(balances(paymentReceived(donation, null, 1000, false))).toMatchObject({ 'payments:unapplied': -1000 });
    expect(balances(paymentReceived(payment, null, 1000, true))).toMatchObject({ 'payments:unapplied': -1000 });
  });

  it.each([
    ['donation', 'donations:revenue'],
    ['unapplied', 'payments:unapplied'],
  ] as const)('goes back from where it was: %s', (source, account) => {
    const back = paymentReturned(donation, null, source, 1000);
    expect(balances(back)).toEqual({ [account]: 1000, 'refunds:owed': -1000 });
    expect(back).toMatchObject({ kind: 'payment-returned', connections: 0 });
  });
});

describe('a refund', () => {
  it('in part takes nothing from the count of connections', () => {
    const part = partReturned(payment, fee, 'fee', refund);
    expect(balances(part)).toEqual({ 'fees:revenue': 200, 'refunds:owed': -200 });
    expect(part).toMatchObject({ key: 'returned:re_1', kind: 'part-returned' });
    expect(counted(part)).toBe(0);
  });

  it('that bounces is owed again', () => {
    const paid = refundPaid(payment, fee, refund);
    const bounced = refundBounced(payment, fee, refund);
    expect(balances(paid)).toEqual({ 'refunds:owed': 200, 'provider:balance': -200 });
    expect(balances(paid, bounced)).toEqual({});
    expect([paid.key, bounced.key]).toEqual(['refunded:re_1', 'bounced:re_1']);
    expect([paid.providerRef, bounced.providerRef]).toEqual(['pr_1', 'pr_1']);
  });

  it('that the provider does not know yet names none of its ids', () => {
    const unknown = { ...refund, providerId: null };
    expect(refundPaid(payment, fee, unknown)).not.toHaveProperty('providerRef', null);
    expect(refundBounced(payment, fee, unknown)).not.toHaveProperty('providerRef', null);
  });
});

describe('a dispute', () => {
  it('holds the money while it is open', () => {
    expect(disputePostings(payment, fee, dispute('open'))).toMatchObject([
      { key: 'disputed:dp_1', kind: 'dispute-opened', providerRef: 'dp_1' },
    ]);
    expect(balances(...disputePostings(payment, fee, dispute('open')))).toEqual({
      'disputes:held': 500,
      'provider:balance': -500,
    });
  });

  it('that is won leaves nothing, and one that is lost costs its amount', () => {
    const [, won] = disputePostings(payment, fee, dispute('won'));
    expect(won).toMatchObject({ key: 'dispute-closed:dp_1', kind: 'dispute-won', providerRef: 'dp_1' });
    expect(balances(...disputePostings(payment, fee, dispute('won')))).toEqual({});
    const [, lost] = disputePostings(payment, fee, dispute('lost'));
    expect(lost).toMatchObject({ key: 'dispute-closed:dp_1', kind: 'dispute-lost' });
    expect(lost).not.toHaveProperty('providerRef');
    expect(balances(...disputePostings(payment, fee, dispute('lost')))).toEqual({
      'disputes:lost': 500,
      'provider:balance': -500,
    });
  });
});

describe('the provider', () => {
  it('keeps its fee', () => {
    const kept = providerFee({ id: 'tx_1', feeCents: 45 });
    expect(balances(kept)).toEqual({ 'provider:fees': 45, 'provider:balance': -45 });
    expect(kept).toMatchObject({ key: 'provider-fee:tx_1', providerRef: 'tx_1' });
  });

  it('pays out to our bank', () => {
    const payout = providerMovement({ id: 'tx_2', kind: 'payout', amountCents: -5000 });
    expect(balances(payout)).toEqual({ 'provider:balance': -5000, 'provider:other': 5000 });
    expect(payout).toMatchObject({ key: 'provider-movement:tx_2', description: 'Provider: payout' });
  });
});
