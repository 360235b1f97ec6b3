import { describe, expect, it } from 'vitest';
import { nameKey, namesAlike, readableName, sameName } from './business-name.ts';

describe('two names', () => {
  it.each([
    ["Bob's Plumbing", 'BOBS PLBG INC'],
    ['A B C Plumbing Inc.', 'ABC PLUMBING'],
    ['A-1 Plumbing', 'A1 Plumbing LLC'],
    ['B.J. Smith Co', 'BJ Smith'],
    ['Smith & Sons Heating and Air', 'Smith and Sons Htg & AC'],
    ['Smith Enterprises Inc DBA Bobs Plumbing', "Bob's Plumbing"],
    ['Peña Electric', 'PENA ELECTRICAL, LLC'],
    ['Smith Heating & A.C.', 'Smith Htg & AC'],
    ['A. B. Smith Roofing', 'AB Smith Roofing'],
    ['General Plumbing', 'General Plumbing LLC'],
  ])('are the same: %s and %s', (a, b) => {
    expect(sameName(a, b)).toBe(true);
    expect(sameName(b, a)).toBe(true);
    expect(namesAlike(a, b)).toBe(true);
    expect(namesAlike(b, a)).toBe(true);
  });

  it.each([
    ['Mr. Rooter Plumbing', 'Mr Rooter Plumbing of Louisville'],
    ['Limestone Heating & Air', 'Limstone Heating and Air Conditioning LLC'],
    ['Roto-Rooter', 'Roto Rooter Plumbing & Water Cleanup'],
    ['Johnson Bros Construction', 'Johnson Brothers'],
    ['Smith Plumbing', 'Smith Plumbing & Heating'],
    ['A. B. Smith Plumbing', 'AB Smith Plumbing & Heating'],
    ['Johnson Brothers', 'Johnson Bros Plumbing'],
    ['Smith Roofing', 'Smyth Roofing'],
    ['Limestone Roofing', 'Limestones Roofing'],
  ])('are similar: %s and %s', (a, b) => {
    expect(namesAlike(a, b)).toBe(true);
    expect(namesAlike(b, a)).toBe(true);
    expect(sameName(a, b)).toBe(false);
  });

  it.each([
    ['Smith Electric', 'Smith Plumbing'],
    ['Mr Rooter of Lexington', 'Mr Rooter of Louisville'],
    ['General Plumbing', 'Quality Plumbing'],
    ['One Hour Heating & Air', 'Benjamin Franklin Plumbing'],
    ['Plumbing LLC', 'Smith Plumbing LLC'],
    ['Unit 5 Electric', 'Unit 6 Electric'],
    ['Smith Roofing', 'Smythe Roofing'],
    ['Bell Roofing', 'Ball Roofing'],
    ['Bell Roofing', 'Bells Roofing'],
    ['Route66 Electric', 'Route67 Electric'],
  ])('belong to two businesses: %s and %s', (a, b) => {
    expect(namesAlike(a, b)).toBe(false);
    expect(namesAlike(b, a)).toBe(false);
  });

  it('are never similar if one is empty', () => {
    for (const empty of ['', '!!!', 'LLC', '中']) {
      expect(namesAlike(empty, 'Smith Plumbing')).toBe(false);
      expect(namesAlike(empty, 'Inc.')).toBe(false);
      expect(nameKey(empty)).toBe('');
    }
  });
});

it.each([
  'Smith Inc DBA Bobs Plumbing',
  'Smith Inc d/b/a Bobs Plumbing',
  'Smith Inc d.b.a. Bobs Plumbing',
  'Smith Inc doing business as Bobs Plumbing',
  'Smith Inc aka Bobs Plumbing',
  'Smith Inc a/k/a Bobs Plumbing',
  'Smith Inc a.k.a. Bobs Plumbing',
])('the business trades under the last name of %s', (name) => {
  expect(nameKey(name)).toBe('bobsplumbing');
});

it('are converted from a register’s capitals to normal case', () => {
  expect(readableName("ABE'S PLUMBING LLC")).toBe("Abe's Plumbing LLC");
  expect(readableName(" ABE'S   PLUMBING ")).toBe("Abe's Plumbing");
  expect(readableName('J & K HVAC INC')).toBe('J & K HVAC Inc');
  for (const name of ['iPlumb of McLean', 'PLUMBERS of Louisville', 'ACE CO']) expect(readableName(name)).toBe(name);
});
