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

/** A server in the shape of Google's that gives one answer, and keeps what it was asked. */
async function placesServer(answer: unknown, status = 200) {
  const calls: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    calls.push({ url: `${request.method} ${request.url}`, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, places: googlePlaces(KEY, 100, `http://127.0.0.1:${port}`) };
}

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
};

describe('a search of Google Places', () => {
  it('asks for a trade in a box, for the fields that are shown and no dearer ones', async () => {
    const { calls, places } = await placesServer({ places: [] });
    await places.search(louisville);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'POST /v1/places:searchText',
      headers: { 'x-goog-api-key': KEY, 'x-goog-fieldmask': expect.stringMatching(/^places\.id,places\.displayName,/) },
      body: { textQuery: 'HVAC contractor', pageSize: 20, regionCode: 'US' },
    });
    const { low, high } = (
      calls[0]?.body as {
        locationRestriction: { rectangle: Record<'low' | 'high', { latitude: number; longitude: number }> };
      }
    ).locationRestriction.rectangle;
    expect(high.latitude - low.latitude).toBeCloseTo(120 / 69, 2);
    expect((high.longitude - low.longitude) * Math.cos((38.25 * Math.PI) / 180)).toBeCloseTo(120 / 69, 2);
    expect(calls[0]?.headers['x-goog-fieldmask']).not.toMatch(/rating|reviews|photos|\*/);
  });

  it('answers in our words', async () => {
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
      },
    ]);
  });

  it('leaves out what has closed, and takes what says little', async () => {
    const { id, displayName, location } = place;
    const { places } = await placesServer({
      places: [
        { ...place, businessStatus: 'CLOSED_PERMANENTLY' },
        { ...place, businessStatus: 'CLOSED_TEMPORARILY' },
        { id, displayName, location },
      ],
    });
    expect(await places.search(louisville)).toMatchObject([
      { placeId: 'ChIJ1', phone: null, street: null, city: null },
    ]);
  });

  it('finds none where the answer has no list: that is how Google says so', async () => {
    expect(await (await placesServer({})).places.search(louisville)).toEqual([]);
  });

  it.each([
    ['a refusal', { error: { code: 403, message: `API key ${KEY} is not valid` } }, 403],
    ['too many', { error: { code: 429 } }, 429],
    ['what is no JSON', '<html>', 200],
    ['another shape', { places: [{ name: 'x' }] }, 200],
  ])('rejects with %s, and says no word of the key', async (_, answer, status) => {
    const { places } = await placesServer(answer, status);
    const failure = await places.search(louisville).then(
      () => null,
      (error: unknown) => String(error),
    );
    expect(failure).not.toBeNull();
    expect(failure).not.toContain(KEY);
  });
});
