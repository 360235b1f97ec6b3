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

/** All beginnings of state names and codes, in lower case: 'k', 'ky', 'ke', … */
export const statePrefixes: ReadonlySet<string> = new Set(
  [...codes.keys()].flatMap((name) => [...name].map((_, i) => name.slice(0, i + 1))),
);

/** Returns the code of a state by name or code, given as lower-case letters only. */
export const stateCodeOfLetters = (letters: string): string | undefined => codes.get(letters);

/** Returns 'KY' for 'ky', 'K.Y.' or 'Kentucky'; undefined for anything but a state, district or territory. */
export const stateCode = (text: string): string | undefined => codes.get(plain(text));

/** Returns the states whose name or code begins with the text: 'k' matches Kansas and Kentucky. */
export function statesBeginningWith(text: string): ReadonlySet<string> {
  const prefix = plain(text);
  return new Set([...codes].filter(([name]) => name.startsWith(prefix)).map(([, code]) => code));
}
