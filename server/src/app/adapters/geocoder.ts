import * as z from 'zod';
import type { GeocoderPort } from '../../domains/locations/ports.ts';
import { traceHeaders } from '../../kernel/trace.ts';

/** Specification, section 7. */
const PATIENCE_MS = 3000;

const text = z.string().trim().nullish();
const Answer = z.object({ countryCode: text, city: text, locality: text, principalSubdivision: text });

/**
 * Works with any service that returns 'city' or 'locality' and 'principalSubdivision' for coordinates, such as
 * BigDataCloud's. Other query parameters of its address, such as a key, are kept. `patienceMs` is for tests.
 */
export const remoteGeocoder = (address: string, patienceMs = PATIENCE_MS): GeocoderPort => ({
  cityAt: async ({ latitude, longitude }) => {
    const url = new URL(address);
    url.searchParams.set('latitude', String(latitude));
    url.searchParams.set('longitude', String(longitude));
    url.searchParams.set('localityLanguage', 'en');
    const response = await fetch(url, { headers: traceHeaders(), signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The geocoder answered ${response.status}`);
    }
    const { countryCode, city, locality, principalSubdivision } = Answer.parse(await response.json());
    const name = city || locality;
    if (!name || !principalSubdivision || (countryCode && countryCode !== 'US')) return null;
    return { city: name, state: principalSubdivision };
  },
});
