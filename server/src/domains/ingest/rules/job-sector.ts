import type { ProjectSector } from '@plumbline/contract/domains/projects/project.ts';
import type { ReadPermit, ReadText } from './permit-reading.ts';

/** Weights of the texts of a row. */
const COUNTS = { title: 0.8, description: 1.3, contractor: 0.4 } as const;
const KIND_COUNTS = 1.2;
/** Kind and category are often one another's words: the lesser counts this much. */
const AGAIN = 0.3;
/** Of further signs of the same kind in one text, how much counts, and at most how many points of them. */
const FURTHER = 0.35;
const MOST_FURTHER = 4;
/** Weaker signs tell nothing. */
const LEAST = 2.4;

/** Tells who uses the building, from the words of a permit. */
export function sectorOf(permit: ReadPermit): ProjectSector {
  const home = pointsFor(permit, 'home');
  const business = pointsFor(permit, 'business');
  if (Math.max(home, business) < LEAST) return 'unclear';
  return home >= business ? 'residential' : 'commercial';
}

function pointsFor(permit: ReadPermit, name: 'home' | 'business'): number {
  const kind = KIND_COUNTS * pointsOf(permit.kind, name);
  const category = pointsOf(permit.category, name);
  let points = Math.max(kind, category) + AGAIN * Math.min(kind, category);
  for (const [text, counts] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][]) {
    points += counts * pointsOf(permit[text], name);
  }
  return points;
}

function pointsOf({ hits }: ReadText, name: 'home' | 'business'): number {
  let most = 0;
  let all = 0;
  for (const { meaning } of hits) {
    const points = meaning[name] ?? 0;
    all += points;
    if (points > most) most = points;
  }
  return most + FURTHER * Math.min(all - most, MOST_FURTHER);
}
