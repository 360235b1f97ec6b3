/** US places from offline tables: no network, no database. Read once, when first asked for. */
export { nearestCity, placeByName, placeByText, placeByZip, placesAround } from './data/places.ts';
export { stateCode } from './data/states.ts';
export { timeZoneAt } from './data/time-zones.ts';
export { isNearKentuckyCounty, kentuckyCountyAt } from './data/us-borders.ts';
