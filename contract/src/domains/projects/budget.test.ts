import { expect, it } from 'vitest';
import { formatBudget } from './budget.ts';

it.each([
  [5000, 20_000, '$5,000 - $20,000'],
  [5000, null, '$5,000+'],
  [null, 20_000, 'Up to $20,000'],
  [null, null, 'Budget TBD'],
  [20_000, 20_000, '$20,000'],
  [0, 0, '$0'],
])('a budget from %s to %s reads %s', (min, max, text) => {
  expect(formatBudget(min, max)).toBe(text);
});
