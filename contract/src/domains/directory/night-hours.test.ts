import { describe, expect, it } from 'vitest';
import { NightHours } from './night-hours.ts';

describe('the hours in which a contractor answers emergencies', () => {
  it('leave out days that are empty or closed', () => {
    expect(NightHours.parse({ Monday: ' ', Tuesday: 'Closed', Friday: '8:00 PM - 6:00 AM' })).toEqual({
      Friday: '8:00 PM - 6:00 AM',
    });
  });

  it('may be written in Spanish', () => {
    expect(NightHours.parse({ Friday: 'de 8 p.m. a 6 a.m.' })).toEqual({ Friday: '8:00 PM - 6:00 AM' });
  });

  it.each([{ Friday: 'at night' }, { Someday: '8:00 PM - 6:00 AM' }, { Friday: 8 }, 'always', null])(
    'are refused if they can’t be read: %j',
    (hours) => expect(NightHours.safeParse(hours).success).toBe(false),
  );
});
