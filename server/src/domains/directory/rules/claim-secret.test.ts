import type { ListingKey } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import {
  codeHash,
  codeLimit,
  isSameHash,
  isWithinNumberLimit,
  keyHash,
  newCode,
  numberLimit,
  wrongCode,
} from './claim-secret.ts';

describe('codes to an unproven number', () => {
  it.each([
    ['text', 0, 9, true],
    ['text', 1, 0, false],
    ['call', 9, 1, true],
    ['call', 0, 2, false],
  ] as const)('another %s after %i texts and %i calls: %s', (by, texts, calls, may) => {
    expect(isWithinNumberLimit({ texts, calls, isProven: false }, by)).toBe(may);
  });

  it('are unlimited once it is proven', () => {
    expect(isWithinNumberLimit({ texts: 9, calls: 9, isProven: true }, 'text')).toBe(true);
    expect(isWithinNumberLimit({ texts: 9, calls: 9, isProven: true }, 'call')).toBe(true);
  });

  it('end with a hint about the alternatives', () => {
    expect(numberLimit('(502) 555-0134', 'text').en).toMatch(
      /^We already texted a code to \(502\) 555-0134 .* call instead/,
    );
    expect(numberLimit('(502) 555-0134', 'call').en).toBe(
      'We called (502) 555-0134 2 times in the last 24 hours. Please try again tomorrow.',
    );
  });
});

describe('codes for one listing', () => {
  it.each([
    [2, 7, null],
    [3, 7, '3 codes were sent in the last hour. Please try again later.'],
    [0, 8, '8 codes were sent in the last 24 hours. Please try again tomorrow.'],
    [3, 8, '8 codes were sent in the last 24 hours. Please try again tomorrow.'],
  ])('after %i in an hour and %i in a day: %s', (lastHour, lastDay, reason) => {
    expect(codeLimit({ lastHour, lastDay })?.en ?? null).toBe(reason);
  });
});

describe('a code', () => {
  it('has six digits and is hardly ever repeated', () => {
    const codes = Array.from({ length: 200 }, newCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(190);
  });

  it('is hashed together with the id of what it confirms', () => {
    const kept = codeHash('cl_1', '042917');
    expect(kept).toBe(codeHash('cl_1', '042917'));
    expect(kept).not.toBe(codeHash('cl_2', '042917'));
    expect(kept).not.toBe(codeHash('cl_1', '042918'));
    expect(kept).not.toContain('042917');
  });
});

it('is refused in the caller’s language', () => {
  expect(wrongCode().in('es')).toEqual({
    message: 'Este código es incorrecto o venció. Revíselo o pida uno nuevo.',
    fields: { code: 'Este código es incorrecto o venció.' },
  });
});

it('a key is stored only as a hash', () => {
  expect(keyHash('lk_1' as ListingKey)).toMatch(/^[\w-]{43}$/);
  expect(keyHash('lk_1' as ListingKey)).not.toBe(keyHash('lk_2' as ListingKey));
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('%j and %j are the same hash: %s', (one, other, isSame) => {
  expect(isSameHash(one, other)).toBe(isSame);
});
