import type { ProjectSector } from '@plumbline/contract/domains/projects/project.ts';
import type { ReadPermit, ReadText } from './permit-reading.ts';

/** Weights of the texts of a row. */
const COUNTS = { title: 0.8, description: 1.3, contractor: 0.4 } as const;
const KIND_COUNTS = 1.2;
/** Kind and category often repeat each other: the weaker one counts this much. */
const AGAIN = 0.3;
/** Weight of further evidence of the same kind in one text, and the maximum it can add. */
const FURTHER = 0.35;
const MOST_FURTHER = 4;
/** Weaker evidence is inconclusive. */
const LEAST = 2.4;

/** Infers who uses the building from a permit's words. */
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
