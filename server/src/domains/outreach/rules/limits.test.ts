import { expect, it } from 'vitest';
import { isOncePerDay } from './limits.ts';

it('the limit of one message a day counts all but a script for a call of one’s own', () => {
  expect(isOncePerDay('phone', 'to-bidder')).toBe(false);
  expect(isOncePerDay('phone', 'call')).toBe(true);
  expect(isOncePerDay('sms', 'to-bidder')).toBe(true);
  expect(isOncePerDay('email', 'to-contact')).toBe(true);
});
