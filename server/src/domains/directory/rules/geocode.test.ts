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

  it('is not guessed from a street alone', () => {
    expect(locate({ ...said, street: '100 Main St' })).toMatchObject({
      reason: expect.stringContaining('It says no place'),
    });
  });

  it.each([
    ['40031-1234', '40031'],
    ['400311234', '40031'],
    ['2139', '02139'],
  ])('has the ZIP code %s', (zip, zipCode) => {
    expect(locate({ ...said, zip })).toMatchObject({ zipCode });
  });

  it('ignores a ZIP code of another state', () => {
    expect(locate({ ...said, city: 'La Grange', state: 'KY', zip: '10001' })).toMatchObject({ zipCode: null });
  });
});
