import { createHash } from 'node:crypto';
import { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import * as z from 'zod';

/** Where a page ended: what its last project is ordered by, as text, its id last. */
export interface PageEnd {
  readonly sort: ProjectSort;
  readonly keys: readonly string[];
}

/** Of each sort: what a key must be for the database to read it. */
const moment = z.iso.datetime({ offset: true }).regex(/^[12]/);
/** Whether the project has a date. */
const dated = z.enum(['true', 'false']);
const whole = z.string().regex(/^-?\d{1,18}$/);
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const Keys = {
  newest: z.tuple([dated, moment, id]),
  best: z.tuple([whole, dated, moment, id]),
  budget: z.tuple([whole, id]),
  // The moment at which the first page was read; whether it ended among those whose deadline is still to come.
  deadline: z.tuple([moment, z.enum(['ahead', 'rest']), dated, moment, id]),
} as const satisfies Record<ProjectSort, z.ZodType>;

/** A cursor for the next page of the same list. */
export function cursorOf(end: PageEnd, filter: ProjectFilter): string {
  const body = Buffer.from(JSON.stringify([end.sort, ...end.keys])).toString('base64url');
  return `${body}.${checksum(body, filter)}`;
}

/** Decodes a cursor; null if it is damaged, of another list, or of a release with another order. */
export function readCursor(cursor: string, filter: ProjectFilter): PageEnd | null {
  const [body = '', check] = cursor.split('.');
  if (check !== checksum(body, filter)) return null;
  try {
    const [named, ...keys] = z.array(z.string()).parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    const sort = ProjectSort.parse(named);
    return { sort, keys: Keys[sort].parse(keys) };
  } catch {
    return null;
  }
}

/** Not a secret: a cursor opens nothing. It tells a slip from a page that was never there. */
function checksum(body: string, filter: ProjectFilter): string {
  const { search, projectType, county, budgetRange, status, plumbing } = filter;
  const list = JSON.stringify([search, projectType, county, budgetRange, status, plumbing]);
  return createHash('sha256').update(`${body} ${list}`).digest('base64url').slice(0, 10);
}
