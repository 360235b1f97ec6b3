import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Circle } from './around-place.ts';

/** Web Mercator positions are cut into cells of about ten miles at Louisville: 2^11 of them side by side. */
export const CELL_BITS = 19;
/** A circle over more cells than these is found by its other choices. */
const MOST_CELLS = 100;
/** Stands for any state. */
const ANY = '*';

type Choices = Pick<ProjectFilter, 'status' | 'county' | 'zip' | 'source'>;

/**
 * Returns the anchors of a filter: a project that matches it has at least one of them (`anchorsOfProjects`), so a changed
 * project is only compared with the few filters that share one. An anchor joins the most selective place of the filter
 * with a status. Stored with watches: whoever changes what they mean must compute the stored ones anew.
 */
export function filterAnchors({ status, county, zip, source }: Choices, circle: Circle | null): string[] {
  const states = status.length === 0 ? [ANY] : status;
  return placesOf({ county, zip, source }, circle).flatMap((place) => states.map((state) => `${place}|${state}`));
}

function placesOf({ county, zip, source }: Omit<Choices, 'status'>, circle: Circle | null): string[] {
  if (zip !== undefined) return [`zip:${zip}`];
  const cells = circle === null ? [] : cellsOf(circle);
  if (cells.length > 0) return cells;
  if (county !== undefined) return [`county:${county}`];
  return [source === undefined ? 'all' : `source:${source}`];
}

/** Returns the cells of the box around a circle; none if there are too many. */
function cellsOf({ west, east, north, south }: Circle): string[] {
  const [left, right, top, bottom] = [west, east, north, south].map((at) => Math.floor(at / 2 ** CELL_BITS)) as [
    number,
    number,
    number,
    number,
  ];
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  if (columns * rows > MOST_CELLS) return [];
  return Array.from(
    { length: columns * rows },
    (_, index) => `cell:${left + (index % columns)}:${top + Math.floor(index / columns)}`,
  );
}
