import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { googlePlaces } from './google-places.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const KEY = 'a-key-of-twenty-letters-or-more';

/** Starts a server like Google's that gives one response and records the requests. */
async function placesServer(answer: unknown, status = 200) {
  const calls: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      calls.push({ url: `${request.method} ${request.url}`, headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, places: googlePlaces(KEY, 100, `http://127.0.0.1:${port}`) };
}

interface Corner {
  readonly latitude: number;
  readonly longitude: number;
}

const boxOf = (body: unknown) =>
  (body as { locationRestriction: { rectangle: Record<'low' | 'high', Corner> } }).locationRestriction.rectangle;

const louisville = { trade: 'hvac', latitude: 38.25, longitude: -85.75, radiusMiles: 60 } as const;
const place = {
  id: 'ChIJ1',
  displayName: { text: 'Derby Heating & Air', languageCode: 'en' },
  formattedAddress: '100 N Main St, Louisville, KY 40202, USA',
  addressComponents: [
    { longText: '100', shortText: '100', types: ['street_number'] },
    { longText: 'North Main Street', shortText: 'N Main St', types: ['route'] },
    { longText: 'Louisville', shortText: 'Louisville', types: ['locality', 'political'] },
    { longText: 'Kentucky', shortText: 'KY', types: ['administrative_area_level_1', 'political'] },
    { longText: '40202', shortText: '40202', types: ['postal_code'] },
  ],
  location: { latitude: 38.2527, longitude: -85.7585 },
  nationalPhoneNumber: '(502) 587-1234',
  websiteUri: 'https://derby.example/',
  googleMapsUri: 'https://maps.google.com/?cid=1',
  businessStatus: 'OPERATIONAL',
  attributions: [{ provider: 'Derby Listings', providerUri: 'https://listings.example/' }],
};

describe('a search of Google Places', () => {
  it('requests a trade in a box, with only the fields that are shown', async () => {
    const { calls, places } = await placesServer({ places: [] });
    await places.search(louisville);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'POST /v1/places:searchText',
      headers: { 'x-goog-api-key': KEY, 'x-goog-fieldmask': expect.stringMatching(/^places\.id,places\.displayName,/) },
      body: { textQuery: 'HVAC contractor', pageSize: 20, regionCode: 'US' },
    });
    const { low, high } = boxOf(calls[0]?.body);
    expect(high.latitude - low.latitude).toBeCloseTo(120 / 69, 2);
    expect((high.longitude - low.longitude) * Math.cos((38.25 * Math.PI) / 180)).toBeCloseTo(120 / 69, 2);
    expect(calls[0]?.headers['x-goog-fieldmask']).not.toMatch(/rating|reviews|photos|\*/);
  });

  it('returns results in our terms', async () => {
    const { places } = await placesServer({ places: [place] });
    expect(await places.search(louisville)).toEqual([
      {
        placeId: 'ChIJ1',
        name: 'Derby Heating & Air',
        address: '100 N Main St, Louisville, KY 40202, USA',
        street: '100 N Main St',
        city: 'Louisville',
        state: 'KY',
        zipCode: '40202',
        latitude: 38.2527,
        longitude: -85.7585,
        phone: '(502) 587-1234',
        website: 'https://derby.example/',
        pageUrl: 'https://maps.google.com/?cid=1',
        credits: [{ name: 'Derby Listings', url: 'https://listings.example/' }],
      },
    ]);
  });

  it('leaves out closed businesses, and accepts sparse ones', async () => {
    const { id, displayName, location } = place;
    const { places } = await placesServer({
      places: [
        { ...place, businessStatus: 'CLOSED_PERMANENTLY' },
        { ...place, businessStatus: 'CLOSED_TEMPORARILY' },
        { id, displayName, location },
      ],
    });
    expect(await places.search(louisville)).toMatchObject([
      { placeId: 'ChIJ1', phone: null, street: null, city: null, credits: [] },
    ]);
  });

  it('finds none if the response has no list, which is Google’s empty result', async () => {
    expect(await (await placesServer({})).places.search(louisville)).toEqual([]);
  });

  it.each([
    ['a refusal', { error: { code: 403, message: `API key ${KEY} is not valid` } }, 403],
    ['too many', { error: { code: 429 } }, 429],
    ['a body that is not JSON', '<html>', 200],
    ['another shape', { places: [{ name: 'x' }] }, 200],
  ])('rejects with %s, without revealing the key', async (_, answer, status) => {
    const { places } = await placesServer(answer, status);
    const failure = await places.search(louisville).then(
      () => null,
      (error: unknown) => String(error),
    );
    expect(failure).not.toBeNull();
    expect(failure).not.toContain(KEY);
  });
});
