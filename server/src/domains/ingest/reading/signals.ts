import { permitOf } from './permit-signals.ts';
import type { JobProfile } from './profile.ts';
import { ownKinds, TRADED, type Trade } from './trade-kinds.ts';
import { matterOf, workSignals } from './work-signals.ts';

const SMALL_JOB = 10_000;
const LARGE_JOB = 50_000;
/** A lower amount is a fee rather than a cost. */
const LEAST_COST = 600;
const LARGE_AREA = 800;

/** The signals in a row for one trade. */
export interface ReadSignals {
  /** The permit's main signal, such as 'own' or 'new home'. */
  readonly main: string;
  /** The text's main signal, such as 'wet room' or 'silent'. */
  readonly matter: string;
  /** Identical for rows with the same signals. */
  readonly key: string;
  /** Returns the names of all signals present, for the model. */
  names(): readonly string[];
}

/**
 * Returns the signals for whether a row needs a trade: names of what is present, the same for any city. The model
 * weights them (`trade-model.json`), and `reason.ts` puts the strongest into words.
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

/** Matters that don't say what is done. */
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

function sizeOf({ job: { cost, squareFeet, units } }: JobProfile): string[] {
  const found: string[] = [];
  const told = cost !== null && cost >= LEAST_COST ? cost : null;
  found.push(told === null ? 'cost untold' : told < SMALL_JOB ? 'small' : told < LARGE_JOB ? 'middling' : 'large');
  if (squareFeet !== null && squareFeet >= LARGE_AREA) found.push('large area');
  if (units !== null && units >= 2) found.push('several units');
  return found;
}

function firmSignals({ contractorKinds }: JobProfile, trade: Trade): string[] {
  const own = ownKinds(trade);
  const kinds = [...contractorKinds];
  const found: string[] = [];
  const isOwn = kinds.some((kind) => own.has(kind));
  if (isOwn) found.push('own');
  else if (kinds.some((kind) => TRADED.has(kind))) found.push('other');
  for (const kind of ['bath', 'dry', 'pool', 'builder']) if (contractorKinds.has(kind)) found.push(kind);
  return found.map((name) => `firm ${name}`);
}

const subcontracted = ({ subcontractors }: JobProfile, trade: Trade) =>
  [...subcontractors.keys()].some((kind) => ownKinds(trade).has(kind));
