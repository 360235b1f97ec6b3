import { describe, expect, it } from 'vitest';
import { nextBackupAt, nextProofAt } from './next-run.ts';

const at = (moment: string) => new Date(`2026-11-${moment}Z`);

describe('the daily backup', () => {
  it('is due at its hour, once a day', () => {
    expect(nextBackupAt(at('15T03:00:10'), at('15T03:02:00'), 3)).toEqual(at('16T03:00:00'));
    expect(nextBackupAt(at('15T02:00:00'), at('15T02:30:00'), 3)).toEqual(at('15T03:00:00'));
  });

  it('is made soon if it was missed, and the first time', () => {
    expect(nextBackupAt(at('13T03:00:10'), at('15T12:00:00'), 3)).toEqual(at('15T12:05:00'));
    expect(nextBackupAt(null, at('15T12:00:00'), 3)).toEqual(at('15T12:05:00'));
  });
});

describe('the weekly proof', () => {
  it('is due a week after the last, or soon', () => {
    expect(nextProofAt(at('10T04:00:00'), at('12T00:00:00'))).toEqual(at('17T04:00:00'));
    expect(nextProofAt(at('01T04:00:00'), at('12T00:00:00'))).toEqual(at('12T00:15:00'));
    expect(nextProofAt(null, at('12T00:00:00'))).toEqual(at('12T00:15:00'));
  });
});
