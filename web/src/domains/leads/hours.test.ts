import { expect, it } from 'vitest';
import { HOURS, hourText } from './hours.ts';

it('hours read as on a clock of twelve hours', () => {
  expect(HOURS.map(hourText)).toEqual(expect.arrayContaining(['12:00 AM', '7:00 AM', '12:00 PM', '11:00 PM']));
});
