import { describe, expect, it } from 'vitest';
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

describe('who is not let in', () => {
  it.each([
    [signInRefused(), 'not-signed-in'],
    [codeRequired(), 'code-required'],
    [codeRefused(), 'invalid-input'],
    [passkeyRefused(), 'invalid-input'],
    [signInEnded(), 'not-signed-in'],
    [stepUpRequired(), 'step-up-required'],
    [freshSignInRequired(), 'fresh-sign-in-required'],
    [tooBusy(), 'unavailable'],
    [suspended(), 'not-allowed'],
    [tooManyAttempts(1), 'too-many-requests'],
    [resetLinkEnded(), 'not-found'],
    [verifyLinkEnded(), 'not-found'],
    [wrongInput('email', ({ wrongEmail }) => wrongEmail), 'invalid-input'],
    [alreadyHappened(({ passkeyThere }) => passkeyThere), 'already-happened'],
  ])('is told what to do: %s', (error, code) => {
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
  ])('is told how long to wait: %i seconds', (seconds, words) => {
    expect(tooManyAttempts(seconds).message).toBe(`Too many attempts to sign in. Try again in ${words}.`);
  });

  it.each([
    [1, '1 segundo'],
    [60, '1 minuto'],
    [61, '2 minutos'],
  ])('is told in Spanish how long to wait: %i seconds', (seconds, words) => {
    expect(tooManyAttempts(seconds).in('es').message).toContain(`Intente de nuevo en ${words}.`);
  });

  it('is told which field is wrong', () => {
    expect(wrongInput('proof', ({ wrongPassword }) => wrongPassword).in('es').fields).toEqual({
      proof: 'Esta no es su contraseña actual.',
    });
  });
});
