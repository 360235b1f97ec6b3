import { describe, expect, it } from 'vitest';
import { answerTimeAt, type EmergencyHours, emergencyHours, isInLane } from './lane.ts';
import { afterWorking } from './working-time.ts';

const timeZone = 'America/Kentucky/Louisville';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours = Object.fromEntries(weekdays.map((day) => [day, '7:00 AM - 5:00 PM']));
const nightHours = Object.fromEntries([...weekdays, 'Saturday', 'Sunday'].map((day) => [day, '8:00 PM - 6:00 AM']));
const daily: EmergencyHours = { hours, timeZone, nightHours: {} };
const nightly: EmergencyHours = { ...daily, nightHours };
const unknown: EmergencyHours = { ...daily, hours: {} };
/** In Louisville, in winter. December 6, 2026 is a Sunday. */
const at = (text: string) => new Date(`2026-${text}:00-05:00`);

describe('in an emergency', () => {
  it.each([
    ['a firm is open in its business hours', daily, '12-07T07:00', 'open'],
    ['… until it closes', daily, '12-07T17:00', 'opens'],
    ['a firm that has opted in to nights answers then', nightly, '12-06T21:00', 'night'],
    ['… after midnight as well', nightly, '12-07T05:59', 'night'],
    ['… not between its nights and its days', nightly, '12-07T06:00', 'opens'],
    ['… and is open by day', nightly, '12-07T10:00', 'open'],
    ['… and answers in the night of a holiday', nightly, '11-26T21:00', 'night'],
    ['nobody is open on a holiday', daily, '11-26T10:00', 'opens'],
    [
      'nobody answers in the night of a day off',
      { ...nightly, daysOff: [{ from: '2026-12-06', to: '2026-12-06' }] },
      '12-06T21:00',
      'opens',
    ],
    ['nobody is open in hours that we only assume', unknown, '12-07T10:00', 'unknown'],
    ['… nor at night', unknown, '12-06T21:00', 'unknown'],
    ['a firm of unknown hours may answer at night', { ...unknown, nightHours }, '12-06T21:00', 'night'],
    [
      'a firm that never closes is open on Sunday night',
      { ...daily, hours: { Sunday: 'Open 24 hours' } },
      '12-06T23:00',
      'open',
    ],
  ] as const)('%s', (_, firm, moment, readiness) => {
    expect(answerTimeAt(at(moment), 'high', firm).readiness).toBe(readiness);
    expect(isInLane(at(moment), firm)).toBe(readiness === 'open' || readiness === 'night');
  });
});

describe('who answers later', () => {
  const sunday = at('12-06T17:35');
  it.each([
    ['opens on Monday at 7', 'high', daily, 'opens', at('12-07T07:00')],
    ['or answers from 8 PM on, if that is earlier', 'high', nightly, 'night-later', at('12-06T20:00')],
    ['which only emergencies are', 'medium', nightly, 'opens', at('12-07T07:00')],
    ['or at an hour that nobody knows', 'high', unknown, 'unknown', null],
  ] as const)('%s', (_, urgency, firm, readiness, from) => {
    expect(answerTimeAt(sunday, urgency, firm)).toEqual({ readiness, from });
  });
});

describe('the time that passes in an emergency', () => {
  it('is that of business hours and of nights', () => {
    // From 8 PM on Sunday.
    expect(afterWorking(at('12-06T17:00'), 60, emergencyHours(nightly))).toEqual(at('12-06T21:00'));
    // Ten hours of the night, and one after 7 AM.
    expect(afterWorking(at('12-06T20:00'), 11 * 60, emergencyHours(nightly))).toEqual(at('12-07T08:00'));
  });

  it('is counted once where nights and business hours overlap', () => {
    const late = { ...nightly, hours: { Monday: '5:00 AM - 9:00 PM' } };
    expect(afterWorking(at('12-07T04:00'), 17 * 60, emergencyHours(late))).toEqual(at('12-07T21:00'));
  });
});
