import { googlePlaces } from '../adapters/google-places.ts';
import type { Env } from '../env.ts';

/** Looks up businesses with Google; null without a key. */
export const placesPort = (env: Env) =>
  env.GOOGLE_PLACES_KEY === undefined ? null : googlePlaces(env.GOOGLE_PLACES_KEY, env.GOOGLE_PLACES_DAILY_SEARCHES);
