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

it('keeps subcontractors that have both a type and a name', () => {
  const subcontractors = [
    { type: 'PLUMBING CONTRACTOR', name: 'Smith Plumbing' },
    { type: 'OWNER', name: null },
  ];
  expect(jobTextOf({ id: 1, subcontractors }).subcontractors).toEqual([
    { type: 'PLUMBING CONTRACTOR', name: 'Smith Plumbing' },
  ]);
});
