const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VI: 'Virgin Islands',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  FM: 'Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
};

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const codes = new Map(
  Object.entries(names).flatMap(([code, name]) => [
    [plain(code), code],
    [plain(name), code],
  ]),
);

/** What every name and code of a state begins with, its letters in lower case: 'k', 'ky', 'ke', … */
export const statePrefixes: ReadonlySet<string> = new Set(
  [...codes.keys()].flatMap((name) => [...name].map((_, i) => name.slice(0, i + 1))),
);

/** The code of the state of this name or code, in lower-case letters alone. */
export const stateCodeOfLetters = (letters: string): string | undefined => codes.get(letters);

/** 'KY' for 'ky', 'K.Y.' or 'Kentucky'; undefined for what is no state, district or territory. */
export const stateCode = (text: string): string | undefined => codes.get(plain(text));

/** The states that the beginning of a name or code may still become: 'k' is Kansas and Kentucky. */
export function statesBeginningWith(text: string): ReadonlySet<string> {
  const prefix = plain(text);
  return new Set([...codes].filter(([name]) => name.startsWith(prefix)).map(([, code]) => code));
}
