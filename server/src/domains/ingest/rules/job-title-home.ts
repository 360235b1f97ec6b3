import type { Hit, Thing } from './permit-lexicon.ts';
import type { ReadPermit, ReadText } from './permit-reading.ts';
import type { PermitWord } from './permit-words.ts';

/** Names as shown; the first one whose words are in the phrase wins. */
const HOMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:townhome|town home)\b/, 'townhome'],
  [/\b(?:townhouse|town house)\b/, 'townhouse'],
  [/\b(?:row house|rowhouse)\b/, 'row house'],
  [/\bduplex\b|\btwo family\b|\b2 family\b/, 'duplex'],
  [/\btri ?plex\b|\b(?:3|three) family\b/, 'triplex'],
  [/\b(?:four|4) ?(?:plex|family)\b|\bquad(?:plex)?\b|\bfourplex\b/, 'fourplex'],
  [/\b(?:two|2) flat\b/, 'two-flat'],
  [/\b(?:three|3) flat\b/, 'three-flat'],
  [/\bdetached accessory dwelling\b/, 'detached accessory dwelling'],
  [/\battached accessory dwelling\b/, 'attached accessory dwelling'],
  [/\baccessory dwelling\b/, 'accessory dwelling'],
  [/\b(?:secondary|accessory) apartment\b/, 'secondary apartment'],
  [/\bcondominium residence\b/, 'condominium house'],
  [/\bcondominium\b/, 'condominium'],
  [/\bapartment building\b/, 'apartment building'],
  [/\bapartment\b/, 'apartment'],
  [/\bguest house\b/, 'guest house'],
  [/\bcoach house\b/, 'coach house'],
  [/\b(?:mobile|manufactured|modular) home\b/, 'manufactured home'],
  [/\bmulti ?family\b/, 'multifamily building'],
  [/\bsingle family\b|\b(?:one|1) family\b/, 'single-family house'],
  [/\bdwelling unit\b|\bresidential unit\b|\bliving unit\b|\bnew unit\b/, 'dwelling unit'],
  [/\b(?:house|home|residence|dwelling)\b/, 'house'],
];
/** Things that may be named along with an unnamed home. */
const BESIDE_HOMES: ReadonlySet<Thing> = new Set(['outbuilding', 'deck', 'structure', 'room']);
/** A home named this early needs no verb of construction: 'Single family home', 'Primary 2-story duplex'. */
const FIRST_WORDS = 5;
const WORDS_BETWEEN = 8;
const COUNTS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index) => [word, index + 1]),
);
const COUNT_WORDS = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** The number before these counts no homes. */
const OTHER_COUNTS = new Set(['story', 'sq', 'ft']);
/** Maximum number of words between a home and the area after it. */
const WORDS_AFTER = 14;
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** The areas of these are not the house's. */
const BESIDE = new Set(['garage', 'porch', 'deck', 'patio', 'mezzanine', 'lot', 'basement', 'storage', 'yard']);

/**
 * Returns a title such as 'New 3-story townhome, 1,901 sq ft' for a permit to build homes; null if it mentions none.
 */
export function titleOfNewHome({ description, category, kind }: ReadPermit, squareFeet: number | null): string | null {
  const filed = [category, kind].map((text) => homeFiled(text)).find((name) => name !== null) ?? null;
  const hit = newHomeIn(description);
  if (hit === null) {
    // 'To construct unit eleven with 1699 sf', filed as a townhome.
    const isUntold =
      filed !== null &&
      description.hits.every(({ meaning }) => meaning.thing === undefined || BESIDE_HOMES.has(meaning.thing));
    const own =
      isUntold && description.hits[0]?.meaning.act === 'new' ? areaNear(description.words, { at: 0, end: 0 }) : null;
    return own === null ? null : `New ${filed}, ${wholeNumber.format(own)} sq ft`;
  }
  const home = nameOf(description.words, hit);
  // A townhome is often filed as one but described as a 'single-family residence'.
  const name =
    home === 'single-family house' || home === 'house'
      ? ((filed === 'multifamily building' ? null : filed) ?? home)
      : home;
  const units = unitsBefore(description, hit);
  if (units > 1 && BUILDINGS.has(name)) {
    return `New ${storiesOf(description.words, hit)}residential building, ${units} units`;
  }
  const count = countBefore(description, hit);
  const area = areaNear(description.words, hit) ?? squareFeet;
  const stories = storiesOf(description.words, hit);
  const many = count > 1 ? `${COUNT_WORDS[count] ?? count} new ` : 'New ';
  const what = `${many}${stories}${count > 1 ? pluralOf(name) : name}`;
  if (area !== null && area >= 100 && count < 2) return `${what}, ${wholeNumber.format(area)} sq ft`;
  const garage = garageWith(description.words, hit);
  return `${what}${garage}`;
}

/**
 * Finds the home being built: after a verb of construction, or the first thing named. Returns null if something is
 * added to an existing home.
 */
