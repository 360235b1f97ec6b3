import tzLookup from 'tz-lookup';
import { nearestZips } from './nearest-zips.ts';
import { stateAt } from './us-borders.ts';

/** States with a single time zone. Exceptions for one town, such as West Wendover, Nevada, are omitted. */
const wholeStates: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA NV WA',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/St_Thomas': 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Saipan': 'MP',
  'Pacific/Pago_Pago': 'AS',
};
const zoneOfState = new Map(
  Object.entries(wholeStates).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
);

const US_ZONE =
  /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Kentucky\/.+|Indiana\/.+|North_Dakota\/.+)$|^Pacific\/(?:Palau|Chuuk|Pohnpei|Kosrae|Majuro|Kwajalein)$/;
const SEA_ZONE = /^Etc\//;
/** Number of surrounding ZIP codes to check if the coarse map returns a neighboring zone. */
const NEIGHBORS = 40;

/**
 * Returns whether a point has another country's time. Accurate to about ten kilometers; used for water, where there is
 * no border.
 */
export function isAbroad(latitude: number, longitude: number): boolean {
  const zone = tzLookup(latitude, longitude);
  return !US_ZONE.test(zone) && !SEA_ZONE.test(zone) && !(zone in wholeStates);
}

/**
 * Returns the IANA zone of a point in the US. The zone map is coarse, so a state with one zone decides. If a state has
 * two and the map returns Mexico's, Canada's or the sea's, the state's nearest ZIP code decides.
 */
export const timeZoneAt = (latitude: number, longitude: number): string =>
  timeZoneIn(stateAt(latitude, longitude), latitude, longitude);

/** Returns the zone for a known state. */
export function timeZoneIn(state: string | undefined, latitude: number, longitude: number): string {
  const whole = state === undefined ? undefined : zoneOfState.get(state);
  if (whole !== undefined) return whole;
  const zone = tzLookup(latitude, longitude);
  if (US_ZONE.test(zone)) return zone;
  for (const { zip } of nearestZips(latitude, longitude, NEIGHBORS, state)) {
    const near = zoneOfState.get(zip.city.state) ?? tzLookup(zip.latitude, zip.longitude);
    if (near in wholeStates || US_ZONE.test(near)) return near;
  }
  return zone;
}
