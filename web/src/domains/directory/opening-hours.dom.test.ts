import { describe, expect, it } from 'vitest';
import { hoursOfWeek, openState, weekdayIn } from './opening-hours.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const week = (weekday: string, Saturday = 'Closed', Sunday = 'Closed') => ({
  Monday: weekday,
  Tuesday: weekday,
  Wednesday: weekday,
  Thursday: weekday,
  Friday: weekday,
  Saturday,
  Sunday,
});
/** In Louisville's time zone, then UTC-5: Monday, November 23, 2026. */
const monday = (time: string) => new Date(`2026-11-23T${time}:00-05:00`);

describe('the opening hours', () => {
  it('are those of the contractor, whatever the clocks of the reader show', () => {
    const hours = week('8:00 AM - 5:00 PM');
    const evening = monday('16:30');
    expect(openState(hours, LOUISVILLE, evening)).toEqual({ isOpen: true, words: 'Open now, until 5:00 PM' });
    expect(openState(hours, 'America/Los_Angeles', evening)?.words).toBe('Open now, until 5:00 PM');
    expect(openState(hours, 'Europe/London', evening)?.isOpen).toBe(false);
    expect(weekdayIn('Asia/Tokyo', evening)).toBe('Tuesday');
  });

  it.each([
    ['07:59', 'Closed now, opens 8:00 AM'],
    ['08:00', 'Open now, until 5:00 PM'],
    ['16:59', 'Open now, until 5:00 PM'],
    ['17:00', 'Closed now, opens Tue 8:00 AM'],
  ])('begin on the minute and end on the minute: %s', (time, words) => {
    expect(openState(week('8:00 AM - 5:00 PM'), LOUISVILLE, monday(time))?.words).toBe(words);
  });

  it('lead over the weekend, and over the end of the week', () => {
    const friday = new Date('2026-11-27T18:00:00-05:00');
    expect(openState(week('8:00 AM - 5:00 PM'), LOUISVILLE, friday)?.words).toBe('Closed now, opens Mon 8:00 AM');
    const saturday = new Date('2026-11-28T18:00:00-05:00');
    expect(openState({ Saturday: '8 AM - 5 PM' }, LOUISVILLE, saturday)?.words).toBe('Closed now, opens Sat 8:00 AM');
  });

  it('go on past midnight, also from Saturday into Sunday', () => {
    expect(openState({ Sunday: '6 PM - 2 AM' }, LOUISVILLE, monday('01:30'))?.words).toBe('Open now, until 2:00 AM');
    const sunday = new Date('2026-11-29T01:30:00-05:00');
    expect(openState({ Saturday: '6 PM - 2 AM' }, LOUISVILLE, sunday)?.words).toBe('Open now, until 2:00 AM');
  });

  it('never end where they are around the clock', () => {
    const always = week('Open 24 hours', 'Open 24 hours', 'Open 24 hours');
    expect(openState(always, LOUISVILLE, monday('23:59'))?.words).toBe('Open now, around the clock');
  });

  it.each([
    ['8 AM - 12 PM, 1 PM - 5:30 PM', 'Open now, until 5:30 PM'],
    ['8:00 a.m. to 5:00 p.m.', 'Open now, until 5:00 PM'],
  ])('are read however they are written: %s', (text, words) => {
    expect(openState(week(text), LOUISVILLE, monday('14:00'))?.words).toBe(words);
  });

  it.each([{ Monday: 'by appointment' }, { Monday: '8 AM' }, { Someday: '8 AM - 5 PM' }, {}, week('Closed')])(
    'say nothing where they are not understood: %j',
    (hours) => {
      expect(openState(hours, LOUISVILLE, monday('14:00'))).toBeNull();
    },
  );

  it('are none on days off, and the next ones are those of the day after', () => {
    const businessHours = week('8:00 AM - 5:00 PM');
    const daysOff = [{ from: '2026-11-23', to: '2026-11-24' }];
    const wordsAt = (day: number) => {
      const now = new Date(monday('10:00').getTime() + day * 86_400_000);
      return openState(hoursOfWeek({ businessHours, timeZone: LOUISVILLE, daysOff }, now), LOUISVILLE, now)?.words;
    };
    expect([-2, -1, 0, 1].map(wordsAt)).toEqual(Array(4).fill('Closed now, opens Wed 8:00 AM'));
    expect([-3, 2, 7].map(wordsAt)).toEqual(Array(3).fill('Open now, until 5:00 PM'));
  });

  it('are none on a day off of 23 hours either', () => {
    const clocksChange = { from: '2027-03-14', to: '2027-03-14' };
    const now = new Date('2027-03-13T23:30:00-05:00');
    const hours = { businessHours: week('8 AM - 5 PM', '', '8 AM - 5 PM'), timeZone: LOUISVILLE };
    expect(hoursOfWeek({ ...hours, daysOff: [clocksChange] }, now)).toMatchObject({ Sunday: 'Closed' });
  });
});
