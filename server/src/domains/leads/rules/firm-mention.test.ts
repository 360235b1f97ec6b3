import { describe, expect, it } from 'vitest';
import type { PermitFirms } from '../../projects/public.ts';
import { firmsOn, kindOf, placeOf } from './firm-mention.ts';

const permit = (given: Partial<PermitFirms> = {}): PermitFirms => ({
  id: 'pj_1' as PermitFirms['id'],
  title: 'Kitchen remodel',
  county: 'Jefferson County',
  city: 'Louisville',
  state: 'KY',
  zip: '40204',
  sector: 'residential',
  work: 'renovation',
  budgetMinCents: null,
  budgetMaxCents: null,
  listedOn: '2026-11-20',
  addressKey: null,
  isSynthetic: false,
  contractor: null,
  listings: [],
  ...given,
});
const naming = (contractor: string, more: Partial<PermitFirms['listings'][number]> = {}) =>
  permit({ contractor, listings: [{ contractor, license: null, subcontractors: null, ...more }] });

describe('the firms on a permit', () => {
  it('are named once, however many sources name them', () => {
    const listing = { contractor: 'LARKSPUR PLBG INC', license: 'M7421', subcontractors: null };
    const two = permit({ contractor: 'Larkspur Plumbing', listings: [listing, { ...listing, license: null }] });
    expect(firmsOn(two)).toEqual([
      {
        key: 'larkspurplumbing',
        slug: 'larkspur-plumbing-ky',
        state: 'KY',
        name: 'Larkspur Plbg Inc',
        named: 'LARKSPUR PLBG INC',
        role: 'plumbing',
        license: 'M7421',
      },
    ]);
  });

  it('of one name in two states are two firms', () => {
    const [here, there] = [naming('Larkspur Plumbing'), { ...naming('Larkspur Plumbing'), state: null }];
    expect([here, there].flatMap(firmsOn).map(({ slug }) => slug)).toEqual([
      'larkspur-plumbing-ky',
      'larkspur-plumbing-us',
    ]);
  });

  it.each([
    ['Kestrel Knob Builders', 'general'],
    ['Winnick Bros Electric', 'electrical'],
    ['Quillen Heating & Air', 'hvac'],
    ['Three Otters Roofing', 'other'],
  ])('work in the trade of their name: %s', (name, role) => {
    expect(firmsOn(naming(name))).toMatchObject([{ role }]);
  });

  it('work in the trade that the permit says', () => {
    const subcontractors = [
      { type: 'CONTRACTOR-PLUMBER/PLUMBING', name: 'Marbleton LLC' },
      { type: 'MASONRY CONTRACTOR', name: 'Tullamore Inc' },
      { type: 'ARCHITECT', name: 'Vosburg Designs LLC' },
      { type: 'OWNER AS GENERAL CONTRACTOR', name: 'Yarnelle Properties LLC' },
    ];
    expect(firmsOn(naming('Kestrel Knob Builders', { subcontractors })).map(({ key, role }) => [key, role])).toEqual([
      ['kestrelknobbuilders', 'general'],
      ['marbleton', 'plumbing'],
      ['tullamore', 'other'],
    ]);
  });

  it('are never people', () => {
    const subcontractors = [{ type: 'CONTRACTOR-ELECTRICAL', name: 'HOLLANDER, JOHN' }];
    expect(firmsOn(naming('John Hollander', { subcontractors }))).toEqual([]);
  });

  it('stay text, whatever they are called', () => {
    const [firm] = firmsOn(naming('<script>alert(1)</script> Builders LLC'));
    expect(firm?.slug).toMatch(/^[a-z0-9-]+$/);
  });
});

describe('the kind of a permit', () => {
  it.each([
    ['Water heater replacement', 'residential', 'repair', 'water-heater'],
    ['Repipe of a house', 'residential', 'repair', 'repiping'],
    ['Sewer lateral replacement', 'unclear', 'repair', 'sewer'],
    ['New house with two bathrooms', 'residential', 'new', 'residential-new'],
    ['Tenant fit-out', 'commercial', 'renovation', 'commercial-renovation'],
    ['Something', null, null, 'other'],
    ['A barn', 'unclear', 'demolition', 'demolition'],
  ] as const)('%s', (title, sector, work, kind) => {
    expect(kindOf({ title, sector, work })).toBe(kind);
  });
});

it('a permit is in its county, or in its city where no county is known', () => {
  expect(placeOf(permit())).toBe('Jefferson County');
  expect(placeOf(permit({ county: null, city: 'Chicago', state: 'IL' }))).toBe('Chicago, IL');
  expect(placeOf(permit({ county: null, city: null }))).toBeNull();
});
