import * as z from 'zod';
import {
  type AddressGeocoder,
  type GeocodedPoint,
  GeocoderProblem,
  type StreetAddress,
} from '../../../domains/locations/ports.ts';
import { cellsOfLine } from '../../text-files/csv-records.ts';
import { askGeocoder, callAddress, type GeocoderAccess } from './ask-geocoder.ts';

export const CENSUS_URL = 'https://geocoding.geo.census.gov/geocoder';
const PATH = '/locations/addressbatch';
/** Up to 10,000 are allowed; fewer are returned sooner. */
const AT_ONCE = 500;
const PATIENCE_MS = 240_000;

/** Id, the requested address, Match, No_Match or Tie, Exact or Non_Exact, the matched address, 'longitude,latitude'. */
const Row = z.tuple([z.string(), z.string(), z.string()], z.string());
const State = /,\s?([A-Z]{2}),\s?\d{5}$/;

/**
 * The US Census Bureau's batch geocoder: free, without a key, for US addresses. Its points are interpolated along the
 * street by house number.
 */
export function censusGeocoder({
  url,
  userAgent,
  pauseMs,
  dailyAddresses,
  patienceMs,
}: GeocoderAccess): AddressGeocoder {
  const patience = patienceMs ?? PATIENCE_MS;
  return {
    name: 'census',
    atOnce: AT_ONCE,
    pauseMs,
    dailyAddresses,
    patienceMs: patience,
    find: async (addresses, signal) => {
      const body = new FormData();
      body.set('benchmark', 'Public_AR_Current');
      body.set('addressFile', new Blob([fileOf(addresses)], { type: 'text/csv' }), 'addresses.csv');
      const text = await askGeocoder(callAddress(url, PATH), { userAgent, patienceMs: patience, signal, body });
      const byId = new Map(rowsOf(text).map((row) => [row[0], row]));
      return addresses.map((_, at) => {
        const row = byId.get(String(at + 1));
        if (row === undefined) throw new GeocoderProblem('It left out an address');
        return pointOf(row);
      });
    },
  };
}

const fileOf = (addresses: readonly StreetAddress[]): string =>
  addresses
    .map(({ street, city, state, zip }, at) => [at + 1, street, city, state, zip].map(cell).join(','))
    .join('\r\n');

const cell = (value: string | number | null): string => `"${String(value ?? '').replace(/["\r\n]/g, ' ')}"`;

const rowsOf = (text: string): z.infer<typeof Row>[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const { success, data } = Row.safeParse(cellsOfLine(line, ','));
    return success ? [data] : [];
  });

function pointOf([, , outcome, kind, matched = '', position = '']: z.infer<typeof Row>): GeocodedPoint | null {
  if (outcome !== 'Match') return null;
  const [longitude, latitude] = position.split(',').map(Number);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new GeocoderProblem('It gave no position');
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    precision: kind === 'Exact' ? 'exact' : 'street',
    state: State.exec(matched)?.[1] ?? null,
  };
}
