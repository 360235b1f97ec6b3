/** US places from offline tables: no network, no database. Read once, when first asked for. */
export { nearestCity, placeByName, placeByText, placeByZip, placesAround } from './data/places.ts';
export { timeZoneAt } from './data/time-zones.ts';
