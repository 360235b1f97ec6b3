import { type JobFacts, LONGEST_TITLE } from './job-facts.ts';
import { bareClause, shortened } from './job-title-clauses.ts';
import { hitsIn, isCommon, type Thing } from './permit-lexicon.ts';
import type { ReadPermit, ReadText } from './permit-reading.ts';
import { inSentence } from './permit-sentence.ts';
import { Pause, type PermitWord } from './permit-words.ts';

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Returns a title from a permit's kind, category and figures, for rows without a description. */
export function titleFromFacts(permit: ReadPermit, facts: JobFacts): string {
  const what = named(permit, facts);
  if (what === '') return '';
  const figure = figureFor(what, facts);
  const full = figure === '' ? what : `${what}, ${figure}`;
  return full.length > LONGEST_TITLE ? what : full;
}

function figureFor(what: string, { work, squareFeet, costCents }: JobFacts): string {
  // The size of the house is not the size of one trade's work in it.
  if (what.includes(':')) return '';
  if (work === 'new' && squareFeet !== null && squareFeet >= 100) return `${wholeNumber.format(squareFeet)} sq ft`;
  const isVague =
    /^(?:house|commercial|residential|tenant) (?:alteration|addition|repair|remodel|renovation|finish|building)/i.test(
      what,
    );
  if (isVague && costCents !== null && costCents >= 100_00) return dollars.format(costCents / 100);
  return '';
}

function named(permit: ReadPermit, facts: JobFacts): string {
  const { kind, category, title } = permit;
  const texts = [kind, category, title];
  if (facts.work === 'new') {
    const built = newThing(texts, facts);
    const trade = tradeOf(kind);
    if (built !== null) return trade === undefined ? built : `${built}: ${trade}`;
  }
  if (facts.work === 'demolition') {
    const isHome = facts.sector === 'residential' && !kind.hits.some(({ meaning }) => meaning.thing === 'outbuilding');
    return isHome ? 'House demolition' : facts.sector === 'commercial' ? 'Commercial demolition' : 'Demolition';
  }
  const filed = filedAs(permit);
  return vague(filed, category, facts) ?? cleaned(filed) ?? '';
}

/** Returns the name of the trade that a permit is for. */
const tradeOf = ({ hits }: ReadText): string | undefined =>
  TRADES[hits.find(({ meaning }) => meaning.trade !== undefined)?.meaning.trade ?? ''];

/** Longer texts usually say more than a kind. */
const FEW_WORDS = 4;

/**
 * Returns the kind under which a permit is filed. A generic one, such as 'Building', is replaced by a short
 * description.
 */
function filedAs({ kind, category, description }: ReadPermit): ReadText {
  const says = ({ words }: ReadText) => words.some(({ key }) => !GENERIC.has(key) && key.length > 1);
  const isBareTrade =
    kind.hits.some(({ meaning }) => meaning.trade !== undefined) &&
    kind.words.every(({ key }) => GENERIC.has(key) || VAGUE.has(key));
  // 'Plumbing trade permit' says less than its category, 'Water heater change out'.
  if (isBareTrade && description.words.length === 0 && category.hits.some(({ meaning }) => isWorkedOn(meaning.thing))) {
    return category;
  }
  if (says(kind)) return kind;
  if (says(description) && description.words.length <= FEW_WORDS) return description;
  return says(category) ? category : kind;
}

const isWorkedOn = (thing: Thing | undefined): boolean => thing !== undefined && !NO_WORK.has(thing);
const NO_WORK: ReadonlySet<Thing> = new Set(['dwelling', 'structure', 'outbuilding']);

const PLAIN_HOMES: readonly (readonly [string, string])[] = [
  ['attached', 'New attached house'],
  ['single', 'New single-family house'],
  ['townhouse', 'New townhouse'],
  ['townhome', 'New townhome'],
  ['duplex', 'New duplex'],
  ['multifamily', 'New multifamily building'],
  ['apartment', 'New apartment building'],
  ['condominium', 'New condominium'],
];

function newThing(texts: readonly ReadText[], { sector }: JobFacts): string | null {
  const hits = texts.flatMap((text) => text.hits.map((hit) => ({ ...hit, text })));
  const thing = (name: string) => hits.find(({ meaning }) => meaning.thing === name);
  const home = thing('dwelling');
  const keys = new Set(texts.flatMap(({ words }) => words.map(({ key }) => key)));
  if (keys.has('pool')) return 'Swimming pool';
  if (keys.has('garage')) return 'Garage';
  if (keys.has('accessory') && (home === undefined || sector !== 'commercial')) return 'Accessory structure';
  if (home !== undefined) return PLAIN_HOMES.find(([key]) => keys.has(key))?.[1] ?? 'New house';
  const trade = hits.find(({ meaning }) => meaning.trade !== undefined);
  if (trade !== undefined || thing('system') !== undefined) return null;
  if (sector === 'residential') return 'New house';
  if (sector === 'commercial') return 'New commercial building';
  return 'New building';
}

