import { describe, expect, it } from 'vitest';
import { columnReader, missingColumns } from './table-row.ts';

describe('the location of a row', () => {
  it('may come from its columns, one column that holds both, and its geometry, in this order', () => {
    const read = columnReader({ id: 'id', latitude: 'lat', longitude: 'lon', point: 'Location' }, 2272);
    const location = { type: 'Point', coordinates: [-90.2, 38.6] };
    const geometry = { shape: { x: 1, y: 2 }, reference: 3435 };
    expect(read({ ID: 1, LAT: '38.6', LON: '-90.2', location }, geometry).points).toEqual([
      { latitude: '38.6', longitude: '-90.2', reference: 2272 },
      { shape: location, reference: 2272 },
      geometry,
    ]);
    expect(columnReader({ id: 'id' })({ id: 1 }).points).toEqual([]);
  });

  it('is looked up under the usual names if the configuration names none', () => {
    const row = { id: 1, Location: 'POINT (-122.4 37.7)', Lat: '37.7', Lng: '-122.4', geom: '' };
    expect(columnReader({ id: 'id' })(row).points).toEqual([
      { latitude: '37.7', longitude: '-122.4' },
      { shape: 'POINT (-122.4 37.7)' },
    ]);
    expect(columnReader({ id: 'id', point: 'geom' })(row).points).toEqual([{ shape: '' }]);
  });

  it('is the address of its location if no column has one', () => {
    const location = { human_address: '{"address":"100 MAIN ST","city":"SPRINGFIELD","state":"IL","zip":"62701"}' };
    const read = columnReader({ id: 'id', street: 'street', city: 'city', point: 'location' });
    expect(read({ id: 1, street: '', city: 'CHATHAM', location })).toMatchObject({
      street: '100 MAIN ST',
      city: 'CHATHAM',
      state: 'IL',
      zip: '62701',
    });
    expect(read({ id: 1, street: '5 OAK ST', city: '', location })).toMatchObject({ street: '5 OAK ST', city: '' });
  });
});

it('reports a missing column of points that a table no longer has', () => {
  expect(missingColumns({ id: 'id', point: 'location' }, ['id'])).toEqual(['location']);
});

describe('other firms on the job', () => {
  const subcontractors = [
    { type: 'CONTACT_2_TYPE', name: 'CONTACT_2_NAME' },
    { type: { value: 'PLUMBING CONTRACTOR' }, name: 'plumber' },
  ];

  it('are pairs of a trade and a name', () => {
    const row = { id: 1, contact_2_type: 'MASONRY CONTRACTOR', contact_2_name: 'Brick Co', Plumber: 'Smith Plumbing' };
    expect(columnReader({ id: 'id', subcontractors })(row).subcontractors).toEqual([
      { type: 'MASONRY CONTRACTOR', name: 'Brick Co' },
      { type: 'PLUMBING CONTRACTOR', name: 'Smith Plumbing' },
    ]);
  });

  it('are reported as missing like any other column', () => {
    expect(missingColumns({ id: 'id', subcontractors }, ['id', 'contact_2_type', 'plumber'])).toEqual([
      'CONTACT_2_NAME',
    ]);
  });
});
