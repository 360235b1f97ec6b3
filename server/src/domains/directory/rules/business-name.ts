/** Words for the legal form of a company, which don't identify it. */
const LEGAL = new Set(
  'llc lc inc incorporated corp corporation co company ltd limited lp llp pllc pc the and of'.split(' '),
);
/** Abbreviations and spellings of the same word. */
const SAME_WORD: Readonly<Record<string, string>> = {
  bros: 'brothers',
  plbg: 'plumbing',
  plumb: 'plumbing',
  plumber: 'plumbing',
  plumbers: 'plumbing',
  elec: 'electric',
  electrical: 'electric',
  electrician: 'electric',
  electricians: 'electric',
  htg: 'heating',
  clg: 'cooling',
  ac: 'air',
  conditioning: 'air',
  mech: 'mechanical',
  const: 'construction',
  constr: 'construction',
  contr: 'contracting',
  contractor: 'contracting',
  contractors: 'contracting',
  svc: 'service',
  svcs: 'service',
  services: 'service',
  serv: 'service',
  repairs: 'repair',
  homes: 'home',
  bldr: 'builders',
  bldrs: 'builders',
  builder: 'builders',
  roof: 'roofing',
  mister: 'mr',
  saint: 'st',
  mount: 'mt',
};
/** Words of the trade: thousands of firms use them, so they don't distinguish one from another. */
const TRADE_WORDS = new Set(
  (
    'plumbing electric heating cooling air hvac mechanical construction contracting service repair home builders roofing ' +
    'handyman drain sewer rooter solutions systems group enterprises remodeling renovation renovations concrete masonry ' +
    'maintenance general pro pros professional professionals quality master all best residential commercial'
  ).split(' '),
);
/** Trades that tell apart two firms with the same name. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['plumbing', /^(?:plumbing|drain|sewer|rooter)$/],
  ['electric', /^electric$/],
  ['hvac', /^(?:heating|cooling|air|hvac)$/],
  ['roofing', /^roofing$/],
  ['concrete', /^(?:concrete|masonry)$/],
];
/** Words of at least this length may differ by one letter. */
const LONG_WORD = 5;

/** One name of a business, split into its parts. */
export interface Alias {
  /** All words joined without spaces: 'A B C' is 'ABC'. */
  readonly key: string;
  /** In their order, without the legal form. */
  readonly words: readonly string[];
  readonly distinctive: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/[\p{Mn}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .map((word) => SAME_WORD[word] ?? word);

function aliasOf(name: string): Alias | null {
  const words = joinInitials(wordsOf(name)).filter((word) => !LEGAL.has(word));
  if (words.length === 0) return null;
  return {
    key: words.join(''),
    words,
    distinctive: new Set(words.filter((word) => !TRADE_WORDS.has(word))),
    kinds: new Set(KINDS.flatMap(([kind, is]) => (words.some((word) => is.test(word)) ? [kind] : []))),
  };
}

/** Joins 'a', 'b', 'c' or 'a', '1' into one word. */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let initials = '';
  for (const word of [...words, '']) {
    if (word.length === 1) initials += word;
    else {
      if (initials !== '') joined.push(initials);
      initials = '';
      if (word !== '') joined.push(word);
    }
  }
  return joined;
}

/** Splits 'Smith Inc DBA Bob's Plumbing' into its two names. */
export const aliasesOf = (name: string): Alias[] =>
  name.split(/\bd[./]?b[./]?a\b\.?|\bdoing business as\b|\ba[./]?k[./]?a\b\.?/i).flatMap((part) => aliasOf(part) ?? []);

/**
 * Returns the same key for all spellings of a name. If there are several names, it is that of the last one, under which
 * the business trades.
 */
export const nameKey = (name: string): string => aliasesOf(name).at(-1)?.key ?? '';

/** Returns whether two names are the same except for spelling and legal form. */
export function sameName(a: string, b: string): boolean {
  const keys = new Set(aliasesOf(a).map(({ key }) => key));
  return aliasesOf(b).some(({ key }) => keys.has(key));
}

/**
 * Returns whether two names could belong to one business: they are the same, or one contains all distinctive words of
 * the other ('Mr. Rooter' and 'Mr. Rooter of Louisville') and their trades don't conflict ('Smith Electric' and 'Smith
 * Plumbing').
 */
export const namesAlike = (a: string, b: string): boolean =>
  aliasesOf(a).some((one) => aliasesOf(b).some((other) => alike(one, other)));

function alike(a: Alias, b: Alias): boolean {
  if (a.key === b.key) return true;
  const [few, many] = a.distinctive.size <= b.distinctive.size ? [a, b] : [b, a];
  if (few.distinctive.size === 0) return false;
  if (a.kinds.size > 0 && b.kinds.size > 0 && ![...a.kinds].some((kind) => b.kinds.has(kind))) return false;
  return [...few.distinctive].every((word) => [...many.distinctive].some((other) => nearlySame(word, other)));
}

/** Returns whether two words are equal, or differ by one letter if they are long. */
function nearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < LONG_WORD) return false;
  if (/\d/.test(a + b)) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const rest = (text: string, skip: number) => text.slice(at + skip);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}

const ACRONYM = /^(?:LLC|LLP|LP|PC|PLLC|HVAC|AC|USA|US|AAA|ABC|II|III|IV|DBA|[^AEIOUY]{2,4}|[A-Z]&[A-Z])$/;

/** Abbreviations that are not part of a name. */
const SHORT_FORM = /^(?:ST|RD|DR|LN|CT|PL|SQ|TRL|BLVD|MT|FT|MR|MS|MRS|JR|SR|LTD|BRO|BROS|PLBG|HTG|CLG|SVC|SVCS)$/;

/**
 * Converts a register's capitals to normal case: 'Abe's Plumbing LLC'. Text with lower-case letters stays unchanged.
 */
export function readableName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  if (plain !== plain.toUpperCase() || !/[A-Z]{4}/.test(plain)) return plain;
  return plain.replace(/[A-Z0-9&'’]+/g, (word) =>
    (ACRONYM.test(word) && !SHORT_FORM.test(word)) || /\d/.test(word)
      ? word
      : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}
