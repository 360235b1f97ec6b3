import { describe, expect, it } from 'vitest';
import { keepGeocoded } from './geocoded-facts.ts';
import type { ProjectFacts } from './merge-listings.ts';

const facts = (given: Partial<ProjectFacts>): ProjectFacts =>
  ({
    street: '100 Main St',
    city: 'Louisville',
    state: 'KY',
    zip: '40202',
    latitude: 38.2,
    longitude: -85.7,
    precision: 'area',
    locatedBy: 'area',
    geocodeKey: null,
    provenance: { latitude: 'metro', longitude: 'metro', title: 'metro' },
    ...given,
  }) as ProjectFacts;
const geocoded = facts({
  latitude: 38.25,
  longitude: -85.75,
  precision: 'exact',
  locatedBy: 'geocoder',
  geocodeKey: 'key',
});
const after = facts({});

describe('a geocoder’s result', () => {
  it('is kept while the sources give the same address, and is attributed to no source', () => {
    expect(keepGeocoded(geocoded, after)).toEqual({ ...geocoded, provenance: { title: 'metro' } });
  });

  it.each(['street', 'city', 'state', 'zip'] as const)('is forgotten when they say another %s', (part) => {
    const moved = { ...after, [part]: 'other' };
    expect(keepGeocoded(geocoded, moved)).toBe(moved);
  });

  it.each(['exact', 'street'] as const)('gives way to what a source knows as precisely: %s', (precision) => {
    const precise = { ...after, precision };
    expect(keepGeocoded(geocoded, precise)).toBe(precise);
  });

  it('is absent if no geocoder was asked', () => {
    expect(keepGeocoded(undefined, after)).toBe(after);
    expect(keepGeocoded({ ...geocoded, geocodeKey: null }, after)).toBe(after);
  });
});

it('a failed lookup is remembered', () => {
  expect(keepGeocoded(facts({ geocodeKey: 'key' }), after)).toEqual({ ...after, geocodeKey: 'key' });
});