function newHomeIn({ hits, words }: ReadText): Hit | null {
  let clears = false;
  let builds = false;
  for (const [index, hit] of hits.entries()) {
    const { meaning } = hit;
    const isRight = meaning.thing === 'dwelling' && hits[index - 1]?.meaning.isThere !== true;
    const isBeside = AT.has(words[hit.at - 1]?.key ?? '') || AT.has(words[hit.at - 2]?.key ?? '');
    if (words[hit.at]?.isAside === true) continue;
    const isBuilt = builds || hit.at < FIRST_WORDS;
    if (isRight && isBuilt && !clears && !isBeside && !remains(words, hit.end)) return hit;
    if (meaning.act === 'new' || meaning.act === 'install') builds = true;
    if (meaning.act !== undefined) clears = meaning.act === 'demolish' || meaning.act === 'remove';
    if (meaning.act === 'alter' || meaning.act === 'repair' || meaning.act === 'sundry') return null;
    // A thing named before the home is the one being built.
    if (!clears && meaning.thing !== undefined && meaning.thing !== 'structure' && meaning.thing !== 'dwelling')
      return null;
  }
  return null;
}

const AT = new Set(['to', 'of', 'for', 'at', 'behind', 'existing', 'on', 'in', 'within', 'inside']);
const remains = (words: readonly PermitWord[], at: number): boolean =>
  words
    .slice(at, at + 8)
    .some(
      ({ key }, index, next) =>
        (key === 'remain' || key === 'demolished' || key === 'retained') &&
        next.slice(0, index).every(({ pause }) => pause < 2),
    );

const phraseOf = (words: readonly PermitWord[], { at, end }: Hit): string =>
  words
    .slice(at, end)
    .map(({ key }) => key)
    .join(' ');

const nameOf = (words: readonly PermitWord[], hit: Hit): string => {
  const phrase = phraseOf(words, hit);
  return HOMES.find(([said]) => said.test(phrase))?.[1] ?? 'house';
};

function homeFiled({ words, hits }: ReadText): string | null {
  const named = hits.filter(({ meaning }) => meaning.thing === 'dwelling').map((hit) => nameOf(words, hit));
  return named.find((name) => name !== 'multifamily building') ?? named[0] ?? null;
}

const BUILDINGS = new Set(['house', 'multifamily building', 'apartment building']);

/** Returns a word's whole number below a limit; 0 if it has none. */
function countOf({ key, isNumber }: PermitWord, limit: number): number {
  const count = isNumber ? Number(key) : (COUNTS.get(key) ?? 0);
  return Number.isInteger(count) && count < limit ? count : 0;
}

/** Returns the numbers below a limit before a word such as 'unit' or 'story'; 0 for any other word. */
const countsBefore = (words: readonly PermitWord[], key: string, limit: number): readonly number[] =>
  words.map((word, index) => (words[index + 1]?.key === key ? countOf(word, limit) : 0));

/** Parses '6 units residential building': the units of one building. */
const unitsBefore = ({ words }: ReadText, hit: Hit): number =>
  Math.max(0, ...countsBefore(words.slice(Math.max(0, hit.at - 4), hit.at), 'unit', 1000));

/** Parses 'Four new houses', '(2) duplexes', 'build 5 single family residences'. */
function countBefore({ words }: ReadText, hit: Hit): number {
  for (let at = hit.at - 1; at >= hit.at - 3; at -= 1) {
    const word = words[at];
    if (word === undefined || word.pause > 1) break;
    if (OTHER_COUNTS.has(words[at + 1]?.key ?? '')) continue;
    const count = countOf(word, 100);
    if (count > 0) return count;
  }
  return 1;
}

/** Returns the living area: a figure before the home, or after it with words such as 'living'. */
function areaNear(words: readonly PermitWord[], hit: Pick<Hit, 'at' | 'end'>): number | null {
  for (let at = Math.max(0, hit.at - WORDS_BETWEEN); at < hit.end + WORDS_AFTER; at += 1) {
    if (words[at + 1]?.key !== 'sq') continue;
    const about = words.slice(at + 3, at + 6).map(({ key }) => key);
    if (about.some((key) => BESIDE.has(key))) continue;
    const area = Number(words[at]?.key);
    if (area >= 100 && area < 100_000) return area;
  }
  return null;
}

function storiesOf(words: readonly PermitWord[], hit: Hit): string {
  const count = Math.max(0, ...countsBefore(words.slice(Math.max(0, hit.at - 5), hit.at), 'story', 100));
  return count > 2 ? `${count}-story ` : '';
}

function garageWith(words: readonly PermitWord[], hit: Hit): string {
  const near = words.slice(hit.end, hit.end + 6).map(({ key }) => key);
  const before = near.slice(0, Math.max(0, near.indexOf('garage')));
  if (before.includes('no') || !before.includes('with')) return '';
  return before.at(-1) === 'attached' ? ' with attached garage' : ' with garage';
}

const pluralOf = (name: string): string => (name.endsWith('x') ? `${name}es` : `${name}s`);
