import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { type UsZip, usPlaces } from './us-places.ts';

export interface NearZip {
  readonly zip: UsZip;
  /** Great-circle miles from the given point. */
  readonly miles: number;
}

const MILES_PER_KILOMETER = 1 / 1.609344;

let index: { readonly tree: KDBush; readonly zips: readonly UsZip[] } | undefined;

/** A ZIP code closer than this to one of a large city is a campus or a neighborhood in it; in miles. */
const WITHIN_CITY = 0.7;
/** Thousands of people. */
const LARGE_CITY = 200;
const SMALL_CITY = 9;

function loaded() {
  if (index) return index;
  const zips = [...usPlaces().zips.values()].filter((zip) => zip.coversArea && !zip.isStray);
  const tree = new KDBush(zips.length);
  for (const zip of zips) tree.add(zip.longitude, zip.latitude);
  tree.finish();
  index = { tree, zips };
  return index;
}

/** Returns the ZIP codes that cover areas around a point, nearest first; in one state, if one is given. */
export function nearestZips(latitude: number, longitude: number, count: number, state?: string): NearZip[] {
  const { tree, zips } = loaded();
  const isThere = (at: number) => zips[at]?.city.state === state;
  const found = around(tree, longitude, latitude, count, undefined, state === undefined ? undefined : isThere);
  return found.flatMap((at) => {
    const zip = zips[at];
    if (!zip) return [];
    return [{ zip, miles: distance(longitude, latitude, zip.longitude, zip.latitude) * MILES_PER_KILOMETER }];
  });
}

/** Returns the large city around a small place with its own ZIP code, such as a campus or a barracks. */
export function largeCityAround({ city, latitude, longitude }: UsZip): UsZip | undefined {
  if (city.size > SMALL_CITY) return undefined;
  return nearestZips(latitude, longitude, 8, city.state).find(
    ({ zip, miles }) => zip.city.size >= LARGE_CITY && miles < WITHIN_CITY,
  )?.zip;
}
