import { describe, expect, it } from 'vitest';
import { isConstructionWork } from './construction-work.ts';

const titled = (title: string, description = '') => isConstructionWork({ title, description });

describe('the codes of an offer', () => {
  const title = 'Roof replacement';
  it.each([
    [{ naics: '238220' }, true],
    [{ naics: '236220', psc: 'C1AA' }, true],
    [{ psc: 'Y1AZ' }, true],
    [{ psc: 'z2aa' }, true],
    [{ naics: '541330', psc: 'Z1AA' }, true],
    [{ naics: '541330' }, false],
    [{ naics: '123000' }, false],
    [{ psc: 'S201' }, false],
    [{ psc: 'YES' }, false],
    [{ psc: 'AY11' }, false],
    // Neither code is given: the title decides.
    [{ naics: null, psc: null }, true],
    [{ naics: '', psc: '' }, true],
  ])('%j decide before its words', (codes, isWork) => {
    expect(isConstructionWork({ title, description: '', ...codes })).toBe(isWork);
  });
});

describe('a title', () => {
  it.each([
    'Library roof',
    'Demolition of 120 Oak Street',
    'Main Street sidewalks',
    'Repair of fire station doors',
    'Window installation, city hall',
    'Water main extension',
    // Construction work despite a word that suggests otherwise.
    'Medical center roof replacement',
    'Design-build services, professional services included',
    'Design build of a jail study',
  ])('%j asks for building work', (title) => {
    expect(titled(title)).toBe(true);
  });

  it.each([
    'Architect for roof replacement',
    'Feasibility study: sewer rehabilitation',
    'Engineering services for water main construction',
    'Supplies for boiler repair',
    'Janitorial services for new library',
    'Asphalt milling equipment rental',
  ])('%j does not, whatever its description says', (title) => {
    expect(titled(title, 'Roof replacement')).toBe(false);
  });

  it.each(['Copier repair', 'Doors', ''])('%j is too little without a description', (title) => {
    expect(titled(title)).toBe(false);
    expect(titled(title, 'Roof replacement')).toBe(true);
  });
});

describe('a description', () => {
  it('decides if the title is inconclusive', () => {
    expect(titled('Project 2026-14', 'Replacement of boilers')).toBe(true);
    expect(titled('Project 2026-14', 'Audit services')).toBe(false);
    expect(titled('Project 2026-14', 'To be announced')).toBe(false);
    expect(titled('Janitorial services', 'Replacement of boilers')).toBe(false);
  });

  it('is read in its first thousand characters', () => {
    expect(titled('Project 2026-14', `${'-'.repeat(994)} paving`)).toBe(false);
    expect(titled('Project 2026-14', `${'-'.repeat(993)} paving`)).toBe(true);
  });
});
