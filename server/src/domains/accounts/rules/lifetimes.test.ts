import { SESSION_DAYS, SESSION_IDLE_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import { describe, expect, it } from 'vitest';
import { hoursFrom, minutesFrom, sessionEnd } from './lifetimes.ts';

const signedInAt = new Date('2026-12-01T15:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(signedInAt.getTime() + hours * HOUR);

describe('a session', () => {
  it.each(['customer', 'craftsman'] as const)(
    'of a %s lasts while it is used, and some day ends all the same',
    (role) => {
      expect(sessionEnd(role, signedInAt, signedInAt)).toEqual(later(SESSION_IDLE_DAYS * 24));
      expect(sessionEnd(role, signedInAt, later(24))).toEqual(later((SESSION_IDLE_DAYS + 1) * 24));
      expect(sessionEnd(role, signedInAt, later(SESSION_DAYS * 24))).toEqual(later(SESSION_DAYS * 24));
    },
  );

  it('of an operator ends after two hours without use, and after twelve in any case', () => {
    expect(sessionEnd('operator', signedInAt, signedInAt)).toEqual(later(2));
    expect(sessionEnd('operator', signedInAt, later(10))).toEqual(later(12));
    expect(sessionEnd('operator', signedInAt, later(11))).toEqual(later(12));
  });
});

it('minutes and hours are counted from a moment', () => {
  expect(hoursFrom(signedInAt, 24)).toEqual(later(24));
  expect(minutesFrom(signedInAt, 90)).toEqual(later(1.5));
});
