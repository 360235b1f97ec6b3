import type { Mention } from './mentions.ts';
import type { JobProfile } from './profile.ts';

export const trades = ['plumbing', 'electrical', 'hvac'] as const;
export type Trade = (typeof trades)[number];

/** Kinds of things that a trade works on itself. */
const OWN: Readonly<Record<Trade, ReadonlySet<string>>> = {
  plumbing: new Set(['plumbing', 'mep']),
  electrical: new Set(['electrical', 'generator', 'solar', 'mep']),
  hvac: new Set(['hvac', 'mep']),
};
/** All that belongs to some trade: what is of none of them is the builder's. */
const TRADED: ReadonlySet<string> = new Set(
  'plumbing electrical hvac generator solar fire lowvoltage boiler irrigation alarm equipment'.split(' '),
);
const DRY: ReadonlySet<string> = new Set(
  'dry exterior structural finish ground partition casework equipment event street'.split(' '),
);
const HOMES: ReadonlySet<string> = new Set(['dwelling', 'adu']);
const PLACES: ReadonlySet<string> = new Set(['wetplace', 'workplace', 'structure']);

const isDone = ({ standing }: Mention) => standing === 'work' || standing === 'separate';
const makes = ({ deed, isNew }: Mention) => isNew || deed === 'new' || deed === 'add' || deed === 'install';
const changes = ({ deed }: Mention) =>
  deed === 'alter' || deed === 'convert' || deed === 'repair' || deed === 'replace';

const SMALL_JOB = 10_000;
const LARGE_JOB = 50_000;
/** Less is a fee and no cost. */
const LEAST_COST = 600;
const LARGE_AREA = 800;

/** What a row gives away of its need for a trade. */
export interface ReadSignals {
  /** What the permit is above all: 'own', 'new home'. */
  readonly main: string;
  /** What the text is about above all: 'wet room', 'silent'. */
  readonly matter: string;
  /** The same for rows with the same signals. */
  readonly key: string;
  /** Returns the names of all that is present, for the model. */
  names(): readonly string[];
}

/** Returns the kinds of things that a trade works on itself. */
export const ownKinds = (trade: Trade): ReadonlySet<string> => OWN[trade];

/**
 * The signals that a row gives of whether a trade is needed: names of what is present, the same for any city. The
 * model weighs them (`trade-model.json`), `reason.ts` puts the heaviest into words.
 */
export function signalsOf(profile: JobProfile, trade: Trade): ReadSignals {
  const permit = permitOf(profile, trade);
  const { main } = permit;
  const work = workSignals(profile, trade);
  if (main === 'new home' && work.has('home') && !work.has('changed')) work.add('new home');
  const matter = matterOf(work, main) ?? (profile.isSilent ? 'silent' : 'unclear');
  const firm = firmSignals(profile, trade);
  const untold = UNTOLD.has(matter) ? [...sizeOf(profile), ...firm] : [];
  const named: string[] = [];
  if (untold.length === 0 && firm.includes('firm own')) named.push('firm own');
  if (subcontracted(profile, trade)) named.push('subcontractor');
  const key = `${trade} ${permit.key} ${matter}; ${[...work].join(' ')}; ${untold.join(' ')}; ${named.join(' ')}`;
  return { main, matter, key, names: () => namesOf(main, matter, permit.names, work, untold, named) };
}

function namesOf(
  main: string,
  matter: string,
  permit: Iterable<string>,
  work: Iterable<string>,
  untold: readonly string[],
  named: readonly string[],
): string[] {
  const kind = classOf(main);
  const names = [`matter ${matter}`, `main ${main}`, `${main} × ${matter}`, `${kind} × ${matter}`, ...named];
  for (const name of permit) names.push(`permit ${name}`);
  for (const name of work) names.push(`work ${name}`);
  for (const name of untold) names.push(`untold × ${name}`, `${kind} untold × ${name}`, `${main} untold × ${name}`);
  return names;
}

interface Permit {
  readonly main: string;
  readonly names: ReadonlySet<string>;
  /** Tells it from other permits. */
  readonly key: number;
}

const MOST_PERMITS = 3000;
const permits = new Map<string, Permit>();
let permitsSeen = 0;

