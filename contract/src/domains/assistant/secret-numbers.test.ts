import { describe, expect, it } from 'vitest';
import { withoutSecretNumbers } from './secret-numbers.ts';

describe('numbers that are nobody’s business', () => {
  it.each([
    ['my ssn is 123-45-6789, the sink leaks', 'my ssn is •••, the sink leaks'],
    ['SSN 123456789', 'SSN •••'],
    ['social security number: 123 45 6789', 'social security number: •••'],
    ['123-45-6789', '•••'],
    ['mi seguro social es 123-45-6789', 'mi seguro social es •••'],
    ['card 4242 4242 4242 4242 exp 12/27 cvv 123', 'card ••• exp 12/27 cvv •••'],
    ['4242424242424242', '•••'],
    ['amex 3782 822463 10005', 'amex •••'],
    ['5555-5555-5555-4444 is my card', '••• is my card'],
    ['routing 083000137 and account 000123456789', 'routing ••• and account •••'],
    ['my bank account number is 12345678', 'my bank account number is •••'],
    ['mi cuenta bancaria es 1234567890', 'mi cuenta bancaria es •••'],
    ['pay to DE89 3704 0044 0532 0130 00', 'pay to •••'],
    ['GB82WEST12345698765432', '•••'],
  ])('are removed: %s', (text, left) => expect(withoutSecretNumbers(text)).toBe(left));

  it.each([
    'call 502-555-0134',
    'call (502) 555-0134 or 5025550135',
    '40204-1234',
    'zip 40204, unit 12-34-56',
    '1127 Cherokee Rd, Louisville, KY 40204',
    'model 4242424242424243',
    'serial 1234 5678 9012 3456',
    'water heater serial 9123456789012',
    'my account with you is 12345678',
    'gate code 1130, permit 000-12-3456',
    'the order 666-12-3456',
    'US12 3456 7890 1234 5678',
    'no numbers here',
  ])('are told from others: %s', (text) => expect(withoutSecretNumbers(text)).toBe(text));
});
