import { expect, it } from 'vitest';
import { addressMark } from './address-mark.ts';

it('an address has one mark, which tells nothing of it and differs under another key', () => {
  const mark = addressMark('key', '+15025550177');
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(addressMark('key', '+15025550177')).toBe(mark);
  expect(addressMark('key', '+15025550178')).not.toBe(mark);
  expect(addressMark('other key', '+15025550177')).not.toBe(mark);
});
