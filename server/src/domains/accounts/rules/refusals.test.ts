import { describe, expect, it } from 'vitest';
import type { DomainError } from '../../../kernel/errors.ts';
import {
  alreadyHappened,
  codeRefused,
  codeRequired,
  freshSignInRequired,
  passkeyRefused,
  resetLinkEnded,
  signInEnded,
  signInRefused,
  stepUpRequired,
  suspended,
  tooBusy,
  tooManyAttempts,
  verifyLinkEnded,
  wrongInput,
} from './refusals.ts';

describe('callers without access', () => {
  it.each<[why: string, refusal: () => DomainError, code: string]>([
    ['a wrong password', signInRefused, 'not-signed-in'],
    ['no code yet', codeRequired, 'code-required'],
    ['a wrong code', codeRefused, 'invalid-input'],
    ['an unknown passkey', passkeyRefused, 'invalid-input'],
    ['no sign-in in progress', signInEnded, 'not-signed-in'],
    ['an old second factor', stepUpRequired, 'step-up-required'],
    ['an old sign-in', freshSignInRequired, 'fresh-sign-in-required'],
    ['too many passwords at once', tooBusy, 'unavailable'],
    ['a suspended account', suspended, 'not-allowed'],
    ['too many attempts', () => tooManyAttempts(1), 'too-many-requests'],
    ['an expired reset link', resetLinkEnded, 'not-found'],
    ['an expired verification link', verifyLinkEnded, 'not-found'],
    ['a wrong field', () => wrongInput('email', ({ wrongEmail }) => wrongEmail), 'invalid-input'],
    ['a passkey added twice', () => alreadyHappened(({ passkeyThere }) => passkeyThere), 'already-happened'],
  ])('explains what to do: %s', (_why, refusal, code) => {
    const error = refusal();
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].+\.$/);
    expect(error.in('es').message).toMatch(/^[A-ZÁÉÍÓÚ¿¡].+\.$/);
  });

  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
  ])('gives the waiting time: %i seconds', (seconds, words) => {
    expect(tooManyAttempts(seconds).message).toBe(`Too many attempts to sign in. Try again in ${words}.`);
  });

  it.each([
    [1, '1 segundo'],
    [60, '1 minuto'],
    [61, '2 minutos'],
  ])('gives the waiting time in Spanish: %i seconds', (seconds, words) => {
    expect(tooManyAttempts(seconds).in('es').message).toContain(`Intente de nuevo en ${words}.`);
  });

  it('names the invalid field', () => {
    expect(wrongInput('proof', ({ wrongPassword }) => wrongPassword).in('es').fields).toEqual({
      proof: 'Esta no es su contraseña actual.',
    });
  });
});
