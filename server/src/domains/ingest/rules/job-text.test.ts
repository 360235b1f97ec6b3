import { expect, it } from 'vitest';
import { jobTextOf } from './job-text.ts';

it("parses figures in sources' formats and treats 0 as missing", () => {
  expect(jobTextOf({ id: 1, budget: '$4,500.00', squareFeet: '1,200', units: 3 })).toMatchObject({
    cost: 4500,
    squareFeet: 1200,
    units: 3,
  });
  expect(jobTextOf({ id: 1, budget: '$0.00', squareFeet: 'n/a', units: 0 })).toMatchObject({
    cost: null,
    squareFeet: null,
    units: null,
  });
});

it.each([
  [{ budgetMax: '9000', budgetMin: '5000', budget: '7000' }, 9000],
  [{ budget: '$5,000 - $7,000', budgetMin: '4000' }, 7000],
  [{ budgetMin: '5000' }, 5000],
  [{ budget: '$5,000 - open' }, 5000],
])('takes the larger end of %j as the cost', (row, cost) => {
  expect(jobTextOf({ id: 1, ...row }).cost).toBe(cost);
});

it.each([
  [{ squareFeet: '99,999,999', units: '9,999' }, 99_999_999, 9999],
  [{ squareFeet: 100_000_000, units: 10_000 }, null, null],
])('ignores figures that no building has: %j', (row, squareFeet, units) => {
  expect(jobTextOf({ id: 1, ...row })).toMatchObject({ squareFeet, units });
});

it('keeps subcontractors that have both a type and a name', () => {
  const subcontractors = [
    { type: 'PLUMBING CONTRACTOR', name: 'Smith Plumbing' },
    { type: 'OWNER', name: null },
    { type: '', name: 'Jones Electric' },
  ];
  expect(jobTextOf({ id: 1, subcontractors }).subcontractors).toEqual([
    { type: 'PLUMBING CONTRACTOR', name: 'Smith Plumbing' },
  ]);
  expect(jobTextOf({ id: 1 }).subcontractors).toEqual([]);
});
