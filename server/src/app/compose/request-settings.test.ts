import { expect, test } from 'vitest';
import { customerProofOf, impossibleProof } from './request-settings.ts';

const production = { PLUMBLINE_MODE: 'production' } as const;
const TEXTS = { TWILIO_ACCOUNT_SID: 'AC1' };
const MAIL = { SMTP_URL: 'smtp://mail.example' };

test('the phone is confirmed where texts can be sent, else the email, else nothing', () => {
  expect(customerProofOf({ PLUMBLINE_MODE: 'demonstration' })).toBe('phone');
  expect(customerProofOf({ ...production, ...TEXTS, ...MAIL })).toBe('phone');
  expect(customerProofOf({ ...production, ...MAIL })).toBe('email');
  expect(customerProofOf(production)).toBe('none');
  expect(customerProofOf({ ...production, ...TEXTS, CUSTOMER_PROOF: 'none' })).toBe('none');
});

test('a proof that could never be given is refused by name', () => {
  expect([...impossibleProof({ ...production, CUSTOMER_PROOF: 'phone' })]).toEqual([
    expect.stringMatching(/^CUSTOMER_PROOF: .*TWILIO_ACCOUNT_SID/),
  ]);
  expect([...impossibleProof({ ...production, CUSTOMER_PROOF: 'email' })]).toEqual([
    expect.stringMatching(/^CUSTOMER_PROOF: .*SMTP_URL/),
  ]);
  expect([...impossibleProof({ ...production, ...TEXTS, CUSTOMER_PROOF: 'phone' })]).toEqual([]);
});
