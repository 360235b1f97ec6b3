import fc from 'fast-check';
import { it } from 'vitest';
import { bookWeek, generatedWeek } from './booking-weeks.ts';

it('of 10,000 generated weeks, every time that is offered keeps the rules, and every refusal is true', () => {
  fc.assert(
    fc.property(generatedWeek, (week) => void bookWeek(week)),
    { numRuns: 10_000 },
  );
}, 600_000);
