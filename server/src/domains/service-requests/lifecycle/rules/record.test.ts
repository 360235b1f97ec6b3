import { describe, expect, it } from 'vitest';
import { storedEvent } from '../../testing/stored.ts';
import { appointmentIn, contradictionIn, ENDS_APPOINTMENT } from './record.ts';

const [first, second] = [new Date('2026-12-01T15:00:00Z'), new Date('2026-12-02T15:00:00Z')];
const book = (at: Date, startsAt: string) => storedEvent({ type: 'book', at, details: { startsAt } });

describe('the appointment in a record', () => {
  it('is none before one was booked', () => {
    expect(appointmentIn([])).toEqual({ bookedAt: null, startsAt: null });
    expect(appointmentIn([storedEvent({ type: 'accept' })])).toEqual({ bookedAt: null, startsAt: null });
  });

  it('is the one that was booked or moved last', () => {
    expect(appointmentIn([book(first, '2026-12-04T19:00:00Z'), book(second, '2026-12-05T19:00:00Z')])).toEqual({
      bookedAt: second,
      startsAt: new Date('2026-12-05T19:00:00Z'),
    });
  });

  it.each(ENDS_APPOINTMENT)('is over after %s, and still known to have been booked', (type) => {
    expect(appointmentIn([book(first, '2026-12-04T19:00:00Z'), storedEvent({ type, at: second })])).toEqual({
      bookedAt: first,
      startsAt: null,
    });
  });

  it('stays through a start, and can be booked again after it ended', () => {
    const booked = book(first, '2026-12-04T19:00:00Z');
    expect(appointmentIn([booked, storedEvent({ type: 'start' })]).startsAt).not.toBeNull();
    expect(appointmentIn([booked, storedEvent({ type: 'unbook' }), booked]).startsAt).not.toBeNull();
  });

  it('has no beginning where the record names none', () => {
    expect(appointmentIn([storedEvent({ type: 'book', at: first })])).toEqual({ bookedAt: first, startsAt: null });
  });
});

describe('the dispute in a record', () => {
  it.each([
    ['reopen', 'faulty', { step: 'completion', reason: 'faulty' }],
    ['not-started', 'nobody-came', { step: 'start', reason: 'nobody-came' }],
  ] as const)('is what the customer said last: %s', (type, reason, contradiction) => {
    expect(contradictionIn([storedEvent({ type: 'start' }), storedEvent({ type, details: { reason } })])).toEqual(
      contradiction,
    );
  });

  it('has another reason where the record has none that we know', () => {
    expect(contradictionIn([storedEvent({ type: 'reopen' })])?.reason).toBe('other');
    expect(contradictionIn([storedEvent({ type: 'reopen', details: { reason: 'rain' } })])?.reason).toBe('other');
  });

  it('is over once something has followed, and none where nothing was disputed', () => {
    expect(contradictionIn([storedEvent({ type: 'reopen' }), storedEvent({ type: 'complete' })])).toBeNull();
    expect(contradictionIn([storedEvent({ type: 'complete' })])).toBeNull();
    expect(contradictionIn([])).toBeNull();
  });
});
