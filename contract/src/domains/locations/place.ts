import * as z from 'zod';

export const ZipCode = z.string().regex(/^\d{5}$/, 'Please enter a valid 5-digit zip code.');

/** Text or number, up to so many degrees to either side; WGS 84. */
const degrees = (most: number, example: number) => {
  const error = `Give degrees from -${most} to ${most}, such as ${example}.`;
  return z.coerce.number({ error }).min(-most, error).max(most, error);
};
export const Latitude = degrees(90, 38.2527);
export const Longitude = degrees(180, -85.7585);

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
