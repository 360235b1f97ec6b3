import { describe, expect, it } from 'vitest';
import { ordinalOf, requestNumber } from './request-number.ts';

describe('the short number of a request', () => {
  it('can be read out on the phone', () => {
    expect(requestNumber(1)).toMatch(/^PL-[2-9A-HJKMNP-TV-Z]{6}$/);
  });

  it('is different for every request', () => {
    const numbers = new Set(Array.from({ length: 50_000 }, (_, ordinal) => requestNumber(ordinal + 1)));
    expect(numbers.size).toBe(50_000);
  });

  it('does not reveal the number of requests', () => {
    expect(requestNumber(2).slice(0, 5)).not.toBe(requestNumber(1).slice(0, 5));
  });

  it('is decoded from any spelling, and nothing else is', () => {
    for (const ordinal of [1, 2, 999, 123_456, 728_999_999]) {
      const number = requestNumber(ordinal);
      expect([number, ` ${number.toLowerCase()}`, number.slice(3)].map(ordinalOf)).toEqual([ordinal, ordinal, ordinal]);
    }
    expect(['', 'PL-', 'PL-22222', 'PL-2222222', 'PL-0OIL1U', 'rq_1'].map(ordinalOf)).toEqual(Array(6).fill(null));
  });
});
