import { expect, it } from 'vitest';
import { describe, squareFeetOf, withKind } from './job-description.ts';

it('adds to a description the title that it was given and the kind it is filed under', () => {
  expect(withKind('Redo the bath.', 'Plumbing, Residential', 'Unit 4', 'Bath remodel')).toBe(
    'Redo the bath.\n\nUnit 4. Permit type: Plumbing, Residential.',
  );
  expect(withKind('Redo the bath.', '', 'BATH REMODEL', 'Bath remodel')).toBe('Redo the bath.');
  expect(withKind('x'.repeat(5000), 'Plumbing', '', 'Bath remodel')).toHaveLength(5000);
});

it('describes a row without a description by its numbers', () => {
  const permit = { kind: 'Plumbing', category: 'water heater', permitNumber: 'P-7', agency: 'Louisville Metro' };
  expect(describe({ id: 1, squareFeet: '1,200' }, permit)).toBe(
    'Plumbing permit P-7 of Louisville Metro. Water heater. 1,200 square feet.',
  );
  const offer = { kind: '', category: '', permitNumber: null, agency: undefined };
  expect(describe({ id: 1, reference: 'IFB270050' }, offer)).toBe('Solicitation IFB270050.');
  expect(describe({ id: 1 }, offer)).toBe('');
});

it.each([
  ['1,200', 1200],
  ['0', null],
  ['100000000', null],
  ['unknown', null],
  [undefined, null],
])('reads the area %j as %j', (squareFeet, area) => {
  expect(squareFeetOf({ id: 1, squareFeet })).toBe(area);
});
