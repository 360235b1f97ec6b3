import { createHash } from 'node:crypto';
import { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import * as z from 'zod';

/** The end of a page: the sort keys of its last project as text, with its id last. */
export interface PageEnd {
  readonly sort: ProjectSort;
  readonly keys: readonly string[];
}

/** For each sort: the form a key must have for the database to read it. */
const moment = z.iso.datetime({ offset: true }).regex(/^[12]/);
/** Whether the project has a date. */
const dated = z.enum(['true', 'false']);
const whole = z.string().regex(/^-?\d{1,18}$/);
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const Keys = {
  newest: z.tuple([dated, moment, id]),
  best: z.tuple([whole, dated, moment, id]),
  budget: z.tuple([whole, id]),
  // The time at which the first page was read; whether it ended among projects with future deadlines.
  deadline: z.tuple([moment, z.enum(['ahead', 'rest']), dated, moment, id]),
} as const satisfies Record<ProjectSort, z.ZodType>;

/** Encodes the cursor for the next page of the same list. */
export function cursorOf(end: PageEnd, filter: ProjectFilter): string {
  const body = Buffer.from(JSON.stringify([end.sort, ...end.keys])).toString('base64url');
  return `${body}.${checksum(body, filter)}`;
}

/** Decodes a cursor; returns null if it is damaged, from another list, or from a release with another order. */
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

/** Not a secret, because a cursor grants no access. It detects damaged cursors and those of another list. */
function checksum(body: string, filter: ProjectFilter): string {
  const { search, projectType, county, budgetRange, status, plumbing, ...others } = filter;
  const more = Object.entries(others).filter(([, value]) => value !== undefined);
  const list = JSON.stringify([
    search,
    projectType,
    county,
    budgetRange,
    status,
    plumbing,
    ...more.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return createHash('sha256').update(`${body} ${list}`).digest('base64url').slice(0, 10);
}
