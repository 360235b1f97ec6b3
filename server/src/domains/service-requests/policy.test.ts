import { REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { mayEmail, maySeeCustomer, mayText, readableRequest, readableTime, readerOf, secretsOf } from './policy.ts';
import { storedReferral, storedRequest, storedTime } from './testing/stored.ts';

describe('who the customer is', () => {
  it('is shown to a contractor once the fee is settled, and at no other time', () => {
    expect(REFERRAL_STATUSES.filter(maySeeCustomer)).toEqual(['settled']);
  });

  it('is their name, mail address, phone and street', () => {
    expect(secretsOf(storedRequest())).toEqual([
      'Ana Delgado',
      'ana.delgado@example.com',
      '+15025550177',
      '1127 Cherokee Rd',
    ]);
  });
});

describe('a customer’s words as a contractor reads them', () => {
  const request = storedRequest({ description: 'Ana Delgado waits, 502-555-0177.' });
  const settled = storedReferral({ status: 'settled' });
  const said = storedTime({ byParty: 'customer', message: 'Ask for Ana Delgado' });

  it.each(REFERRAL_STATUSES.filter((status) => status !== 'settled'))('is masked while it is %s', (status) => {
    const referral = storedReferral({ status });
    expect(readableRequest(request, referral).description).not.toMatch(/Delgado|0177/);
    expect(readerOf(request, referral)('Ana Delgado waits')).not.toContain('Delgado');
    expect(readableTime(said, request, referral).message).not.toContain('Delgado');
  });

  it('is masked for anyone without a referral', () => {
    expect(readableRequest(request, null).description).not.toMatch(/Delgado|0177/);
  });

  it('is all of it once the fee is settled', () => {
    expect(readableRequest(request, settled)).toEqual(request);
    expect(readableTime(said, request, settled)).toEqual(said);
  });

  it('hides nothing of what contractors have written themselves', () => {
    const own = storedTime({ message: 'Call me at 502-555-0134' });
    expect(readableTime(own, request, storedReferral())).toEqual(own);
  });
});

describe('a customer is reached', () => {
  const agreed = new Date('2026-12-01T15:00:00Z');

  it.each([
    // preferred method, consent to texts: text, email
    ['sms', agreed, true, false],
    ['both', agreed, true, true],
    ['email', agreed, false, true],
    // Without consent, everything goes by email.
    ['sms', null, false, true],
    ['both', null, false, true],
    ['email', null, false, true],
  ] as const)('by %s, agreed to texts at %s', (preferredContactMethod, smsConsentAt, text, email) => {
    const request = { preferredContactMethod, smsConsentAt, awaitsProof: null };
    expect(mayText(request)).toBe(text);
    expect(mayEmail(request)).toBe(email);
    const unproven = { ...request, awaitsProof: 'phone' as const };
    expect([mayText(unproven), mayEmail(unproven)]).toEqual([false, true]);
  });
});
