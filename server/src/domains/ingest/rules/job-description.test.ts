import { expect, it } from 'vitest';
import { describe, squareFeetOf, withKind } from './job-description.ts';

it('adds to a description the title that it was given and the kind it is filed under', () => {
  expect(withKind('Redo the bath.', 'Plumbing, Residential', 'Unit 4', 'Bath remodel')).toBe(
    'Redo the bath.\n\nUnit 4. Permit type: Plumbing, Residential.',
  );
  expect(withKind('Redo the bath.', 'Plumbing', '', 'Bath remodel')).toBe('Redo the bath.\n\nPermit type: Plumbing.');
  expect(withKind('Redo the bath.', '', 'BATH REMODEL', 'Bath remodel')).toBe('Redo the bath.');
  expect(withKind('x'.repeat(5000), 'Plumbing', '', 'Bath remodel')).toHaveLength(5000);
});

const nothing = { kind: '', category: '', permitNumber: null, agency: undefined };

it.each([
  [{ permitNumber: 'P-7' }, 'Permit P-7.'],
  [{ permitNumber: 'P-7', kind: 'Plumbing' }, 'Plumbing permit P-7.'],
  [{ permitNumber: 'P-7', kind: 'Building PERMIT' }, 'Building PERMIT P-7.'],
  [{ permitNumber: 'P-7', agency: 'Louisville Metro' }, 'Permit P-7 of Louisville Metro.'],
  [{ category: 'water heater' }, 'Water heater.'],
  [{}, ''],
])('describes a row without a description by what it is filed under: %j is %j', (filed, sentences) => {
  expect(describe({ id: 1 }, { ...nothing, ...filed })).toBe(sentences);
});

it.each([
  [{}, 'Solicitation IFB270050.'],
  [{ kind: 'Request for bids' }, 'Request for bids IFB270050.'],
  [{ agency: 'Louisville Metro' }, 'Solicitation IFB270050 of Louisville Metro.'],
  // A permit's own number is enough.
  [{ permitNumber: 'P-7' }, 'Permit P-7.'],
])('describes an offer by its reference: %j is %j', (filed, sentences) => {
  expect(describe({ id: 1, reference: 'IFB270050' }, { ...nothing, ...filed })).toBe(sentences);
});

it('describes a row by all that it gives', () => {
  const permit = { kind: 'Plumbing', category: 'water heater', permitNumber: 'P-7', agency: 'Louisville Metro' };
  expect(describe({ id: 1, squareFeet: '1,200' }, permit)).toBe(
    'Plumbing permit P-7 of Louisville Metro. Water heater. 1,200 square feet.',
  );
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
