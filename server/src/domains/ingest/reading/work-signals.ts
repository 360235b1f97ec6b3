import { changes, isDone, type Mention, makes } from './mentions.ts';
import type { JobProfile } from './profile.ts';
import { firstOf, ownKinds, TRADED, type Trade } from './trade-kinds.ts';

const DRY: ReadonlySet<string> = new Set(
  'dry exterior structural finish ground partition casework equipment event street'.split(' '),
);
const HOMES: ReadonlySet<string> = new Set(['dwelling', 'adu']);
const PLACES: ReadonlySet<string> = new Set(['wetplace', 'workplace', 'structure']);

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
/** Returns the matter of a text. On another trade's permit, that trade's work outranks almost everything. */
export function matterOf(work: ReadonlySet<string>, main: string): string | null {
  if (main === 'other' && work.has('other') && !work.has('void') && !work.has('own')) return 'other';
  return firstOf(work, WORK_ORDER);
}

export function workSignals({ work }: JobProfile, trade: Trade): Set<string> {
  const found = new Set<string>();
  const own = ownKinds(trade);
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
  // 'Interior painting' leaves rooms unchanged.
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
