import pino from 'pino';
import { expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import type { GeocoderPort, NamedCity } from '../ports.ts';
import { findCityAtPoint } from './find-city-at-point.ts';

// The use case needs only the port from its context: the tables are in memory.
const asking = (geocoder: GeocoderPort | null) =>
  ({ ports: { geocoder }, log: pino({ level: 'silent' }) }) as unknown as Context;
const naming = (named: NamedCity | null) => asking({ cityAt: async () => named });
const STILL_LOUISVILLE = { latitude: 38.2528, longitude: -85.6555 };
const PACIFIC = { latitude: 20, longitude: -150 };

const cityAt = async (ctx: Context, point = STILL_LOUISVILLE) => {
  const { city, state, zipCode } = await findCityAtPoint(ctx, point);
  return { city, state, zipCode };
};

it('comes from the offline tables if no geocoder is configured', async () => {
  expect(await cityAt(asking(null))).toMatchObject({ city: 'Louisville', state: 'KY' });
  await expect(cityAt(asking(null), PACIFIC)).rejects.toMatchObject({ code: 'not-found' });
});

it('is the geocoder’s, with one of its ZIP codes near the point', async () => {
  expect(await cityAt(naming({ city: 'Jeffersonville', state: 'Indiana' }))).toEqual({
    city: 'Jeffersonville',
    state: 'IN',
    zipCode: '47130',
  });
});

it.each([
  ['names none', naming(null)],
  ['names a city that nobody knows', naming({ city: 'Highlands Ranchette', state: 'Kentucky' })],
  ['names one far away', naming({ city: 'Portland', state: 'Oregon' })],
  ['can not be reached', asking({ cityAt: () => Promise.reject(new Error('timeout')) })],
])('comes from the offline tables if the geocoder %s', async (_, ctx) => {
  expect(await cityAt(ctx)).toMatchObject({ city: 'Louisville', state: 'KY' });
  await expect(cityAt(ctx, PACIFIC)).rejects.toMatchObject({ code: 'not-found' });
});
