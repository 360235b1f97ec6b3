import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { appAddress, isAppCode, newAppSecret, stepOfCode } from './one-time-code.ts';

const secret = newAppSecret();
const now = new Date('2026-12-01T15:00:10Z');
const STEP_MS = 30_000;
/** Returns the code that an app shows `steps` steps from now. */
const codeAt = (steps: number) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime() + steps * STEP_MS,
  });
const step = Math.floor(now.getTime() / STEP_MS);

describe('the code of an authenticator app', () => {
  it('is taken one step early or late, and says which step it belongs to', () => {
    for (const steps of [-1, 0, 1]) expect(stepOfCode(secret, codeAt(steps), now)).toBe(step + steps);
    for (const steps of [-2, 2]) expect(stepOfCode(secret, codeAt(steps), now)).toBeNull();
  });

  it('may be typed with spaces or dashes', () => {
    const code = codeAt(0);
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
    expect(stepOfCode(secret, `${code.slice(0, 3)}-${code.slice(3)}`, now)).toBe(step);
  });

  it('is distinguished from a recovery code', () => {
    expect(['123456', '123 456', '123-456'].every(isAppCode)).toBe(true);
    expect(['12345', '1234567', 'k3m9-x2ab-77qw-hcnt', ''].some(isAppCode)).toBe(false);
  });
});

it('a secret is new each time, and an app reads it from its address', () => {
  expect(newAppSecret()).not.toBe(secret);
  // 160 bits, as RFC 4226 recommends.
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(appAddress(secret, 'ana@example.com'));
  expect(address.href).toContain('ana%40example.com');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Plumbline');
});
