import { describe, expect, it } from 'vitest';
import type { Delivery } from '../ports.ts';
import { opensBreaker, restMs, type Streak, streakAfter, troubleOf } from './breaker.ts';

const NOW = new Date('2026-11-24T14:14:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

const sent: Delivery = { kind: 'sent' };
const unreachable: Delivery = { kind: 'retry', after: 60, reason: 'ECONNREFUSED', trouble: 'unreachable' };
const silent: Delivery = { kind: 'unknown', reason: 'ETIMEDOUT', trouble: 'silent' };
const gone: Delivery = { kind: 'refused', reason: 'SMTP 550 5.1.1', because: 'no-such-address' };
const busy: Delivery = { kind: 'retry', after: 30, reason: 'SMTP 451' };
const spam: Delivery = { kind: 'refused', reason: 'SMTP 554' };

const after = (...deliveries: Delivery[]) =>
  deliveries.reduce<Streak | null>(
    (streak, delivery, index) => streakAfter(streak, `msg_${index}`, delivery, later(index)),
    null,
  );
const times = (count: number, delivery: Delivery) => Array.from({ length: count }, () => delivery);

describe('what a result says against the provider', () => {
  it.each([
    [sent, null],
    [unreachable, 'unreachable'],
    [silent, 'silent'],
    [gone, 'refuses-everyone'],
    [busy, null],
    [spam, null],
    [{ kind: 'refused', reason: 'Twilio 21610', because: 'opted-out' }, null],
  ] as const)('%j: %s', (delivery, trouble) => {
    expect(troubleOf(delivery)).toBe(trouble);
  });
});

describe('failures in a row', () => {
  it('open the breaker at the fifth, and are counted from the first', () => {
    expect(opensBreaker(after(...times(4, unreachable)))).toBe(false);
    const streak = after(...times(5, unreachable));
    expect(opensBreaker(streak)).toBe(true);
    expect(streak).toMatchObject({ trouble: 'unreachable', since: NOW, failures: 5 });
  });

  it('count together, whatever they are; the last one says what is wrong', () => {
    expect(after(unreachable, silent, unreachable, silent, silent)).toMatchObject({ trouble: 'silent', failures: 5 });
  });

  it('end with a success or with a refusal of one message, not with a request for patience', () => {
    expect(after(...times(4, silent), sent, silent)).toMatchObject({ failures: 1 });
    expect(after(...times(4, silent), spam, silent)).toMatchObject({ failures: 1 });
    expect(after(...times(4, silent), busy, silent)).toMatchObject({ failures: 5 });
  });

  it('of missing mailboxes are ten, because five nonsense addresses may come in a row, and name their messages', () => {
    expect(opensBreaker(after(...times(9, gone)))).toBe(false);
    const streak = after(...times(10, gone));
    expect(opensBreaker(streak)).toBe(true);
    expect(streak?.refused).toEqual(Array.from({ length: 10 }, (_, index) => `msg_${index}`));
  });

  it('name only the messages that were refused', () => {
    expect(after(silent, gone, unreachable, gone)?.refused).toEqual(['msg_1', 'msg_3']);
  });

  it('are none as long as nothing has failed', () => {
    expect(opensBreaker(after(sent))).toBe(false);
  });
});

it('a rest doubles with each failed probe, up to two minutes', () => {
  expect([0, 1, 2, 3, 4, 50].map(restMs)).toEqual([15_000, 30_000, 60_000, 120_000, 120_000, 120_000]);
});
