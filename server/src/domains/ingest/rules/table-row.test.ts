import { describe, expect, it } from 'vitest';
import type { Column } from './source-mapping.ts';
import { columnReader, missingColumns } from './table-row.ts';

const type = { of: 'Code', words: { r: 'Residential' } };

describe('the value of a column', () => {
  it.each([
    // By name, in any case, or by a path into objects.
    ['Name', { NAME: 'x' }, 'x'],
    ['Name', {}, undefined],
    ['site.zip', { Site: { City: 'Louisville', ZIP: '40202' } }, '40202'],
    ['site.place.zip', { site: { place: { zip: '40202' } } }, '40202'],
    ['site.zip', { 'Site.Zip': '1', site: { zip: '2' } }, '1'],
    ['site.zip', { site: {} }, undefined],
    ['site.zip', { site: null }, undefined],
    ['site.0', { site: 'text' }, undefined],
    // Joined without what is empty.
    [['a', 'b'], { a: 'x', b: 'y' }, 'x y'],
    [['a', 'b'], { a: '', b: 'y' }, 'y'],
    [{ join: ['a', 'b'], with: ', ' }, { a: 'x', b: 'y' }, 'x, y'],
    // The first that says something.
    [{ firstOf: ['a', 'b'] }, { a: 'x', b: 'y' }, 'x'],
    [{ firstOf: ['a', 'b'] }, { a: ' N/A ', b: 'y' }, 'y'],
    [{ firstOf: ['a', 'b'] }, { a: null, b: 'y' }, 'y'],
    [{ firstOf: ['a', 'b'] }, { a: '-'.repeat(39), b: 'y' }, 'y'],
    [{ firstOf: ['a', 'b'] }, { a: '-'.repeat(40), b: 'y' }, '-'.repeat(40)],
    [{ firstOf: ['a', 'b'] }, { a: ['x'], b: 'y' }, ['x']],
    [{ firstOf: ['a', 'b'] }, { a: '' }, undefined],
    // A constant, and codes that stand for words.
    [{ value: 'Louisville' }, {}, 'Louisville'],
    [type, { code: 'R' }, 'Residential'],
    [type, { code: 'X' }, 'X'],
    [type, { code: 'constructor' }, 'constructor'],
    [type, { code: 'N/A' }, undefined],
    [{ ...type, last: 1 }, { code: 'BLD-R' }, 'Residential'],
    [{ ...type, last: 2 }, { code: 'BLD-R' }, '-R'],
  ] satisfies [Column, object, unknown][])('%j of %j is %j', (title, row, value) => {
    expect(columnReader({ id: 'id', title })({ id: 1, ...row }).title).toEqual(value);
  });
});

it('reads the contact of a row, if the configuration names one', () => {
  expect(columnReader({ id: 'id', contact: 'who' })({ id: 1, who: 'Jane Doe' }).contact).toEqual(['Jane Doe']);
  expect(columnReader({ id: 'id' })({ id: 1, who: 'Jane Doe' })).toEqual({ id: 1, contact: [], points: [] });
});

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

  it.each([
    [{ latitude: 'lat', longitude: 'lon' }, [{ latitude: '38.6', longitude: '-90.2' }]],
    [{ latitude: 'lat' }, [{ latitude: '38.6' }]],
    [{ longitude: 'lon' }, [{ longitude: '-90.2' }]],
    [{ point: 'lat' }, [{ shape: '38.6' }]],
  ])('comes from %j alone', (columns, points) => {
    expect(columnReader({ id: 'id', ...columns })({ id: 1, lat: '38.6', lon: '-90.2' }).points).toEqual(points);
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

it.each([
  ['location', ['ID'], ['location']],
  ['Location', ['LOCATION'], []],
  ['site.zip', ['Site'], []],
  ['site.zip', ['SITE.ZIP'], []],
  ['site.zip', ['zip'], ['site.zip']],
  [['a', 'b'], ['b'], []],
  [{ join: ['a', 'b'], with: ', ' }, ['a'], []],
  [{ join: ['a', 'b'], with: ', ' }, ['c'], ['a or b']],
  [{ firstOf: ['a', 'b'] }, ['c'], ['a or b']],
  [{ value: 'Louisville' }, [], []],
  [type, [], ['Code']],
  [undefined, [], []],
] satisfies [Column | undefined, string[], string[]][])(
  'of the column %j, a table with %j lacks %j',
  (point, present, lacking) => {
    expect(missingColumns({ id: 'id', point }, ['id', ...present])).toEqual(lacking);
  },
);

it('requires the id of a source that follows the standard', () => {
  expect(missingColumns(undefined, ['Description'])).toEqual(['PermitNum']);
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
