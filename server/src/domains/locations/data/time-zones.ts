import tzLookup from 'tz-lookup';
import { nearestZips } from './nearest-zips.ts';

const US_ZONE =
  /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Kentucky\/.+|Indiana\/.+|North_Dakota\/.+|Puerto_Rico|St_Thomas)$|^Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago|Palau|Chuuk|Pohnpei|Kosrae|Majuro|Kwajalein|Wake)$/;
const SEA_ZONE = /^Etc\//;
/** How many ZIP codes around are asked for their zone, where a coarse map answers with a neighbour's. */
const NEIGHBOURS = 40;

export type Side = 'us' | 'sea' | 'abroad';

/** Whose clocks are shown at a point, as far as the zones tell. Good to some ten kilometres. */
export function sideOf(latitude: number, longitude: number): Side {
  const zone = tzLookup(latitude, longitude);
  return US_ZONE.test(zone) ? 'us' : SEA_ZONE.test(zone) ? 'sea' : 'abroad';
}

/**
 * IANA zone of a place in the US. The zone map is coarse: at the borders it answers with Mexico's, Canada's or the
 * sea's zones, and then the zone of the nearest ZIP code that has one of ours is right.
 */
export function timeZoneAt(latitude: number, longitude: number): string {
  const zone = tzLookup(latitude, longitude);
  if (US_ZONE.test(zone)) return zone;
  for (const { zip } of nearestZips(latitude, longitude, NEIGHBOURS)) {
    const near = tzLookup(zip.latitude, zip.longitude);
    if (US_ZONE.test(near)) return near;
  }
  return zone;
}
