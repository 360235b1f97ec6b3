import type { StreetAddress } from '../ports.ts';

/** A place as a listing tells it. */
interface SaidPlace {
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

const MAX_STREET = 120;
/** '12', '12A', '12-14', '33-30', '12 1/2'; not '0'. */
const HOUSE = /^0*[1-9]\d{0,5}(?:-\d{1,5})?[A-Z]?(?: [1-3]\/[2-4])? +(?=[A-Z\d])/i;
/** What follows the street: the unit, the lot. */
const UNIT = /(?: (?:APT|APARTMENT|UNIT|STE|SUITE|BLDG|BUILDING|FL|FLOOR|RM|ROOM|REAR|TRLR|SPC)\b| ?#|,).*$/i;
/** Words of what is no house: '100 Block of Oak St', '12 & 14 Oak St', 'Lot 4'. */
const NO_HOUSE =
  /\b(?:BLK|BLOCK|LOTS?|PARCEL|TRACT|PO BOX|P\.? ?O\.? BOX|INTERSECTION|VARIOUS|UNKNOWN|TBD|VACANT)\b|[&@]|\bAND \d/i;

/**
 * Returns the address of a house that a geocoder may know, without its unit; null for blocks, lots, crossings, post
 * boxes, the number 0, and where neither the ZIP nor city and state are known.
 */
export function geocodableAddress({ street, city, state, zip }: SaidPlace): StreetAddress | null {
  const said = (street ?? '').replace(/\s+/g, ' ').trim();
  if (said.length > MAX_STREET || !HOUSE.test(said) || NO_HOUSE.test(said)) return null;
  if (zip === null && (city === null || state === null)) return null;
  const bare = said.replace(UNIT, '').trim();
  return /^\S+ .*[A-Z]{2}|^\S+ \d+(?:ST|ND|RD|TH)\b/i.test(bare) ? { street: bare, city, state, zip } : null;
}

/** What answers are kept under: the same for the same address in other letters. */
export const addressId = ({ street, city, state, zip }: StreetAddress): string =>
  [street.replace(/[.'’]/g, ''), zip === null ? city : '', state, zip]
    .map((part) => (part ?? '').toUpperCase().trim())
    .join('|');
