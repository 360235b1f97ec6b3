import { describe, expect, it } from 'vitest';
import {
  firmKey,
  firmWords,
  isCommonName,
  isFirmName,
  likenessOf,
  nameStarts,
  shownName,
  tradesInName,
} from './firm-name.ts';

describe('a name on a permit', () => {
  it.each([
    ['KESTREL KNOB BUILDERS'],
    ['Tullamore, J Contractor'],
    ['J B Hollander Plumbing'],
    ['Kilbride Co.'],
    ['Three Otters LLC'],
    ['SAME DAY PLUMBING'],
    ['Selfridge & Sons Construction'],
    ['Owners Choice Remodeling'],
  ])('is a firm: %s', (name) => {
    expect(isFirmName(name)).toBe(true);
  });

  it.each([
    ['JOHN HOLLANDER'],
    ['Hollander, John B'],
    ['GEORGE BEST'],
    ['Perry Mason'],
    ['OWNER (ELECTRICAL)'],
    ['OWNER/BUILDER CONSTRUCTION'],
    ['SAME AS ABOVE CO'],
    ['SELF CONTRACTOR'],
    ['HOMEOWNER LLC'],
    ['" DO NOT USE "'],
    ['CITY OF QUARREL - WATER SERVICES'],
    ['LLC'],
    [''],
  ])('is no firm: %s', (name) => {
    expect(isFirmName(name)).toBe(false);
  });

  it('has one key for its spellings, under which it is stored once', () => {
    const spellings = [
      'Quillen Heating & A/C',
      'QUILLEN HTG AND AIR CONDITIONING, INC.',
      'Marbleton LLC T/A Quillen Htg & Air',
    ];
    expect(new Set(spellings.map(firmKey))).toEqual(new Set(['quillenheatingair']));
  });

  it('has the name in parentheses only if that is a business', () => {
    expect(firmKey('Ostrander Holdings (Pine Hollow Homes LLC)')).toBe('pinehollowhome');
    expect(firmKey('Ostrander Holdings (sample)')).toBe('ostranderholdings');
  });

  it('is shown in normal case', () => {
    expect(shownName("O'DORRAN ELECTRIC LLC")).toBe("O'dorran Electric LLC");
  });

  it('consists of the words of the name under which the firm trades', () => {
    expect(firmWords('Marbleton LLC dba Quillen Htg')).toEqual(['quillen', 'heating']);
  });

  it('is looked for by each way in which it may begin', () => {
    expect(nameStarts('DUCTWELL CO').toSorted()).toEqual(['duct', 'thed']);
    expect(nameStarts('MATHEWSON, R C CONTRACTOR').toSorted()).toEqual(['math', 'rcco', 'them']);
    expect(nameStarts('Marbleton LLC dba Quillen Htg')).toContain('quil');
  });

  it('says its trade', () => {
    expect([...tradesInName('Larkspur Plumbing & Htg')]).toEqual(['plumbing', 'hvac']);
  });

  it('is common if no word in it distinguishes the firm', () => {
    expect(isCommonName('Quality Plumbing Services LLC')).toBe(true);
    expect(isCommonName('Larkspur Plumbing Services LLC')).toBe(false);
  });
});

describe('two names', () => {
  it.each([
    ['MATHEWSON, R C CONTRACTOR LLC', 'R.C. Mathewson Contractor', 'same'],
    ['Marbleton Inc dba Fallow Creek', 'Fallow Creek', 'same'],
    ['PROGRESSIVE FERNLEY PLUMBING &', 'Progressive Fernley Plumbing & Piping', 'cut'],
    ['HARROWGATE COMMUNITIES WEST, L', 'Harrowgate Communities West', 'cut'],
    ['CUMBERFROD ELECTRIC', 'Cumberford Electric', 'misspelled'],
    ['HAWTHORNBURY CONSTRCTION', 'Hawthornbury Construction', 'misspelled'],
    ['LINDENWALD ROOFING', 'Lindenwold Roofing', 'misspelled'],
  ])('are alike: %s and %s', (permit, listed, how) => {
    expect(likenessOf(permit, listed)).toBe(how);
  });

  it.each([
    ['Marvin Electric', 'Martin Electric'],
    ['Allan Plumbing', 'Allen Plumbing'],
    ['Larkspur Homes', 'Larkspur Plumbing'],
    ['Larkspurs Plumbing', 'Larkspur Plumbing'],
    ['Unit 100316', 'Unit 100318'],
    ['PROGRESSIVE FERNLEY', 'Progressive Fernley Plumbing & Piping'],
    // As long as a name that is cut, and another one.
    ['HARROWGATE COMMUNITIES WEST, LL', 'Harrowgate Communities Eastern'],
  ])('are different: %s and %s', (permit, listed) => {
    expect(likenessOf(permit, listed)).toBeNull();
  });
});
