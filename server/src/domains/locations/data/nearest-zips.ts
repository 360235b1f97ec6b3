import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { type UsZip, usPlaces } from './us-places.ts';

export interface NearZip {
  readonly zip: UsZip;
  /** Great-circle miles from the point asked for. */
  readonly miles: number;
}

const MILES_PER_KILOMETRE = 1 / 1.609344;

let index: { readonly tree: KDBush; readonly zips: readonly UsZip[] } | undefined;

function loaded() {
  if (index) return index;
  const zips = [...usPlaces().zips.values()].filter((zip) => zip.coversArea);
  const tree = new KDBush(zips.length);
  for (const zip of zips) tree.add(zip.longitude, zip.latitude);
  tree.finish();
  index = { tree, zips };
  return index;
}

/** The ZIP codes that cover areas around a point, nearest first. */
export function nearestZips(latitude: number, longitude: number, count: number): NearZip[] {
  const { tree, zips } = loaded();
  return around(tree, longitude, latitude, count).flatMap((at) => {
    const zip = zips[Number(at)];
    if (!zip) return [];
    return [{ zip, miles: distance(longitude, latitude, zip.longitude, zip.latitude) * MILES_PER_KILOMETRE }];
  });
}
