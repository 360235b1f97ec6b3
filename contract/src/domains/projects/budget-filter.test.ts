import { expect, it } from 'vitest';
import { formatBudgetRange } from './budget-filter.ts';
import { BudgetRange } from './project-filter.ts';

it('labels the budgets of the filter as the specification does (section 8)', () => {
  expect(BudgetRange.options.map((range) => formatBudgetRange(range, 'en'))).toEqual([
    'Under $10,000',
    '$10,000 - $50,000',
    '$50,000 - $100,000',
    '$100,000+',
  ]);
});

it('labels them in Spanish', () => {
  expect(BudgetRange.options.map((range) => formatBudgetRange(range, 'es'))).toEqual([
    'Menos de $10,000',
    '$10,000 a $50,000',
    '$50,000 a $100,000',
    '$100,000 o más',
  ]);
});
