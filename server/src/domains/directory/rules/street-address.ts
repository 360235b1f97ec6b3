const SHORT_WORDS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  highway: 'hwy',
  parkway: 'pkwy',
  circle: 'cir',
  terrace: 'ter',
  trail: 'trl',
  square: 'sq',
  turnpike: 'tpke',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  saint: 'st',
  mount: 'mt',
  fort: 'ft',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
};
const UNIT =
  /(?:#\s*|\b(?:suite|ste|unit|apt|apartment|bldg|building|room|rm|space|spc|lot|office|ofc|floor)\b\.?\s*#?\s*)([a-z0-9-]+)\b/;
const ORDINAL_FLOOR = /\b\d+(?:st|nd|rd|th) floor\b/;
const BOX = /\bp\.?\s*o\.?\s*box\s*#?\s*(\w+)|\bbox\s+(\d+)\b/;

/** A street address taken apart. */
export interface StreetAddress {
  /** House and street in one spelling, '100 n main st'; 'box 12' for a post box. */
  readonly street: string;
  /** '200' of 'Suite 200'; null without one. */
  readonly unit: string | null;
}

/** Null for what names no house on a street and no post box: two of those can't be compared. */
export function streetAddress(text: string | null): StreetAddress | null {
  const lower = (text ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(ORDINAL_FLOOR, ' ');
  const box = BOX.exec(lower);
  if (box) return { street: `box ${box[1] ?? box[2]}`, unit: null };
  const unit = UNIT.exec(lower);
  const house = (unit ? lower.slice(0, unit.index) + lower.slice(unit.index + unit[0].length) : lower)
    .replace(/[.'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ');
  // A house number, and a street.
  if (!/^\d+[a-z]?(?: \d+)? .*[a-z0-9]/.test(house)) return null;
  return { street: house, unit: unit?.[1]?.replace(/^0+(?=\d)/, '') ?? null };
}