/** Of the kinds of permits a source has only so many. */
function permitOf(profile: JobProfile, trade: Trade): Permit {
  const { kind, category } = profile.job;
  const name = `${trade}\n${kind}\n${category}\n${[...profile.numberKinds].join(' ')}`;
  const before = permits.get(name);
  if (before !== undefined) return before;
  const names = permitSignals(profile, trade);
  const found = { main: mainOf(names, PERMIT_ORDER) ?? 'none', names, key: (permitsSeen += 1) };
  if (permits.size >= MOST_PERMITS) permits.clear();
  permits.set(name, found);
  return found;
}

/** What a permit of another trade says of that trade's work goes before all that is near it. */
function matterOf(work: ReadonlySet<string>, main: string): string | null {
  if (main === 'other' && work.has('other') && !work.has('void') && !work.has('own')) return 'other';
  return mainOf(work, WORK_ORDER);
}

const BUILDS: ReadonlySet<string> = new Set([
  'new home',
  'new place',
  'new',
  'addition',
  'alter home',
  'alter place',
  'alter',
  'repair',
  'home',
  'place',
]);
const PAPERS: ReadonlySet<string> = new Set(['void', 'paper', 'event', 'street', 'ground', 'demolish']);
const DRIES: ReadonlySet<string> = new Set(['dry', 'exterior', 'accessory', 'irrigation', 'pool']);

function classOf(main: string): string {
  if (BUILDS.has(main)) return 'building';
  if (PAPERS.has(main)) return 'papers';
  return DRIES.has(main) ? 'dry' : main;
}

/** The first matter that is present decides what a permit is, and what a text is about. */
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
const WORK_ORDER = [
  'void',
  'noworks',
  'denied',
  'own',
  'adu',
  'new home',
  'convert',
  'wet room',
  'separate',
  'boiler',
  'new wet place',
  'wet place changed',
  'damage',
  'large',
  'event',
  'pool',
  'irrigation',
  'lots',
  'new place',
  'dry made',
  'wrecked',
  'other',
  'addition',
  'home changed',
  'place changed',
  'tenant',
  'basement',
  'interior',
  'fire',
  'wet place',
  'units',
  'exterior',
  'dry',
  'demolish',
  'paper',
  'accessory',
  'new structure',
  'home',
  'place',
  'changed',
] as const;
/** Matters that leave open what is done. */
const UNTOLD: ReadonlySet<string> = new Set([
  'silent',
  'unclear',
  'tenant',
  'interior',
  'basement',
  'addition',
  'home changed',
  'place changed',
  'changed',
  'home',
  'place',
]);

const mainOf = (present: ReadonlySet<string>, order: readonly string[]): string | null =>
  order.find((name) => present.has(name)) ?? null;

