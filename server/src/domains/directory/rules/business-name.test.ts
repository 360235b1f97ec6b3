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
  ])('are the same: %s and %s', (a, b) => {
    expect(sameName(a, b)).toBe(true);
    expect(namesAlike(a, b)).toBe(true);
  });

  it.each([
    ['Mr. Rooter Plumbing', 'Mr Rooter Plumbing of Louisville'],
    ['Limestone Heating & Air', 'Limstone Heating and Air Conditioning LLC'],
    ['Roto-Rooter', 'Roto Rooter Plumbing & Water Cleanup'],
    ['Johnson Bros Construction', 'Johnson Brothers'],
    ['Smith Plumbing', 'Smith Plumbing & Heating'],
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
  ])('belong to two businesses: %s and %s', (a, b) => {
    expect(namesAlike(a, b)).toBe(false);
    expect(namesAlike(b, a)).toBe(false);
  });

  it('are never similar if one is empty', () => {
    for (const empty of ['', '!!!', 'LLC', '中']) {
      expect(namesAlike(empty, 'Smith Plumbing')).toBe(false);
      expect(nameKey(empty)).toBe('');
    }
  });
});

it('are converted from a register’s capitals to normal case', () => {
  expect(readableName("ABE'S PLUMBING LLC")).toBe("Abe's Plumbing LLC");
  expect(readableName('J & K HVAC INC')).toBe('J & K HVAC Inc');
  expect(readableName('iPlumb of McLean')).toBe('iPlumb of McLean');
});
