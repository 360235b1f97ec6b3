import * as z from 'zod';

export const ZipCode = z.string().regex(/^\d{5}$/, 'Please enter a valid 5-digit zip code.');

/** Degrees, WGS 84. */
export const Latitude = z.coerce.number().min(-90).max(90);
export const Longitude = z.coerce.number().min(-180).max(180);

/** A US city or ZIP with the point that distances are measured from and the zone that its clocks show. */
export const Place = z.object({
  city: z.string(),
  /** Two letters, 'KY'. */
  state: z.string(),
  zipCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name, 'America/Kentucky/Louisville'. */
  timeZone: z.string(),
});
export type Place = z.infer<typeof Place>;