function permitSignals({ permit, numberKinds, job }: JobProfile, trade: Trade): Set<string> {
  const found = new Set<string>();
  const live = permit.filter(({ standing }) => standing !== 'denied');
  const kinds = new Set(live.map(({ kind }) => kind));
  const has = (...wanted: readonly string[]) => wanted.some((kind) => kinds.has(kind));
  const own = OWN[trade];
  const named = live.filter(({ kind }) => TRADED.has(kind));
  const isOwn = named.some(({ kind }) => own.has(kind));
  if (isOwn) found.add('own');
  else if (named.some(({ kind }) => kind !== 'irrigation' && kind !== 'equipment')) found.add('other');
  // What a permit is called goes before the letters of its number.
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

/** Deeds that a permit is named after. */
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

/** What is called so is no new building. */
const NO_DEED = /construction (?:equipment|type|fence|trailer)|general construction/g;

function deedsIn(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(NO_DEED, ' ')
    .split(/[^a-z]+/);
  const found = DEED_WORDS.filter(([start]) => words.some((word) => word.startsWith(start))).map(([, deed]) => deed);
  // 'Residential Construction' is what such permits are called, also those to alter something.
  return found.includes('alter') && !words.includes('new') ? found.filter((deed) => deed !== 'new') : found;
}

function workSignals({ work }: JobProfile, trade: Trade): Set<string> {
  const found = new Set<string>();
  const own = OWN[trade];
  for (const mention of work) {
    const { kind, standing, deed } = mention;
    if (kind === 'dry' && mention.isPart) continue;
    if (own.has(kind)) {
      found.add(
        standing === 'work'
          ? 'own'
          : standing === 'denied'
            ? 'denied'
            : standing === 'separate'
              ? 'separate'
              : 'own aside',
      );
      if (standing === 'work') found.add(`own: ${mention.concept}`);
    } else if (TRADED.has(kind)) {
      if (isDone(mention)) found.add(kind === 'equipment' ? 'dry' : 'other').add(kind);
    } else if (HOMES.has(kind)) {
      homeSignals(mention, found);
    } else if (PLACES.has(kind)) {
      placeSignals(mention, found);
    } else if (kind === 'wetroom') {
      found.add(isDone(mention) ? 'wet room' : standing === 'denied' ? 'wet room denied' : 'wet room aside');
      if (isDone(mention) && (makes(mention) || changes(mention))) found.add('wet room done');
    } else if (DRY.has(kind)) {
      if (standing === 'denied') continue;
      found.add(kind);
      if (standing === 'work') found.add(makes(mention) && kind === 'dry' ? 'dry made' : 'dry');
    } else if (kind === 'scope') {
      if (standing !== 'denied') found.add(mention.concept);
    } else if (kind !== 'boilerplate' && kind !== 'fixtures' && standing !== 'denied') found.add(kind);
    if (kind === 'fixtures' && standing === 'work') found.add('fixtures');
    if (deed === 'remove' && standing === 'work') found.add('removal');
    if (standing === 'work' && changes(mention)) found.add('changed');
  }
  if (found.has('denied') && found.has('own')) found.delete('denied');
  // 'Interior painting' leaves rooms as they are.
  if (found.has('interior') && found.has('finish') && !found.has('changed')) found.delete('interior');
  if (found.has('wet place') && found.has('tenant')) found.add('wet place changed');
  if (found.has('demolish') && !found.has('changed') && !found.has('tenant')) found.add('wrecked');
  return found;
}

function homeSignals(mention: Mention, found: Set<string>): void {
  const { standing, kind, deed, concept, isNew } = mention;
  if (standing === 'denied') return;
  const made = standing === 'work' && (deed === 'new' || deed === 'add');
  if (kind === 'adu' && standing === 'work' && deed !== 'remove') found.add('adu');
  if (deed === 'convert') found.add('convert');
  if (made || isNew) found.add('new home');
  else if (standing === 'work' && deed === 'alter') found.add('home changed');
  else if (standing === 'work') found.add('home');
  else found.add('home aside');
  if (concept === 'dwelling-units' && standing === 'work' && (deed === null || deed === 'new')) found.add('units');
}

function placeSignals(mention: Mention, found: Set<string>): void {
  const { standing, kind, deed, isNew } = mention;
  if (standing === 'denied' || standing === 'modifier') return;
  const isWet = kind === 'wetplace';
  const name = isWet ? 'wet place' : kind === 'structure' ? 'structure' : 'place';
  const isMade = isNew || (standing === 'work' && (deed === 'new' || deed === 'convert'));
  if (isMade) found.add(`new ${name}`);
  else if (!isDone(mention)) found.add(`${name} aside`);
  else found.add(changes(mention) ? (isWet ? 'wet place changed' : 'place changed') : name);
  if (isWet) found.add('wet place');
}

function sizeOf({ job: { cost, squareFeet, units } }: JobProfile): string[] {
  const found: string[] = [];
  const told = cost !== null && cost >= LEAST_COST ? cost : null;
  found.push(told === null ? 'cost untold' : told < SMALL_JOB ? 'small' : told < LARGE_JOB ? 'middling' : 'large');
  if (squareFeet !== null && squareFeet >= LARGE_AREA) found.push('large area');
  if (units !== null && units >= 2) found.push('several units');
  return found;
}

function firmSignals({ contractorKinds }: JobProfile, trade: Trade): string[] {
  const own = OWN[trade];
  const kinds = [...contractorKinds];
  const found: string[] = [];
  const isOwn = kinds.some((kind) => own.has(kind));
  if (isOwn) found.push('own');
  else if (kinds.some((kind) => TRADED.has(kind))) found.push('other');
  for (const kind of ['bath', 'dry', 'pool', 'builder']) if (contractorKinds.has(kind)) found.push(kind);
  return found.map((name) => `firm ${name}`);
}

const subcontracted = ({ subcontractors }: JobProfile, trade: Trade) =>
  [...subcontractors.keys()].some((kind) => OWN[trade].has(kind));
