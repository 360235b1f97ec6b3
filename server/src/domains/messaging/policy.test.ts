import { describe, expect, it } from 'vitest';
import { afterAttempt, afterReport, type Circumstances, MAX_ATTEMPTS, turnOf } from './policy.ts';

/** 2:30 PM in Louisville. */
const DAY = new Date('2026-12-01T19:30:00Z');
/** 10:30 PM in Louisville. */
const NIGHT = new Date('2026-12-02T03:30:00Z');
const MORNING = new Date('2026-12-02T13:00:00Z');

const sms = {
  channel: 'sms',
  transactional: false,
  despiteOptOut: false,
  urgent: false,
  timeZone: 'America/Kentucky/Louisville',
  notAfter: null,
} as const;
const usual: Circumstances = {
  now: DAY,
  isOptedOut: false,
  isUndeliverable: false,
  lately: { count: 0, first: null },
  perHour: 3,
  homeTimeZone: 'America/Kentucky/Louisville',
};
const turn = (message: Partial<Parameters<typeof turnOf>[0]>, given: Partial<Circumstances> = {}) =>
  turnOf({ ...sms, ...message }, { ...usual, ...given });

describe('the turn of a message', () => {
  it('has come by day', () => {
    expect(turn({})).toEqual({ kind: 'send' });
  });

  it.each(['sms', 'phone', 'push'] as const)('waits for the morning: %s', (channel) => {
    expect(turn({ channel }, { now: NIGHT })).toEqual({ kind: 'wait', until: MORNING, reason: { kind: 'night' } });
  });

  it('has come at night for mail, and for what is urgent', () => {
    expect(turn({ channel: 'email' }, { now: NIGHT })).toEqual({ kind: 'send' });
    expect(turn({ urgent: true }, { now: NIGHT })).toEqual({ kind: 'send' });
  });

  it('is judged on the recipient’s clocks, or where they aren’t known on the house’s', () => {
    expect(turn({ timeZone: 'Pacific/Honolulu' }, { now: NIGHT })).toEqual({ kind: 'send' });
    expect(turn({ timeZone: null }, { now: NIGHT })).toMatchObject({ kind: 'wait' });
  });

  it('goes on by the next channel where the morning is too late', () => {
    const notAfter = new Date('2026-12-02T12:00:00Z');
    expect(turn({ notAfter }, { now: NIGHT })).toMatchObject({ kind: 'end', status: 'suppressed', goesOn: true });
    expect(turn({ notAfter: MORNING }, { now: NIGHT })).toMatchObject({ kind: 'end', goesOn: true });
    expect(turn({ notAfter: new Date('2026-12-02T14:00:00Z') }, { now: NIGHT })).toMatchObject({ kind: 'wait' });
  });

  it('is over for good after its time, whatever the channel', () => {
    const over = { kind: 'end', status: 'suppressed', reason: { kind: 'too-late' }, goesOn: false };
    for (const channel of ['sms', 'email'] as const)
      expect(turn({ channel, notAfter: DAY, urgent: true })).toEqual(over);
  });

  it('waits until an hour after the first of too many', () => {
    const lately = { count: 3, first: new Date('2026-12-01T19:00:00Z') };
    const until = new Date('2026-12-01T20:00:00Z');
    expect(turn({}, { lately })).toEqual({ kind: 'wait', until, reason: { kind: 'enough' } });
    expect(turn({}, { lately: { ...lately, count: 2 } })).toEqual({ kind: 'send' });
    expect(turn({ urgent: true }, { lately })).toEqual({ kind: 'send' });
    expect(turn({ channel: 'email' }, { lately })).toEqual({ kind: 'send' });
  });

  it('never comes for whoever has opted out, but for mail that the law wants sent', () => {
    const stopped = { kind: 'end', status: 'suppressed', reason: { kind: 'opted-out' }, goesOn: true };
    for (const channel of ['sms', 'phone', 'push', 'email'] as const) {
      expect(turn({ channel, urgent: true }, { isOptedOut: true })).toEqual(stopped);
    }
    expect(turn({ transactional: true }, { isOptedOut: true })).toEqual(stopped);
    expect(turn({ channel: 'email', transactional: true }, { isOptedOut: true })).toEqual({ kind: 'send' });
    expect(turn({ despiteOptOut: true }, { isOptedOut: true })).toEqual({ kind: 'send' });
  });

  it('goes on by the next channel where mail has come back before, unless the law wants it sent', () => {
    expect(turn({ channel: 'email' }, { isUndeliverable: true })).toEqual({
      kind: 'end',
      status: 'failed',
      reason: { kind: 'came-back-before' },
      goesOn: true,
    });
    expect(turn({ channel: 'email', transactional: true }, { isUndeliverable: true })).toEqual({ kind: 'send' });
  });
});

