import * as z from 'zod';
import type { AddressGeocoder, GeocodedPoint, StreetAddress } from '../../../domains/locations/ports.ts';
import { askGeocoder, type GeocoderAccess, parseAnswer } from './ask-geocoder.ts';

const PATIENCE_MS = 10_000;

/** The request format of a geocoding service, and the parser of its responses. */
export interface Service<Answer> {
  readonly name: AddressGeocoder['name'];
  readonly callFor: (address: StreetAddress) => URL;
  readonly answer: z.ZodType<Answer>;
  readonly pointOf: (answer: Answer, asked: StreetAddress) => GeocodedPoint | null;
}

/** A geocoder that takes one address per call. */
export function oneByOne<Answer>(access: GeocoderAccess, service: Service<Answer>): AddressGeocoder {
  const { userAgent, pauseMs, dailyAddresses, patienceMs = PATIENCE_MS } = access;
  return {
    name: service.name,
    atOnce: 1,
    pauseMs,
    dailyAddresses,
    patienceMs,
    find: async ([address], signal) => {
      if (address === undefined) return [];
      const answer = await askGeocoder(service.callFor(address), { userAgent, patienceMs, signal });
      return [service.pointOf(parseAnswer(answer, service.answer), address)];
    },
  };
}

/** Places in GeoJSON with the given properties. */
export const places = <Properties extends z.ZodRawShape>(properties: Properties) =>
  z.object({
    features: z
      .array(
        z.object({
          geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.number()) }),
          properties: z.object(properties),
        }),
      )
      .max(50),
  });

/** '129 River Rd, Louisville, KY 40202' */
export const inOneLine = ({ street, city, state, zip }: StreetAddress): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
