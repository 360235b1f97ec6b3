import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { placeWords } from './place.words.ts';

const FIVE_DIGITS = /^\d{5}$/;
/** Returns whether a text has the form of a ZIP code. */
export const isZipCode = (text: string): boolean => FIVE_DIGITS.test(text);
export const ZipCode = z.string().regex(
  FIVE_DIGITS,
  problem(placeWords, ({ notAZip }) => notAZip),
);

/** Accepts a text or number from -`most` to `most` degrees, WGS 84. */
const degrees = (most: number, example: number) => {
  const error = problem(placeWords, (words) => words.degrees(most, example));
  return z.coerce.number(error).min(-most, error).max(most, error);
};
export const Latitude = degrees(90, 38.2527);
export const Longitude = degrees(180, -85.7585);

/** A US city or ZIP code, with the point that distances are measured from and its time zone. */
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
