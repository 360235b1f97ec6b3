import { specialtyWords } from '@plumbline/contract/domains/directory/specialties.words.ts';
import { describe, expect, it } from 'vitest';
import { type PlaceCategories, tradeOf, tradesOfPlace } from './place-categories.ts';

const place = (given: Partial<PlaceCategories>): PlaceCategories => ({
  categories: null,
  taxonomy: null,
  basic: null,
  ...given,
});
const taxonomy = (primary: string | null, hierarchy: string[] = [], alternates: string[] = []) =>
  place({ taxonomy: { primary, hierarchy, alternates } });
const nobody = { trades: [], specialties: [] };

describe('the trades of a place', () => {
  it('come from its main category, with specialties in words', () => {
    expect(tradesOfPlace(taxonomy('water_heater_installation_repair'))).toEqual({
      trades: ['plumbing'],
      specialties: ['Water heater installation repair'],
    });
    expect(tradesOfPlace(taxonomy('electrical_services')).specialties).toEqual(['Electrical']);
    expect(tradesOfPlace(taxonomy('hvac_service')).specialties).toEqual(['HVAC']);
  });

  it('include those of its other categories; unknown categories are ignored', () => {
    expect(tradesOfPlace(taxonomy('plumbing', [], ['bakery', 'hvac', 'plumbing_service'])).trades).toEqual([
      'plumbing',
      'hvac',
    ]);
    const before = place({ categories: { primary: 'electrician', alternate: ['plumbing'] } });
    expect(tradesOfPlace(before).trades.toSorted()).toEqual(['electrical', 'plumbing']);
  });

  it.each([...tradeOf.keys()])('%s has a specialty with names in every language', (category) => {
    const [specialty = ''] = tradesOfPlace(taxonomy(category)).specialties;
    expect(specialtyWords.es).toHaveProperty([specialty]);
  });

  it('list each specialty once', () => {
    expect(tradesOfPlace(taxonomy('plumbing_service', [], ['plumbing_services'])).specialties).toEqual(['Plumbing']);
  });

  it('come from the newer taxonomy before the older categories', () => {
    const both = place({
      categories: { primary: 'electrician', alternate: [] },
      taxonomy: { primary: 'plumbing', hierarchy: [], alternates: [] },
    });
    expect(tradesOfPlace(both).trades).toEqual(['plumbing']);
  });

  it('fall back from an unknown category to the narrowest known one above it, then to the basic one', () => {
    expect(tradesOfPlace(taxonomy('pipe_relining', ['contractor', 'plumbing'])).trades).toEqual(['plumbing']);
    expect(tradesOfPlace({ ...taxonomy('pipe_relining', ['services']), basic: 'roofing' }).trades).toEqual([
      'construction',
    ]);
  });

  it('exclude a place whose main category is not a contractor’s', () => {
    expect(tradesOfPlace(taxonomy('hardware_store', ['shopping'], ['plumbing']))).toEqual(nobody);
    expect(tradesOfPlace(place({}))).toEqual(nobody);
  });
});
