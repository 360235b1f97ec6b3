import { describe, expect, it } from 'vitest';
import { finderAddress } from './finder-address.ts';
import { finderQuery, tradeOf } from './finder-search.ts';

const device = { latitude: 38.2, longitude: -85.7, label: 'Louisville, KY' };

describe('the address', () => {
  it('holds what was chosen, and nothing that can not be meant', () => {
    const full = { near: 'Boston, MA', work: 'drain cleaning', about: 'slow drain', sort: 'distance', reviews: 'ct_1' };
    expect(finderAddress(full)).toEqual(full);
    expect(finderAddress({ ...full, after: 'c', before: 20 })).toEqual({ ...full, after: 'c', before: 20 });
    expect(finderAddress({ near: 40204, work: 'Water-Heater', sort: 'best', other: 'x' })).toEqual({
      near: '40204',
      work: 'water heater',
    });
    expect(finderAddress({ after: 'c', before: 'many' })).toEqual({ after: 'c', before: 0 });
    expect(finderAddress({ before: 20 })).toEqual({});
    expect(finderAddress({ work: 'plumbing of moons', sort: 'featured' })).toEqual({});
  });
});

describe('the search', () => {
  it('asks around the device where no place was chosen, and nationwide where that is not known', () => {
    expect(finderQuery({}, device)).toEqual({
      serviceType: 'plumbing',
      urgency: 'normal',
      location: 'Louisville, KY',
      latitude: 38.2,
      longitude: -85.7,
    });
    expect(finderQuery({}, { ...device, label: undefined })).not.toHaveProperty('location');
    expect(finderQuery({}, undefined)).toEqual({ serviceType: 'plumbing', urgency: 'normal' });
    expect(finderQuery({ near: 'anywhere' }, device)).toEqual({ serviceType: 'plumbing', urgency: 'normal' });
  });

  it('sends the point of a city of the list, and leaves other places to the server', () => {
    expect(finderQuery({ near: 'Boston, MA' }, device)).toMatchObject({
      location: 'Boston, MA',
      latitude: 42.3601,
      longitude: -71.0589,
    });
    expect(finderQuery({ near: '40204' }, device)).toEqual({
      serviceType: 'plumbing',
      urgency: 'normal',
      location: '40204',
    });
  });

  it('looks for whoever does the chosen work, else for whom the description asks', () => {
    expect(tradeOf({ work: 'roof repair', about: 'rewiring' })).toBe('construction');
    expect(tradeOf({ about: 'new wiring in the attic' })).toBe('electrical');
    expect(tradeOf({})).toBe('plumbing');
    expect(finderQuery({ near: 'anywhere', work: 'water heater', about: 'leaks', sort: 'rating' }, undefined)).toEqual({
      serviceType: 'plumbing',
      urgency: 'normal',
      projectDescription: 'leaks',
      specialty: 'water heater',
      sort: 'rating',
    });
  });
});
