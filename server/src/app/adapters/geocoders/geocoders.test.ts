import { afterEach, describe, expect, it } from 'vitest';
import { type AddressGeocoder, GeocoderProblem, type StreetAddress } from '../../../domains/locations/ports.ts';
import { censusBatch, censusMatch, type GeocoderReply, geocoderServer } from '../testing/geocoder-server.ts';
import type { GeocoderAccess } from './ask-geocoder.ts';
import { censusGeocoder } from './census.ts';
import { nominatimGeocoder } from './nominatim.ts';
import { peliasGeocoder } from './pelias.ts';
import { photonGeocoder } from './photon.ts';

const ADDRESS: StreetAddress = { street: '1338 Lynmar Dr', city: 'Louisville', state: 'KY', zip: '40216' };
const POINT = { latitude: 38.18551, longitude: -85.84012 };
const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

type Make = (access: GeocoderAccess) => AddressGeocoder;

async function on(make: Make, reply: GeocoderReply, path = '') {
  const server = await geocoderServer(reply);
  servers.push(server);
  const geocoder = make({
    url: `${server.url}${path}`,
    userAgent: 'Plumbline/1.0 (+https://plumbline.example)',
    pauseMs: 0,
    dailyAddresses: 100,
    patienceMs: 300,
  });
  const find = (addresses: readonly StreetAddress[] = [ADDRESS]) =>
    geocoder.find(addresses, new AbortController().signal);
  return { geocoder, find, calls: server.calls };
}

const json =
  (answer: unknown): GeocoderReply =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

describe('the batch geocoder of the Census Bureau', () => {
  it('receives a form with a file, and may respond in any order', async () => {
    const { find, calls } = await on(censusGeocoder, (call, response) => {
      const [one, two, three, four] = censusBatch(call);
      response.end(
        [
          `"${four?.[0]}","${four?.slice(1).join(', ')}","Tie"`,
          `"${two?.[0]}","${two?.slice(1).join(', ')}","No_Match"`,
          censusMatch(three?.[0] ?? '', '12 Oak St', '12 OAK ST, LOUISVILLE, KY, 40202', '-85.75,38.25', 'Non_Exact'),
          censusMatch(one?.[0] ?? '', '1338', '1338 LYNMAR DR, LOUISVILLE, KY, 40216', '-85.84012,38.18551'),
        ].join('\n'),
      );
    });
    const asked = [
      ADDRESS,
      { ...ADDRESS, street: '9 "Quoted" Rd,\nRear' },
      { ...ADDRESS, street: '12 Oak St', zip: null },
      { ...ADDRESS, street: '3 Elm St' },
    ];
    expect(await find(asked)).toEqual([
      { ...POINT, precision: 'exact', state: 'KY' },
      null,
      { latitude: 38.25, longitude: -85.75, precision: 'street', state: 'KY' },
      null,
    ]);
    const [call] = calls;
    expect(call).toMatchObject({ method: 'POST', path: '/locations/addressbatch' });
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(call?.headers['user-agent']).toBe('Plumbline/1.0 (+https://plumbline.example)');
    expect(call?.body).toContain('Public_AR_Current');
    expect(call && censusBatch(call)).toEqual([
      ['1', '1338 Lynmar Dr', 'Louisville', 'KY', '40216'],
      ['2', '9  Quoted  Rd, Rear', 'Louisville', 'KY', '40216'],
      ['3', '12 Oak St', 'Louisville', 'KY', ''],
      ['4', '3 Elm St', 'Louisville', 'KY', '40216'],
    ]);
  });

  it.each([
    ['half an answer', '"1","x","No_Match"\n'],
    ['a page', '<html><body>Please come back later</body></html>'],
    ['an open quotation mark', '"1","x","No_Match'],
    ['a match without a position', '"1","x","Match","Exact","X, LOUISVILLE, KY, 40216",""\n"2","x","No_Match"'],
    ['nothing', ''],
  ])('that responds with %s has failed', async (_, answer) => {
    const { find } = await on(censusGeocoder, (_call, response) => response.end(answer));
    await expect(find([ADDRESS, ADDRESS])).rejects.toThrow(GeocoderProblem);
  });
});

const house = {
  lat: '38.18551',
  lon: '-85.84012',
  place_rank: 30,
  address: { house_number: '1338', road: 'Lynmar Drive', city: 'Louisville', state: 'Kentucky', postcode: '40216' },
};
const feature = (properties: object) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [-85.84012, 38.18551] }, properties }],
});
const photonHouse = {
  type: 'house',
  housenumber: '1338',
  street: 'Lynmar Drive',
  state: 'Kentucky',
  countrycode: 'US',
};
const peliasHouse = {
  layer: 'address',
  match_type: 'exact',
  housenumber: '1338',
  region: 'Kentucky',
  region_a: 'KY',
};

