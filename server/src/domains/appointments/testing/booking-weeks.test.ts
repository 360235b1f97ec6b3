import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookWeek, generatedWeek } from './booking-weeks.ts';

it('of generated weeks, every time that is offered keeps the rules, and every refusal is true', () => {
  const seen = { booked: 0, refused: 0 };
  const weeks = fc.property(generatedWeek, (week) => {
    const { booked, refused } = bookWeek(week);
    seen.booked += booked;
    seen.refused += refused;
  });
  fc.assert(weeks, { numRuns: 60 });
  expect(seen.booked).toBeGreaterThan(60);
  expect(seen.refused).toBeGreaterThan(60);
});
