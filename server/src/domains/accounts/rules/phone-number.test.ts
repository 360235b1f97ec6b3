import { expect, it } from 'vitest';
import { phoneNumber } from './phone-number.ts';

it.each([
  ['(502) 555-0177', '+15025550177'],
  ['502.555.0177', '+15025550177'],
  ['+1 502 555 0177', '+15025550177'],
  ['+44 20 7946 0958', '+442079460958'],
  ['', ''],
  ['555-01', null],
  ['call me', null],
])('a phone number as people write it: %s', (given, number) => expect(phoneNumber(given)).toBe(number));
