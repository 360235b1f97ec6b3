import { describe, expect, it } from 'vitest';
import { callableNumber, contactOf } from './listing-contact.ts';

const nobody = { name: null, email: null, phone: null, takesTexts: false };

describe('the contact that a listing names', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['Owner, by the plan room', {}],
    [
      'Purchasing desk, purchasing@example.org, (502) 555-0141',
      { email: 'purchasing@example.org', phone: '+15025550141' },
    ],
    [
      'PAIGE GRASS, Paige.Grass@example.gov, 502-555-0143, Transportation - Office Of The Secretary',
      { name: 'Paige Grass', email: 'paige.grass@example.gov', phone: '+15025550143' },
    ],
    ['Dana Bell 4th floor', { name: 'Dana Bell' }],
    ['Attn:Dana Bell', { name: 'Dana Bell' }],
    ['Dana Buyer Smith', { name: 'Dana Buyer Smith' }],
    ['Ana Maria Dela Cruz', { name: 'Ana Maria Dela Cruz' }],
    ['Ana Maria De La Cruz', {}],
    ["corey o'neil, corey@example.gov", { name: "Corey O'Neil", email: 'corey@example.gov' }],
    ['Louisville Metro', {}],
    ['Monarch Restoration LLC, 502.555.0111', { phone: '+15025550111' }],
    ['Jane Doe <jane@example.com>, other@example.net', { name: 'Jane Doe', email: 'jane@example.com' }],
    ['no-reply@example.com, bids@example.com', { email: 'bids@example.com' }],
    ['..jane@example.com', { email: 'jane@example.com' }],
    ['jane@example.com...', { email: 'jane@example.com' }],
    ['_jane@example.com', {}],
    ['jane@example.com, the "office"', { email: 'jane@example.com' }],
    ['1-900-555-0199 or call 502-555-0101', { phone: '+15025550101' }],
    ['Fax: 502-555-0100, phone 502-555-0101 x22', { phone: '+15025550101' }],
    ['Text or call (502) 555-0118', { phone: '+15025550118', takesTexts: true }],
    ['Call or text (502) 555-0118', { phone: '+15025550118', takesTexts: true }],
    ['Dana, SMS: 502-555-0118', { phone: '+15025550118', takesTexts: true }],
    ['Dana Bell, (502) 555-0118 (text ok)', { name: 'Dana Bell', phone: '+15025550118', takesTexts: true }],
    ['Dana Bell, (502) 555-0118, no texts', { name: 'Dana Bell', phone: '+15025550118' }],
    ['Text (502) 555-0118 ext. 4', { phone: '+15025550118' }],
    ['1-900-555-0199', {}],
    ['+44 20 7946 0958', {}],
    ['825033638719', {}],
    ['postmaster@localhost', {}],
    ['"jane@example.com"@evil.example.net', {}],
    ['"jane@example.com, at the office', {}],
    ['jane@example.com"@evil.example.net', {}],
    [`${'x '.repeat(500)}jane@example.com`, {}],
    ['jane@example.com?bcc=list@example.net', {}],
  ])('in %j', (contactInfo, expected) => {
    expect(contactOf(contactInfo)).toEqual({ ...nobody, ...expected });
  });

  it('is one address, whatever else stands on the line', () => {
    const { email } = contactOf('jane@example.com\r\nBcc: list@example.net');
    expect(email).toBe('jane@example.com');
  });
});

describe('a number that can be called', () => {
  it.each([
    ['(502) 555-0118', '+15025550118'],
    ['call me', null],
    ['(502) 055-0118', null],
    ['+44 20 7946 0958', null],
    ['1-900-555-0199', null],
  ])('of %j is %j', (given, number) => expect(callableNumber(given)).toBe(number));
});
