/** US places from offline tables, loaded on first use, and geocoded addresses. */
export { streetKey } from './address/street-key.ts';
export { beginsWithStreet } from './address/street-start.ts';
export { endsStreet, spellingsOf, streetWords } from './address/street-words.ts';
export { type AddressParts, parseAddress, streetLine } from './address/us-address.ts';
export { zipOf } from './address/zip-code.ts';
export {
  nearestCity,
  placeByName,
  placeByText,
  placeByZip,
  placeInStates,
  placesAround,
  pointToSearchFrom,
} from './data/places.ts';
export { stateCode, stateCodeOfLetters, statePrefixes } from './data/states.ts';
export { timeZoneAt, timeZoneIn } from './data/time-zones.ts';
export { isNearKentuckyCounty, kentuckyCountyAt } from './data/us-borders.ts';
export { degreesOf, isKnownReference } from './data/us-grids.ts';
export { addressId, geocodableAddress } from './rules/geocodable-address.ts';
export { forgetOldAnswers, geocodeAddresses } from './use-cases/geocode-addresses.ts';
