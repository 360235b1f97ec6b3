import type { Language } from '@plumbline/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import type { StoredCard, StoredPayment } from './tables.ts';
import { donationView, keptCardView, receiptNumber } from './views.ts';

const donation = (given: Partial<StoredPayment> = {}, isRefunded = false, language: Language = 'en') =>
  donationView(
    {
      id: 'pay_1',
      kind: 'donation',
      ordinal: 123,
      amountCents: 1050,
      description: 'For the house',
      status: 'succeeded',
      decline: 'card_declined',
      paidAt: new Date('2026-12-01T15:00:00Z'),
      closedAt: null,
      ...given,
    } as unknown as StoredPayment,
    { isRefunded, isTest: true, language },
  );

it('a receipt’s number has six digits at least', () => {
  expect(receiptNumber({ ordinal: 123 })).toBe('R-000123');
  expect(receiptNumber({ ordinal: 1_234_567 })).toBe('R-1234567');
});

describe('a donation as its receipt shows it', () => {
  it('has a number, dollars and no earlier decline once it is paid', () => {
    expect(donation()).toEqual({
      id: 'pay_1',
      receiptNumber: 'R-000123',
      amount: 10.5,
      description: 'For the house',
      status: 'succeeded',
      decline: null,
      paidAt: '2026-12-01T15:00:00.000Z',
      isTest: true,
    });
  });

  it('says why a card was declined, and has no number, until then', () => {
    expect(donation({ status: 'open', paidAt: null })).toMatchObject({
      receiptNumber: null,
      decline: 'card_declined',
      paidAt: null,
    });
  });

  it('says it in the reader’s language, and in the provider’s words without a code', () => {
    const open = { status: 'open', paidAt: null, decline: 'Your card has expired.' } as const;
    expect(donation({ ...open, declineCode: 'expired_card' }, false, 'es').decline).toBe('Su tarjeta está vencida.');
    expect(donation({ ...open, declineCode: null }, false, 'es').decline).toBe('Your card has expired.');
  });

  it.each([
    [{ status: 'succeeded' }, true, 'refunded'],
    [{ status: 'processing' }, false, 'confirming'],
    [{ status: 'cancelled' }, false, 'cancelled'],
    [{ status: 'open' }, false, 'open'],
    [{ status: 'open', closedAt: new Date() }, false, 'cancelled'],
  ] as const)('is in a state that a donor understands: %o', (given, isRefunded, status) => {
    expect(donation(given, isRefunded).status).toBe(status);
  });
});

describe('a kept card as its owner sees it', () => {
  it('is named by its network, four digits and expiry, without the provider’s ids', () => {
    const at = new Date('2026-12-01T15:00:00Z');
    const named = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034, consentCents: 500 };
    const stored = { ...named, id: 'kc_1', customerId: 'cus_1', setupId: 'seti_1', cardId: 'pm_1', keptAt: at };
    const facts = { feeCents: 500, isPossible: true };
    expect(keptCardView(stored as unknown as StoredCard, facts)).toEqual({
      ...facts,
      kept: { ...named, keptAt: at.toISOString() },
    });
    expect(keptCardView(null, facts)).toEqual({ ...facts, kept: null });
  });
});
