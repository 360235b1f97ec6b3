import { expect, it } from 'vitest';
import { formatBudget } from './budget.ts';

it.each([
  [5000, 20_000, '$5,000 - $20,000', '$5,000 a $20,000'],
  [5000, null, '$5,000+', '$5,000 o más'],
  [null, 20_000, 'Up to $20,000', 'Hasta $20,000'],
  [null, null, 'Budget TBD', 'Presupuesto por definir'],
  [20_000, 20_000, '$20,000', '$20,000'],
  [0, 0, '$0', '$0'],
])('a budget from %s to %s reads %s, and %s in Spanish', (min, max, english, spanish) => {
  expect(formatBudget(min, max, 'en')).toBe(english);
  expect(formatBudget(min, max, 'es')).toBe(spanish);
});