describe('an attempt that the provider refused for now', () => {
  const later = (after: number) => ({ kind: 'retry', reason: 'the line is busy', after }) as const;

  it('is repeated, from the first one on, when the provider says', () => {
    expect(afterAttempt(later(90), 0, DAY)).toEqual({
      status: 'queued',
      reason: 'the line is busy',
      attempts: 1,
      notBefore: new Date(DAY.getTime() + 90_000),
      providerRef: null,
      sentAt: null,
    });
    expect(afterAttempt(later(0), 0, DAY)).toMatchObject({ status: 'queued', notBefore: null });
  });

  it('has failed for good after the last one', () => {
    expect(afterAttempt(later(90), MAX_ATTEMPTS - 2, DAY)).toMatchObject({ status: 'queued' });
    expect(afterAttempt(later(90), MAX_ATTEMPTS - 1, DAY)).toMatchObject({
      status: 'failed',
      reason: 'the line is busy',
      attempts: MAX_ATTEMPTS,
      notBefore: null,
    });
  });
});

describe('an attempt that is over', () => {
  it('was sent, under the provider’s name for it where it has one', () => {
    expect(afterAttempt({ kind: 'sent', ref: 'SM1' }, 1, DAY)).toEqual({
      status: 'sent',
      reason: null,
      attempts: 2,
      notBefore: null,
      providerRef: 'SM1',
      sentAt: DAY,
    });
    expect(afterAttempt({ kind: 'sent' } as never, 0, DAY)).toMatchObject({ providerRef: null });
  });

  it('was refused, and is never repeated', () => {
    expect(afterAttempt({ kind: 'refused', reason: 'no such number' }, 0, DAY)).toMatchObject({
      status: 'failed',
      reason: 'no such number',
      sentAt: null,
    });
  });
});

describe('an attempt whose outcome isn’t known', () => {
  const unknown = { kind: 'unknown', reason: 'the connection broke' } as const;

  it('is not repeated', () => {
    expect(afterAttempt(unknown, 0, DAY)).toMatchObject({ status: 'unknown', attempts: 1 });
  });

  it('is repeated twice where twice is better than never, and stays unknown then', () => {
    const inAMinute = new Date(DAY.getTime() + 60_000);
    expect(afterAttempt(unknown, 0, DAY, true)).toMatchObject({ status: 'queued', attempts: 1, notBefore: inAMinute });
    expect(afterAttempt(unknown, 1, DAY, true)).toMatchObject({ status: 'queued', attempts: 2 });
    expect(afterAttempt(unknown, 2, DAY, true)).toMatchObject({ status: 'unknown', attempts: 3 });
  });
});

describe('a later report by the provider', () => {
  const report = (status: 'taken' | 'delivered' | 'failed', ref: string | null = 'SM1') => ({
    ref,
    status,
    reason: null,
  });
  it.each([
    // status before, report, status after
    ['sent', report('delivered'), 'delivered'],
    ['sent', report('failed'), 'failed'],
    ['sent', report('taken'), null],
    ['unknown', report('taken'), 'sent'],
    ['unknown', report('failed'), 'failed'],
    ['unknown', report('delivered'), 'delivered'],
    // The process was killed before it could record that it had sent the message.
    ['queued', report('taken'), 'sent'],
    ['queued', report('delivered'), 'delivered'],
    // Reports arrive twice and out of order.
    ['delivered', report('taken'), null],
    ['delivered', report('failed'), null],
    ['delivered', report('delivered'), null],
    ['failed', report('taken'), null],
    ['failed', report('failed'), null],
    ['failed', report('delivered'), 'delivered'],
    ['suppressed', report('failed'), null],
    ['suppressed', report('delivered'), null],
  ] as const)('of a message that is %s: %j → %s', (status, told, outcome) => {
    expect(afterReport({ status, providerRef: status === 'sent' ? 'SM1' : null }, told)).toBe(outcome);
  });

  it('of an earlier attempt doesn’t undo the later one', () => {
    expect(afterReport({ status: 'sent', providerRef: 'SM2' }, report('failed', 'SM1'))).toBeNull();
    expect(afterReport({ status: 'sent', providerRef: 'SM2' }, report('delivered', 'SM1'))).toBe('delivered');
    expect(afterReport({ status: 'sent', providerRef: 'SM2' }, report('failed', null))).toBe('failed');
  });
});
