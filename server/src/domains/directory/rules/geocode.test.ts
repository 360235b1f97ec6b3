import { describe, expect, it } from 'vitest';
import { locate } from './geocode.ts';

const said = { street: null, city: null, state: null, zip: null, latitude: null, longitude: null };

describe('the place of a business', () => {
  it('comes from a column with the whole address', () => {
    expect(locate({ ...said, street: '100 Main St, Suite 4, La Grange KY 40031' })).toMatchObject({
      street: '100 Main St, Suite 4',
      city: 'La Grange',
      state: 'KY',
      zipCode: '40031',
      precision: 'zip',
    });
    expect(locate({ ...said, street: '100 Main St La Grange', state: 'Kentucky' })).toMatchObject({
      street: '100 Main St',
      city: 'La Grange',
      precision: 'city',
    });
  });

  it('comes from that column with a ZIP code alone', () => {
    expect(locate({ ...said, street: '100 Main St 40031' })).toMatchObject({ street: '100 Main St', zipCode: '40031' });
  });

  it('comes from that column with a town of the row’s state', () => {
    expect(locate({ ...said, street: '100 Main St Prospect', state: 'KY' })).toMatchObject({ city: 'Prospect' });
  });

  it('leaves that column as it is without a town', () => {
    const point = { latitude: 38.2527, longitude: -85.7585 };
    expect(locate({ ...said, ...point, street: '100 Main St, KY' })).toMatchObject({ street: '100 Main St, KY' });
  });

  it('comes from its own columns first', () => {
    const street = '100 Main St, Louisville, KY 40202';
    expect(locate({ ...said, street, city: 'La Grange', state: 'KY' })).toMatchObject({ street, city: 'La Grange' });
    expect(locate({ ...said, street, zip: '40031' })).toMatchObject({ street, zipCode: '40031' });
    expect(locate({ ...said, city: 'ST MATTHEWS', zip: '40207' })).toMatchObject({ city: 'St Matthews' });
  });

  it.each(['100 Main St', '100 Main St, La Grange'])('is not guessed from a street alone: %s', (street) => {
    expect(locate({ ...said, street })).toMatchObject({ reason: expect.stringContaining('It says no place') });
  });

  it('is not guessed from a city alone or a state alone', () => {
    for (const given of [{ city: 'La Grange' }, { state: 'KY' }]) {
      expect(locate({ ...said, ...given })).toMatchObject({ reason: expect.stringContaining('We know no place') });
    }
  });

  it.each([
    ['40031-1234', '40031'],
    ['400311234', '40031'],
    ['2139', '02139'],
  ])('has the ZIP code %s', (zip, zipCode) => {
    expect(locate({ ...said, zip })).toMatchObject({ zipCode });
  });

  it.each(['10001', '40000'])('ignores a ZIP code of another state or of no place: %s', (zip) => {
    expect(locate({ ...said, city: 'La Grange', state: 'KY', zip })).toMatchObject({ zipCode: null });
  });

  it('is found by its point alone, in its own state', () => {
    const clarksville = { latitude: 38.2776, longitude: -85.7372 };
    expect(locate({ ...said, ...clarksville })).toMatchObject({ city: 'Clarksville', zipCode: '47129' });
    expect(locate({ ...said, ...clarksville, state: 'IN' })).toMatchObject({ state: 'IN', precision: 'exact' });
    expect(locate({ ...said, ...clarksville, state: 'KY' })).toMatchObject({ kind: 'rejected' });
  });

  it.each([
    ['no longitude', { latitude: 38.2527 }],
    ['no latitude', { longitude: -85.7585 }],
    ['a longitude once around the globe', { latitude: 38.2527, longitude: 274.2415 }],
    ['a latitude beyond the pole', { latitude: 141.7473, longitude: 94.2415 }],
    ['a point in the sea', { latitude: 0, longitude: 0 }],
  ])('comes from its ZIP code if its point has %s', (_, point) => {
    expect(locate({ ...said, ...point, zip: '40202' })).toMatchObject({ longitude: -85.7519, precision: 'zip' });
  });
});
