import { describe, expect, it } from 'vitest';
import { type PlaceCategories, tradesOfPlace } from './place-categories.ts';

const place = (given: Partial<PlaceCategories>): PlaceCategories => ({
  categories: null,
  taxonomy: null,
  basic: null,
  ...given,
});
const taxonomy = (primary: string | null, hierarchy: string[] = [], alternates: string[] = []) =>
  place({ taxonomy: { primary, hierarchy, alternates } });
const nobody = { trades: [], specialties: [] };

describe('what a place does', () => {
  it('its main category says, and in words', () => {
    expect(tradesOfPlace(taxonomy('water_heater_installation_repair'))).toEqual({
      trades: ['plumbing'],
      specialties: ['Water heater installation repair'],
    });
    expect(tradesOfPlace(taxonomy('electrical_services')).specialties).toEqual(['Electrical']);
    expect(tradesOfPlace(taxonomy('hvac_service')).specialties).toEqual(['HVAC']);
  });

  it('more trades come from what else it names; what is in no table is left out', () => {
    expect(tradesOfPlace(taxonomy('plumbing', [], ['bakery', 'hvac', 'plumbing_service'])).trades).toEqual([
      'plumbing',
      'hvac',
    ]);
    const before = place({ categories: { primary: 'electrician', alternate: ['plumbing'] } });
    expect(tradesOfPlace(before).trades.toSorted()).toEqual(['electrical', 'plumbing']);
  });

  it('each specialty is named once', () => {
    expect(tradesOfPlace(taxonomy('plumbing_service', [], ['plumbing_services'])).specialties).toEqual(['Plumbing']);
  });

  it('the newer taxonomy goes before the older categories', () => {
    const both = place({
      categories: { primary: 'electrician', alternate: [] },
      taxonomy: { primary: 'plumbing', hierarchy: [], alternates: [] },
    });
    expect(tradesOfPlace(both).trades).toEqual(['plumbing']);
  });

  it('a category of a new kind is understood by the narrowest above it, then by the basic one', () => {
    expect(tradesOfPlace(taxonomy('pipe_relining', ['contractor', 'plumbing'])).trades).toEqual(['plumbing']);
    expect(tradesOfPlace({ ...taxonomy('pipe_relining', ['services']), basic: 'roofing' }).trades).toEqual([
      'construction',
    ]);
  });

  it('a place is no contractor by what it does besides', () => {
    expect(tradesOfPlace(taxonomy('hardware_store', ['shopping'], ['plumbing']))).toEqual(nobody);
    expect(tradesOfPlace(place({}))).toEqual(nobody);
  });
});
