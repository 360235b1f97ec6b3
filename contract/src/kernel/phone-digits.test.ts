import { describe, expect, it } from 'vitest';
import { hasDialableLength } from './phone-digits.ts';

describe('a phone number can be dialed', () => {
  it.each([
    '(502) 555-0134',
    '502.555.0134',
    '5025550134',
    '1 502 555 0134',
    '+1 (502) 555-0134',
    '502-555-0134 x12',
    '502-555-0134 ext. 7',
    '+52 55 1234 5678',
    '+49 30 1234567',
  ])('%s', (text) => expect(hasDialableLength(text)).toBe(true));
});

describe('a phone number has too few or too many digits', () => {
  it.each([
    '(502) 555-013',
    '555-0134',
    '502 555 01345',
    '+1 502 555 013',
    '+52 55 12',
    '+1234567890123456',
    'call me',
    '',
  ])('%s', (text) => expect(hasDialableLength(text)).toBe(false));
});
