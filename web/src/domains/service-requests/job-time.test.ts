import { describe, expect, it } from 'vitest';
import { zoneName } from '../../lib/moment.ts';
import { formatPreference, formatWallTime, isPast, momentOf, timeLeft, wallTimeIn } from './job-time.ts';
import { jobTimeWords } from './job-time.words.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const PADUCAH = 'America/Chicago';

describe('the clocks of a zone', () => {
  it('show another time in the two zones of Kentucky', () => {
    const moment = new Date('2026-12-03T04:30:00Z');
    expect(wallTimeIn(moment, LOUISVILLE)).toEqual({ date: '2026-12-02', time: '23:30' });
    expect(wallTimeIn(moment, PADUCAH)).toEqual({ date: '2026-12-02', time: '22:30' });
  });

  it('show midnight as 00:00', () => {
    expect(wallTimeIn(new Date('2026-12-03T05:00:00Z'), LOUISVILLE)).toEqual({ date: '2026-12-03', time: '00:00' });
  });

  it.each([
    ['winter', '2026-12-04', '09:00', '2026-12-04T14:00:00.000Z'],
    ['summer', '2026-07-04', '09:00', '2026-07-04T13:00:00.000Z'],
    ['the morning before the clocks go forward', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['the hour that is skipped in spring', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['the hour after it', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['the hour that comes twice in autumn', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['the hour after it', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('are read right in %s', (_when, date, time, iso) => {
    expect(momentOf({ date, time }, LOUISVILLE)?.toISOString()).toBe(iso);
  });

  it('are not read from a text without a time', () => {
    expect(momentOf({ date: '', time: '09:00' }, LOUISVILLE)).toBeNull();
  });
});

describe('a proposed time', () => {
  it('is written with the zone of the job', () => {
    expect(formatWallTime({ date: '2026-12-04', time: '09:00' }, LOUISVILLE)).toBe('Fri, Dec 4, 9:00 AM EST');
    expect(formatWallTime({ date: '2026-12-04', time: '09:00' }, PADUCAH)).toBe('Fri, Dec 4, 9:00 AM CST');
  });

  it("is past by the job's clocks, not by the reader's", () => {
    const now = new Date('2026-12-04T14:30:00Z');
    expect(isPast({ date: '2026-12-04', time: '09:00' }, LOUISVILLE, now)).toBe(true);
    expect(isPast({ date: '2026-12-04', time: '09:00' }, PADUCAH, now)).toBe(false);
  });

  it('names the clocks that are meant', () => {
    expect(zoneName(LOUISVILLE)).toBe('Eastern Time');
    expect(zoneName(PADUCAH)).toBe('Central Time');
  });
});

describe('the time that is left', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  it.each([
    ['2026-12-04T12:00:00Z', '3 days left'],
    ['2026-12-02T09:59:00Z', '21 hours left'],
    ['2026-12-01T18:59:00Z', '6 hours left'],
    ['2026-12-01T13:46:59Z', '1 h 46 min left'],
    ['2026-12-01T13:00:00Z', '1 hour left'],
    ['2026-12-01T12:59:59Z', '59 minutes left'],
    ['2026-12-01T12:00:30Z', 'less than a minute left'],
    ['2026-12-01T12:00:00Z', null],
    ['2026-12-01T11:00:00Z', null],
  ])('until %s is %s', (until, words) => {
    expect(timeLeft(until, now)).toBe(words);
  });
});

describe('the preferred time', () => {
  it('is a day and a part of it', () => {
    expect(formatPreference({ preferredDate: '2026-12-03', preferredTimeSlot: 'afternoon' })).toBe(
      'Thu, Dec 3, 12PM-5PM',
    );
    expect(formatPreference({ preferredDate: '2026-12-03', preferredTimeSlot: 'anytime' })).toBe(
      'Thu, Dec 3, any time',
    );
  });
});

it('counts the time left in Spanish, with the verb in the right number', () => {
  expect(jobTimeWords.es.hours(1)).toBe('queda 1 hora');
  expect(jobTimeWords.es.hours(21)).toBe('quedan 21 horas');
});
