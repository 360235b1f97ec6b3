import { type Alias, aliasesOf, readableName } from '../../directory/public.ts';

/** How a permit's name of a firm compares with another name; 'cut': the permit's column ends in the middle of it. */
export type Likeness = 'same' | 'cut' | 'misspelled';

/** Separates a firm's registered name from the name under which it trades. */
const TRADING_AS = /\s+t\/a\s+|\s+trading as\s+/gi;
const AIR_CONDITIONING = /\bair cond(?:itioning|itioners?)?\b\.?|\ba\/c\b/gi;
const IN_PARENTHESES = /\(([^()]*)\)/g;
/** The person who owns the building, whose trade some offices add: 'OWNER (ELECTRICAL)'. */
const NO_FIRM =
  /^\W*(?:(?:home ?|property )?owner\b|(?:self|same|various)(?: as| contract|\W*$)|tb[ad]\b|unknown\b|not |do not |(?:city|county|town|village|state) of\b)/i;
const LEGAL_FORM = /\b(?:llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|llp|pllc|lp)\b\.?/i;
/** Words that only businesses have in their names. Surnames such as Best, Mason or Carpenter are left out. */
const BUSINESS_WORD = new RegExp(
  `\\b(?:${[
    'plumbing|plbg|electric|electrical|elec|heating|htg|cooling|hvac|mechanical|mech|refrigeration|air|sheet metal',
    'construction|constr|const|contracting|contractors?|builders?|bldrs?|building|homes|roofing|remodeling|renovations?',
    'restoration|excavating|excavation|concrete|paving|masonry|drywall|flooring|framing|siding|gutters?|windows|doors',
    'painting|landscaping|irrigation|pools?|spas|fencing|decks?|solar|energy|fire protection|sprinklers?|elevators?',
    'insulation|demolition|wrecking|drain|sewer|rooter|services?|svcs?|solutions|systems|enterprises?|group|partners',
    'associates|brothers|bros|sons|properties|development|developers|designs?|handyman|exteriors|interiors|signs?',
  ].join('|')})\\b`,
  'i',
);
/** Offices cut names at 25 or 30 characters; a blank at the end is trimmed. */
const CUT_LENGTHS: ReadonlySet<number> = new Set([24, 25, 29, 30]);
/** Words that may be misspelled by one letter have at least this many. */
const LONG_WORD = 6;
const LONGER_WORD = 8;
const SHORTEST_CUT = 16;

const isBusiness = (name: string): boolean => LEGAL_FORM.test(name) || BUSINESS_WORD.test(name);

/** What is in parentheses is another name only if it is a business's: 'BEST 1 (BADGER HVAC LLC)'. */
const plainName = (name: string): string =>
  name
    .replace(TRADING_AS, ' dba ')
    .replace(AIR_CONDITIONING, 'air')
    .replace(IN_PARENTHESES, (_, said: string) => (isBusiness(said) ? ` dba ${said} ` : ' '))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns whether a name on a permit is a firm's: it has a legal form, or a word that only businesses use. Others may be
 * people, of whom nothing is published.
 */
export const isFirmName = (name: string): boolean =>
  !NO_FIRM.test(name) && isBusiness(name) && firmKey(name).length > 1;

/** Returns the same key for all spellings of a firm's name; '' if nothing but a legal form is left. */
export const firmKey = (name: string): string => firmWords(name).join('');

/** Returns the words of that key. */
export const firmWords = (name: string): readonly string[] => aliasesOf(plainName(name)).at(-1)?.words ?? [];

const START = 4;

/** Returns how the name of a firm may begin in the directory: four letters and digits each. */
export function nameStarts(name: string): string[] {
  const plain = plainName(name);
  const [surname = '', rest = ''] = plain.split(',');
  const written = [plain, `the ${plain}`, `${rest} ${surname}`, ...aliasesOf(plain).map(({ words }) => words.join(''))];
  const starts = written.map((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, START),
  );
  return [...new Set(starts)].filter((start) => start.length > 1);
}

/** Returns a firm's name as it is shown: capitals of a register are converted to normal case. */
export const shownName = (name: string): string => readableName(name);

/** Returns the trades that a firm's name says: 'plumbing', 'electric', 'hvac'. */
export const tradesInName = (name: string): ReadonlySet<string> =>
  new Set(aliasesOf(plainName(name)).flatMap(({ kinds }) => [...kinds]));

/** Returns whether nothing in a name distinguishes a firm from others: 'Quality Plumbing Services'. */
export const isCommonName = (name: string): boolean =>
  aliasesOf(plainName(name)).every(({ distinctive }) => distinctive.size === 0);

/** Returns how a permit's name of a firm resembles a name in the directory; null if they are different firms' names. */
export function likenessOf(onPermit: string, listed: string): Likeness | null {
  const [permit, other] = [plainName(onPermit), plainName(listed)];
  const pairs = aliasesOf(permit).flatMap((one) => aliasesOf(other).map((two) => [one, two] as const));
  if (pairs.some(([one, two]) => isSame(one, two, /,/.test(permit + other)))) return 'same';
  if (isCut(permit, other)) return 'cut';
  return pairs.some(([one, two]) => isMisspelled(one, two)) ? 'misspelled' : null;
}

/** 'MATHEWS, R C CONTRACTOR' has the words of 'R C Mathews Contractor' in another order. */
const isSame = (one: Alias, other: Alias, isReordered: boolean): boolean =>
  one.key === other.key || (isReordered && one.words.toSorted().join(' ') === other.words.toSorted().join(' '));

const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '');

function isCut(permit: string, listed: string): boolean {
  if (!CUT_LENGTHS.has(permit.length)) return false;
  const [cut, whole] = [lettersOf(permit), lettersOf(listed)];
  if (cut.length >= SHORTEST_CUT && whole.length > cut.length && whole.startsWith(cut)) return true;
  // The cut word may be a legal form that the directory leaves out, or a word that it spells otherwise.
  const kept = permit.replace(/[\s&,.-]*\S*$/, '');
  const rest = lettersOf(permit.slice(kept.length));
  const [before] = aliasesOf(kept);
  return aliasesOf(listed).some(({ words }) => {
    if (before === undefined || before.words.some((word, at) => words[at] !== word)) return false;
    const next = words.slice(before.words.length);
    return next.length === 0 ? isLegalStart(rest) : next.length <= 2 && (next[0]?.startsWith(rest) ?? false);
  });
}

const isLegalStart = (rest: string): boolean =>
  ['llc', 'inc', 'incorporated', 'corporation', 'company', 'ltd', 'limited'].some((form) => form.startsWith(rest));

/** Returns whether two names differ by one slip in one long word. */
function isMisspelled(one: Alias, other: Alias): boolean {
  if (one.words.length !== other.words.length) return false;
  const differing = one.words.flatMap((word, at) => (word === other.words[at] ? [] : [[word, other.words[at] ?? '']]));
  const [pair] = differing;
  return differing.length === 1 && pair !== undefined && isSlip(pair[0] ?? '', pair[1] ?? '');
}

/** One letter added, left out or exchanged, or two swapped; never the first two, and no digit. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LONG_WORD || a.slice(0, 2) !== b.slice(0, 2) || /\d/.test(a + b)) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  // A plural is another name more often than a slip.
  if (restA === 's' || restB === 's') return false;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  if (isSwapped || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  // 'Martin' and 'Marvin' are two names.
  return a.length >= LONGER_WORD && restA.slice(1) === restB.slice(1);
}
