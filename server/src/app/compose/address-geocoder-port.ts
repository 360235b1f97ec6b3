import type { AddressGeocoder } from '../../domains/locations/ports.ts';
import type { GeocoderAccess } from '../adapters/geocoders/ask-geocoder.ts';
import { CENSUS_URL, censusGeocoder } from '../adapters/geocoders/census.ts';
import { nominatimGeocoder } from '../adapters/geocoders/nominatim.ts';
import { peliasGeocoder } from '../adapters/geocoders/pelias.ts';
import { photonGeocoder } from '../adapters/geocoders/photon.ts';
import type { Env } from '../env.ts';
import { userAgentOf } from './source-port.ts';

/**
 * Returns the service that locates addresses. Without a setting, that is the Census Bureau's if sources on the internet
 * are read, and none otherwise.
 * @param isOnline whether sources on the internet are read
 */
export function addressGeocoderPort(env: Env, publicUrl: string, isOnline: boolean): AddressGeocoder | null {
  const kind = env.ADDRESS_GEOCODER ?? (isOnline ? 'census' : 'off');
  const access = (url: string): GeocoderAccess => ({
    url,
    userAgent: userAgentOf(env, publicUrl),
    pauseMs: env.ADDRESS_GEOCODER_PAUSE_MS,
    dailyAddresses: env.ADDRESS_GEOCODER_DAILY,
  });
  const own = env.ADDRESS_GEOCODER_URL ?? '';
  switch (kind) {
    case 'off':
      return null;
    case 'census':
      return censusGeocoder(access(own || CENSUS_URL));
    case 'nominatim':
      return nominatimGeocoder(access(own));
    case 'photon':
      return photonGeocoder(access(own));
    case 'pelias':
      return peliasGeocoder(access(own));
  }
}
