import type { Listing } from './listing.ts';

/** USPS Publication 28, appendix C1: the common suffixes and how they are abbreviated. */
const suffixes: Readonly<Record<string, string>> = {
  ALLEY: 'ALY',
  AV: 'AVE',
  AVENUE: 'AVE',
  BOULEVARD: 'BLVD',
  BL: 'BLVD',
  BYPASS: 'BYP',
  CIRCLE: 'CIR',
  COURT: 'CT',
  COVE: 'CV',
  CREEK: 'CRK',
  CROSSING: 'XING',
  DRIVE: 'DR',
  EXPRESSWAY: 'EXPY',
  EXTENSION: 'EXT',
  FORT: 'FT',
  FREEWAY: 'FWY',
  GARDENS: 'GDNS',
  GROVE: 'GRV',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY',
  HILL: 'HL',
  JUNCTION: 'JCT',
  LANDING: 'LNDG',
  LANE: 'LN',
  MOUNT: 'MT',
  PARKWAY: 'PKWY',
  PKY: 'PKWY',
  PIKE: 'PIKE',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  POINT: 'PT',
  RIDGE: 'RDG',
  ROAD: 'RD',
  ROUTE: 'RTE',
  SAINT: 'ST',
  SQUARE: 'SQ',
  STATION: 'STA',
  STREET: 'ST',
  TERRACE: 'TER',
  TRACE: 'TRCE',
  TRAIL: 'TRL',
  TURNPIKE: 'TPKE',
  VALLEY: 'VLY',
};

const directions: Readonly<Record<string, string>> = {
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

const ordinals: Readonly<Record<string, string>> = {
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
  SIXTH: '6TH',
  SEVENTH: '7TH',
  EIGHTH: '8TH',
  NINTH: '9TH',
  TENTH: '10TH',
};

const UNIT = /(?:\s(?:APT|APARTMENT|UNIT|STE|SUITE|BLDG|BUILDING|LOT|FL|FLOOR|RM|ROOM|#)\b.*|\s?#.*|,.*)$/;
const ACCENTS = /\p{M}/gu;

/** A permit number as it is compared: 'COM-NEW-26-00159' and 'com new 26 00159' are one. Null for what is no number. */
export function permitKey(permitNumber: string | null): string | null {
  const number = (permitNumber ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return number.length < 5 || !/\d{3}/.test(number) ? null : number;
}

/**
 * A street as it is compared: without unit, suffixes and directions as the Postal Service abbreviates them.
 * '1338 Lynmar Drive, Apt 1' and '1338 LYNMAR DR' are one. Null where there is no house number: two jobs somewhere on
 * the same road are not the same job.
 */
export function addressKey(street: string | null): string | null {
  const words = (street ?? '')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toUpperCase()
    .trim()
    .replace(UNIT, '')
    .replace(/[.'’]/g, '')
    .replace(/[^A-Z0-9/-]+/g, ' ')
    .trim()
    .split(' ');
  if (words.length < 2 || !/^\d+(?:-\d+)?[A-Z]?$/.test(words[0] ?? '')) return null;
  return words.map((word) => suffixes[word] ?? directions[word] ?? ordinals[word] ?? word).join(' ');
}

/** What a project is recognised by when another source lists it. */
export const keysOf = ({ permitNumber, street }: Pick<Listing, 'permitNumber' | 'street'>) => ({
  permitKey: permitKey(permitNumber),
  addressKey: addressKey(street),
});
