import { describe, expect, it } from 'vitest';
import { readClock } from './clock-text.ts';

const minutes = (hour: number, minute = 0) => (hour * 60 + minute) * 60_000;

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['T23:59', minutes(23, 59)],
    [' at 9.05', minutes(9, 5)],
    ['08:30:15', minutes(8, 30) + 15_000],
    ['08:30:15.25', minutes(8, 30) + 15_250],
    ['08:30:15.123456789', minutes(8, 30) + 15_123],
  ])('%j is read as 24-hour time', (text, millis) => {
    expect(readClock(text)).toEqual({ millis, hasHalf: false, zone: null });
  });

  it.each([
    ['12:00 AM', 0],
    ['12:30 am', minutes(0, 30)],
    ['11:59 a.m.', minutes(11, 59)],
    ['12:00 PM', minutes(12)],
    ['1:30 p.m.', minutes(13, 30)],
    ['2p', minutes(14)],
    ['11 PM', minutes(23)],
  ])('%j is in the half of the day that it names', (text, millis) => {
    expect(readClock(text)).toEqual({ millis, hasHalf: true, zone: null });
  });

  it.each([
    '24:00',
    '23:60',
    '23:59:60',
    // A bare number could be anything.
    '12',
    '8:3',
    'noon',
    '12:00 PM sharply',
  ])('%j is not one', (text) => {
    expect(readClock(text)).toBeNull();
  });

  it.each(['', '  ', 'Z', '-04:00', '+0530'])('does not follow a day that ends in %j', (text) => {
    expect(readClock(text)).toBe('none');
  });
});

describe('the zone of a time', () => {
  it.each([
    ['10:00 ET', 'America/New_York'],
    ['10:00 AM (Central Time)', 'America/Chicago'],
    ['10:00 mdt', 'America/Denver'],
    ['10:00 Pacific', 'America/Los_Angeles'],
    ['10:00Z', 'UTC'],
    ['10:00 +0000', 'UTC'],
    ['10:00 -0000', 'UTC'],
    // Databases add this to any value, so it stays a number of minutes.
    ['10:00+00:00', 0],
    ['10:00+00', 0],
    ['10:00-05', -300],
    ['10:00-04:30', -270],
    ['10:00+0530', 330],
    ['10:00 GMT-0400 (Eastern Daylight Time)', -240],
    ['10:00 EST-0500', -300],
  ])('of %j is %s', (text, zone) => {
    expect(readClock(text)).toMatchObject({ millis: minutes(10), zone });
  });

  it('invalidates the time if it is unknown', () => {
    expect(readClock('10:00 XYZ')).toBeNull();
    expect(readClock('10:00 XYZ-0500')).toBeNull();
  });
});
