import tzLookup from 'tz-lookup';
import { nearestZips } from './nearest-zips.ts';
import { stateAt } from './us-borders.ts';

/** States that keep one time; exceptions of a single town, such as West Wendover, Nevada, are left out. */
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
/** How many ZIP codes around are asked for their zone, where the coarse map answers with a neighbour's. */
const NEIGHBOURS = 40;

/** Does a point show the clocks of another country? Good to some ten kilometres: for water, where no border tells. */
export function isAbroad(latitude: number, longitude: number): boolean {
  const zone = tzLookup(latitude, longitude);
  return !US_ZONE.test(zone) && !SEA_ZONE.test(zone) && !(zone in wholeStates);
}

/**
 * IANA zone of a point in the US. The zone map is coarse, so a state that keeps one time decides; where a state has two
 * and the map answers with Mexico's, Canada's or the sea's, the nearest ZIP code of the state does.
 */
export const timeZoneAt = (latitude: number, longitude: number): string =>
  timeZoneIn(stateAt(latitude, longitude), latitude, longitude);

/** The same where the state is known. */
export function timeZoneIn(state: string | undefined, latitude: number, longitude: number): string {
  const whole = state === undefined ? undefined : zoneOfState.get(state);
  if (whole !== undefined) return whole;
  const zone = tzLookup(latitude, longitude);
  if (US_ZONE.test(zone)) return zone;
  for (const { zip } of nearestZips(latitude, longitude, NEIGHBOURS, state)) {
    const near = zoneOfState.get(zip.city.state) ?? tzLookup(zip.latitude, zip.longitude);
    if (near in wholeStates || US_ZONE.test(near)) return near;
  }
  return zone;
}
