import { expect, it } from 'vitest';
import { newToken, tokenHash } from './secret-token.ts';

it('a token is new each time, long and safe in an address, and is kept as its hash alone', () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).not.toBe(one);
  expect(tokenHash(one)).toBe(tokenHash(one));
  expect(tokenHash(one)).not.toBe(tokenHash(other));
  expect(tokenHash(one)).not.toBe(one);
});