/** Words that say nothing about a job. */
const GENERIC = new Set(
  'permit building residential commercial non nonresidential r c type application of or other standard trade construction'.split(
    ' ',
  ),
);
const TRADES: Readonly<Record<string, string>> = {
  electrical: 'electrical',
  plumbing: 'plumbing',
  mechanical: 'mechanical',
};
/** Actions as nouns; the first match wins. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/\balteration\b.*\baddition\b|\baddition\b.*\balteration\b/, 'alteration or addition'],
  [/\btenant finish\b/, 'tenant finish'],
  [/\btenant improvement\b/, 'tenant improvement'],
  [/\baddition\b/, 'addition'],
  [/\bremodel\b/, 'remodel'],
  [/\brenovation\b|\brehab\b/, 'renovation'],
  [/\balteration\b/, 'alteration'],
  [/\broof\b|\breroof\b|\broofing\b/, 'roof'],
  [/\brepair\b/, 'repair'],
];

/** Returns titles such as 'House alteration' and 'Commercial mechanical work' for kinds that are no more specific. */
function vague(kind: ReadText, category: ReadText, { sector }: JobFacts): string | null {
  const own = kind.words.filter(({ key, isNumber }) => !GENERIC.has(key) && !isNumber);
  const keys = own.map(({ key }) => key);
  const said = `${kind.words.map(({ key }) => key).join(' ')} ${category.words.map(({ key }) => key).join(' ')}`;
  const trade = kind.hits.find(({ meaning }) => meaning.trade !== undefined)?.meaning.trade;
  const noun = NOUNS.find(([words]) => words.test(said))?.[1];
  const isBare = keys.every((key) => VAGUE.has(key));
  if (!isBare) return null;
  const place = sector === 'residential' ? 'Residential' : sector === 'commercial' ? 'Commercial' : '';
  if (trade !== undefined) {
    const tail = noun === undefined || noun === 'roof' ? 'work' : noun;
    return upperFirst(`${tail === 'work' ? place : ''} ${TRADES[trade] ?? ''} ${tail}`.trim().toLowerCase());
  }
  if (noun === undefined) return null;
  if (noun.startsWith('tenant')) return upperFirst(noun);
  return `${sector === 'residential' ? 'House' : sector === 'commercial' ? 'Commercial' : 'Building'} ${noun}`;
}

const VAGUE = new Set(
  'alteration addition remodel renovation rehab repair roof reroof roofing tenant finish improvement electrical plumbing mechanical new work ez with plan alt add and alteration'.split(
    ' ',
  ),
);

function cleaned({ words }: ReadText): string | null {
  // In 'ADM-CERTIFICATE', the office's own code precedes the dash.
  const isCoded = (words[0]?.key.length ?? 0) <= 3 && words[1]?.joint === '-' && !isCommon(words[0]?.key ?? '');
  const kept = words.slice(isCoded ? 1 : 0).filter(({ key }) => !isCode(key) && !NOISE.has(key));
  const said = kept.length > 2 && kept[0]?.key === 'building' ? kept.slice(1) : kept;
  const bare = bareClause(said.map((word) => ({ ...word, pause: Pause.none })));
  const title = inSentence(shortened(withoutSector(bare), LONGEST_TITLE));
  if (bare.every(({ key }) => GENERIC.has(key))) return permitOf(words);
  // 'Electrical' alone is not a title.
  const hits = hitsIn(bare);
  return bare.length === 1 && hits[0]?.meaning.trade !== undefined ? `${title} work` : title;
}

/** Turns 'Building' into 'Building permit'. */
function permitOf(words: readonly PermitWord[]): string | null {
  const title = inSentence(
    shortened(
      words.filter(({ key }) => key.length > 1),
      LONGEST_TITLE,
    ),
  );
  return title === '' ? null : /permit/i.test(title) ? title : `${title} permit`;
}

const NOISE = new Set(['permit', 'application', 'type', 'select']);
const isCode = (key: string): boolean => /\d/.test(key) || key.length === 1;

/** Drops the sector, as in 'HVAC change out residential': the details show it. */
function withoutSector(words: readonly PermitWord[]): PermitWord[] {
  const rest = words.filter(({ key }) => key !== 'residential' && key !== 'commercial');
  return rest.length > 1 ? rest : [...words];
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
