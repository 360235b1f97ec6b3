import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { remoteGeocoder } from './geocoder.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a geocoding server that always gives one response; with null, none. */
async function geocodingServer(answer: unknown, status = 200) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    if (answer === null) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { calls, geocoder: remoteGeocoder(`http://127.0.0.1:${port}/reverse?key=abc`, 200) };
}

const point = { latitude: 38.2289, longitude: -85.6844 };
const louisville = { countryCode: 'US', city: 'Louisville', locality: 'Highlands', principalSubdivision: 'Kentucky' };

describe('a geocoder', () => {
  it('is asked about a point at the configured address', async () => {
    const { calls, geocoder } = await geocodingServer(louisville);
    expect(await geocoder.cityAt(point)).toEqual({ city: 'Louisville', state: 'Kentucky' });
    expect(calls).toEqual(['/reverse?key=abc&latitude=38.2289&longitude=-85.6844&localityLanguage=en']);
  });

  it('returns the locality if there is no city', async () => {
    const { geocoder } = await geocodingServer({ ...louisville, city: '' });
    expect(await geocoder.cityAt(point)).toEqual({ city: 'Highlands', state: 'Kentucky' });
  });

  it.each([
    ['abroad', { ...louisville, countryCode: 'CA' }],
    ['at sea', { countryCode: '', city: '', locality: 'Atlantic Ocean', principalSubdivision: '' }],
    ['where nothing is said', {}],
  ])('returns none for %s', async (_, answer) => {
    const { geocoder } = await geocodingServer(answer);
    expect(await geocoder.cityAt(point)).toBeNull();
  });

  it.each([
    ['a refusal', { message: 'no' }, 403],
    ['a body that is not JSON', '<html>', 200],
    ['another shape', { city: 5 }, 200],
    ['silence', null, 200],
  ])('rejects with %s, without revealing its key', async (_, answer, status) => {
    const { geocoder } = await geocodingServer(answer, status);
    const failure = await geocoder.cityAt(point).then(
      () => null,
      (error: unknown) => String(error),
    );
    expect(failure).not.toBeNull();
    expect(failure).not.toContain('abc');
  });
});
