import { makes } from './mentions.ts';
import type { JobProfile } from './profile.ts';
import { firstOf, ownKinds, TRADED, type Trade } from './trade-kinds.ts';

/** The first matter found decides what a permit is for, and what a text is about. */
const PERMIT_ORDER = [
  'void',
  'own',
  'other',
  'irrigation',
  'pool',
  'demolish',
  'event',
  'street',
  'dry',
  'ground',
  'new home',
  'accessory',
  'exterior',
  'new place',
  'new',
  'addition',
  'alter home',
  'alter place',
  'alter',
  'paper',
  'repair',
  'home',
  'place',
] as const;
/** Signals of the permit itself, as opposed to its text. */
interface Permit {
  readonly main: string;
  readonly names: ReadonlySet<string>;
  /** Distinguishes it from other permits. */
  readonly key: number;
}

const MOST_PERMITS = 3000;
const permits = new Map<string, Partial<Record<Trade, Permit>>>();
let permitsSeen = 0;

/** A source has few kinds of permits, so all of them are cached. */
export function permitOf(profile: JobProfile, trade: Trade): Permit {
  const { kind, category } = profile.job;
  const name = `${kind}\n${category}\n${[...profile.numberKinds].join(' ')}`;
  const before = permits.get(name) ?? {};
  const known = before[trade];
  if (known !== undefined) return known;
  const names = permitSignals(profile, trade);
  const found = { main: firstOf(names, PERMIT_ORDER) ?? 'none', names, key: (permitsSeen += 1) };
  if (permits.size >= MOST_PERMITS) permits.clear();
  permits.set(name, { ...before, [trade]: found });
  return found;
}

function permitSignals({ permit, numberKinds, job }: JobProfile, trade: Trade): Set<string> {
  const found = new Set<string>();
  const live = permit.filter(({ standing }) => standing !== 'denied');
  const kinds = new Set(live.map(({ kind }) => kind));
  const has = (...wanted: readonly string[]) => wanted.some((kind) => kinds.has(kind));
  const own = ownKinds(trade);
  const named = live.filter(({ kind }) => TRADED.has(kind));
  const isOwn = named.some(({ kind }) => own.has(kind));
  if (isOwn) found.add('own');
  else if (named.some(({ kind }) => kind !== 'irrigation' && kind !== 'equipment')) found.add('other');
  // A permit's name outranks the letters of its number.
  if (named.length === 0 && numberKinds.size > 0) {
    if ([...numberKinds].some((kind) => own.has(kind))) found.add('own');
    else if ([...numberKinds].some((kind) => TRADED.has(kind))) found.add('other');
  }
  for (const kind of [
    'irrigation',
    'pool',
    'demolish',
    'event',
    'street',
    'exterior',
    'ground',
    'paper',
    'accessory',
    'boiler',
    'fire',
    'lowvoltage',
    'structural',
    'finish',
    'generator',
    'solar',
    'equipment',
  ]) {
    if (has(kind)) found.add(kind);
  }
  if (has('noworks', 'void', 'lots')) found.add('void');
  if (has('dry') || numberKinds.has('dry')) found.add('dry');
  const isHome = has('dwelling', 'adu', 'aside');
  const isPlace = has('wetplace', 'workplace');
  const deeds = new Set(permitDeeds(job));
  const isNew = deeds.has('new') || (live.some(makes) && !deeds.has('alter'));
  if (has('addition')) found.add('addition');
  if (isHome) found.add(isNew ? 'new home' : deeds.has('alter') ? 'alter home' : 'home');
  if (isPlace) found.add(isNew ? 'new place' : deeds.has('alter') ? 'alter place' : 'place');
  if (isNew && has('structure') && !isHome && !isPlace) found.add('new');
  if (isNew) found.add('new');
  if (deeds.has('alter') || has('scope', 'basement', 'large')) found.add('alter');
  if (deeds.has('repair') || deeds.has('replace')) found.add('repair');
  return found;
}

/** Returns the actions that a permit is named after. */
const permitDeeds = ({ kind, category }: JobProfile['job']): readonly string[] => deedsIn(`${kind} ${category}`);

const DEED_WORDS: readonly (readonly [string, string])[] = [
  ['new', 'new'],
  ['construct', 'new'],
  ['alter', 'alter'],
  ['alt', 'alter'],
  ['remodel', 'alter'],
  ['renov', 'alter'],
  ['rehab', 'alter'],
  ['tenant', 'alter'],
  ['finish', 'alter'],
  ['conver', 'alter'],
  ['repair', 'repair'],
  ['replac', 'replace'],
  ['change', 'replace'],
];

/** Permits with these names are not for new buildings. */
const NO_DEED = /construction (?:equipment|type|fence|trailer)|general construction/g;

function deedsIn(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(NO_DEED, ' ')
    .split(/[^a-z]+/);
  const found = DEED_WORDS.filter(([start]) => words.some((word) => word.startsWith(start))).map(([, deed]) => deed);
  // 'Residential Construction' names such permits even if they are for alterations.
  return found.includes('alter') && !words.includes('new') ? found.filter((deed) => deed !== 'new') : found;
}