describe('a geocoder with one address per call', () => {
  it.each<[string, Make, unknown, string]>([
    ['Nominatim', nominatimGeocoder, [house], 'Kentucky'],
    ['Photon', photonGeocoder, feature(photonHouse), 'Kentucky'],
    ['Pelias', peliasGeocoder, feature(peliasHouse), 'KY'],
  ])('finds the house for %s', async (_, make, answer, state) => {
    const { find } = await on(make, json(answer));
    expect(await find()).toEqual([{ ...POINT, precision: 'exact', state }]);
  });

  it.each<[string, Make, unknown]>([
    ['Nominatim', nominatimGeocoder, [{ ...house, place_rank: 26, address: { road: 'Lynmar Drive' } }]],
    [
      'Nominatim, with another house',
      nominatimGeocoder,
      [{ ...house, address: { ...house.address, house_number: '7' } }],
    ],
    ['Photon', photonGeocoder, feature({ type: 'street', countrycode: 'US' })],
    ['Photon, with another house', photonGeocoder, feature({ ...photonHouse, housenumber: '1340' })],
    ['Pelias', peliasGeocoder, feature({ layer: 'street', region_a: 'KY' })],
    ['Pelias, between two houses', peliasGeocoder, feature({ ...peliasHouse, match_type: 'interpolated' })],
  ])('finds the street for %s', async (_, make, answer) => {
    const { find } = await on(make, json(answer));
    expect(await find()).toMatchObject([{ ...POINT, precision: 'street' }]);
  });

  it.each<[string, Make, unknown]>([
    ['Nominatim', nominatimGeocoder, []],
    ['Nominatim, but a town', nominatimGeocoder, [{ ...house, place_rank: 16, address: { state: 'Kentucky' } }]],
    ['Photon', photonGeocoder, { type: 'FeatureCollection', features: [] }],
    ['Photon, but a town', photonGeocoder, feature({ type: 'city', state: 'Kentucky' })],
    ['Photon, but abroad', photonGeocoder, feature({ ...photonHouse, countrycode: 'CA' })],
    ['Pelias', peliasGeocoder, { features: [] }],
    ['Pelias, but a town', peliasGeocoder, feature({ layer: 'locality' })],
  ])('finds nothing for %s', async (_, make, answer) => {
    const { find } = await on(make, json(answer));
    expect(await find()).toEqual([null]);
  });

  it('is called in its own format, at the operator’s address', async () => {
    const nominatim = await on(nominatimGeocoder, json([]), '/own/?key=abc');
    await nominatim.find();
    expect(nominatim.calls[0]).toMatchObject({
      path: '/own/search',
      query: {
        key: 'abc',
        format: 'jsonv2',
        countrycodes: 'us',
        street: '1338 Lynmar Dr',
        city: 'Louisville',
        state: 'KY',
        postalcode: '40216',
      },
    });
    const photon = await on(photonGeocoder, json({ features: [] }));
    await photon.find([{ ...ADDRESS, city: null }]);
    expect(photon.calls[0]).toMatchObject({ path: '/api', query: { q: '1338 Lynmar Dr, KY 40216' } });
    const pelias = await on(peliasGeocoder, json({ features: [] }));
    await pelias.find();
    expect(pelias.calls[0]).toMatchObject({
      path: '/v1/search/structured',
      query: { address: '1338 Lynmar Dr', locality: 'Louisville', region: 'KY', postalcode: '40216', country: 'USA' },
    });
    const inOneText = await on(peliasGeocoder, json({ features: [] }), '/v1/search?api_key=abc');
    await inOneText.find();
    expect(inOneText.calls[0]).toMatchObject({
      path: '/v1/search',
      query: { api_key: 'abc', text: '1338 Lynmar Dr, Louisville, KY 40216' },
    });
  });

  it('pauses a second between calls to OpenStreetMap’s own server, whatever is configured', () => {
    const access = { userAgent: 'x', pauseMs: 0, dailyAddresses: 1 };
    expect(nominatimGeocoder({ ...access, url: 'https://nominatim.openstreetmap.org' }).pauseMs).toBeGreaterThan(1000);
    expect(nominatimGeocoder({ ...access, url: 'https://nominatim.example' }).pauseMs).toBe(0);
  });
});

describe.each<[string, Make]>([
  ['the Census Bureau', censusGeocoder],
  ['Nominatim', nominatimGeocoder],
  ['Photon', photonGeocoder],
  ['Pelias', peliasGeocoder],
])('a geocoder of %s', (_, make) => {
  it('that is called too often says how long to wait', async () => {
    const { find } = await on(make, (_call, response) => response.writeHead(429, { 'retry-after': '120' }).end());
    await expect(find()).rejects.toMatchObject({ waitMs: 120_000, isBusy: true });
  });

  it.each<[string, GeocoderReply]>([
    ['is out of order', (_call, response) => response.writeHead(500).end('secret')],
    ['refuses the key', (_call, response) => response.writeHead(403).end()],
    ['says nothing', () => undefined],
    [
      'stops in the middle',
      (_call, response) => response.writeHead(200, { 'content-length': '500' }).write('[{"lat":'),
    ],
    ['hangs up', (_call, response) => response.destroy()],
    ['answers another shape', json({ error: 'unknown' })],
    ['answers something other than JSON', (_call, response) => response.end('<html>')],
  ])('that %s has failed', async (_failure, reply) => {
    const { find } = await on(make, reply, '?key=abc');
    const error: unknown = await find().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GeocoderProblem);
    expect(error).toMatchObject({ isBusy: false });
    expect(String(error)).not.toMatch(/abc|Lynmar|secret/);
  });
});
