import type { ProjectSector, ProjectType, ProjectWork } from '@plumbline/contract/domains/projects/project.ts';
import type { Thing } from './permit-lexicon.ts';
import type { ReadPermit } from './permit-reading.ts';

/**
 * Returns the type of a project in the specification's four words:
 * - a new building is 'new-construction': a home, another building, a garage or a shed; never a circuit, a water heater
 * or a pool, and never a permit for one trade alone, whatever building it is for;
 * - work that alters a building is 'renovation';
 * - everything else depends on who uses the building, and is 'commercial' if that is unclear.
 */
export function projectTypeOf(permit: ReadPermit, sector: ProjectSector, work: ProjectWork): ProjectType {
  if (work === 'new' && isBuilding(permit)) return 'new-construction';
  if (work === 'renovation') return 'renovation';
  return sector === 'residential' ? 'residential' : 'commercial';
}

const BUILDINGS: ReadonlySet<Thing> = new Set(['dwelling', 'building', 'outbuilding']);

/** Decides by the first thing named; a permit that says only 'new' is for a building. */
function isBuilding({ kind, category, title, description }: ReadPermit): boolean {
  if (kind.hits.some(({ meaning }) => meaning.trade !== undefined)) return false;
  const things = [description, title, kind, category].flatMap(({ hits }) =>
    hits.flatMap(({ meaning }) => meaning.thing ?? []),
  );
  const first = things.find((thing) => thing !== 'structure');
  return first === undefined || BUILDINGS.has(first);
}
