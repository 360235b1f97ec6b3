import * as z from 'zod';
import { storableText } from '../../../kernel/storable.ts';
import { emailAddress, usPhone, webAddress } from './contact-facts.ts';
import { locate } from './geocode.ts';
import { type RowOutcome, rejected, skipped } from './imported-listing.ts';
import { tradesOfPlace } from './place-categories.ts';

/** Below this confidence, Overture is too unsure that a place exists. A place without a value counts as certain. */
export const LEAST_CONFIDENCE = 0.5;

const text = z.string().transform(storableText).nullish();
const texts = z.array(z.string().nullable()).nullish();

/** The fields of a place that we read, as GeoJSON. GeoParquet files are converted to it. */
const OverturePlace = z.object({
  id: z.string().min(1),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).min(2) }).nullish(),
  properties: z.object({
    names: z.object({ primary: text }).nullish(),
    categories: z.object({ primary: text, alternate: texts }).nullish(),
    taxonomy: z.object({ primary: text, hierarchy: texts, alternates: texts }).nullish(),
    basic_category: text,
    confidence: z.number().nullish(),
    operating_status: text,
    addresses: z
      .array(z.object({ freeform: text, locality: text, postcode: text, region: text, country: text }).nullable())
      .nullish(),
    phones: texts,
    emails: texts,
    websites: texts,
  }),
});

const strings = (list: readonly (string | null)[] | null | undefined): string[] =>
  (list ?? []).filter((item) => item !== null);
const firstOf = (
  list: readonly (string | null)[] | null | undefined,
  read: (item: string) => string | null,
): string | null =>
  strings(list)
    .map(read)
    .find((item) => item !== null) ?? null;

/** Parses a place from Overture Maps; `raw` may be anything. Skips other trades and other countries. */
export function readOverturePlace(raw: unknown, leastConfidence = LEAST_CONFIDENCE): RowOutcome {
  const parsed = OverturePlace.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return rejected(`It is no place of Overture Maps: ${issue?.path.join('.') || 'the row'}: ${issue?.message}`);
  }
  const { id, geometry, properties } = parsed.data;
  const { categories, taxonomy, confidence } = properties;
  const { trades, specialties } = tradesOfPlace({
    categories: categories ? { primary: categories.primary ?? null, alternate: strings(categories.alternate) } : null,
    taxonomy: taxonomy
      ? {
          primary: taxonomy.primary ?? null,
          hierarchy: strings(taxonomy.hierarchy),
          alternates: strings(taxonomy.alternates),
        }
      : null,
    basic: properties.basic_category ?? null,
  });
  if (trades.length === 0) return skipped('of another trade');
  const addresses = (properties.addresses ?? []).filter((address) => address !== null);
  const address = addresses.find(isOfUs) ?? addresses.find(({ country }) => !country);
  if (!address && addresses.length > 0) return skipped('outside the United States');
  const name = properties.names?.primary?.trim();
  if (!name) return rejected('It has no name');
  const place = locate({
    street: address?.freeform ?? null,
    city: address?.locality ?? null,
    state: regionOf(address),
    zip: address?.postcode ?? null,
    latitude: geometry?.coordinates[1] ?? null,
    longitude: geometry?.coordinates[0] ?? null,
  });
  if ('reason' in place) return place;
  return {
    kind: 'listing',
    listing: {
      externalId: id,
      name,
      contactName: null,
      ...place,
      phone: firstOf(properties.phones, usPhone),
      email: firstOf(properties.emails, emailAddress),
      website: firstOf(properties.websites, webAddress),
      trades,
      specialties,
      license: null,
      closed: whyClosed(properties.operating_status, confidence, leastConfidence),
    },
  };
}

interface Region {
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** Puerto Rico and the islands may be listed as separate countries. */
const TERRITORIES = /^(?:PR|GU|VI|AS|MP)$/;
const isOfUs = ({ country, region }: Region): boolean =>
  country === 'US' || (country ? TERRITORIES.test(country) : (region ?? '').startsWith('US-'));

/** Returns 'KY' for 'US-KY' or 'KY'. */
function regionOf(address: Region | undefined): string | null {
  if (address?.country && TERRITORIES.test(address.country)) return address.country;
  return address?.region?.replace('US-', '') || null;
}

function whyClosed(
  status: string | null | undefined,
  confidence: number | null | undefined,
  least: number,
): string | null {
  if (status && status !== 'open') return status.replaceAll('_', ' ');
  return typeof confidence === 'number' && confidence < least ? `confidence ${confidence} is below ${least}` : null;
}
