import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** A project that search engines may list, and when it last changed. */
export interface ListedProject {
  readonly id: ProjectId;
  readonly updatedAt: string;
}

/** The condition of the index projects_not_completed, and that a source still lists it. */
const isListed = sql`status <> 'completed' and vanished_at is null`;

/** Returns the projects with ids in [`from`, `to`), and beyond `after` if it is given, in their order. */
export async function listedProjects(
  db: Database,
  range: {
    readonly from: string;
    readonly after?: string | undefined;
    readonly to: string | null;
    readonly limit: number;
  },
): Promise<ListedProject[]> {
  const { from, after, to, limit } = range;
  const { rows } = await db.execute<{ id: ProjectId; updatedAt: string }>(sql`
    select id, to_char(last_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt" from projects
    where ${isListed} and ${after === undefined ? sql`id >= ${from}` : sql`id > ${after}`}
      ${to === null ? sql.empty() : sql`and id < ${to}`}
    order by id limit ${limit}`);
  return rows;
}

/** Returns the first of these ids and every nth one after it. Reads them all. */
export async function projectStarts(db: Database, every: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) - 1 as place from projects where ${isListed}) as placed
    where place % ${every} = 0 order by id`);
  return rows.map(({ id }) => id);
}
