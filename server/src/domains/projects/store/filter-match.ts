import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { CELL_BITS } from '../rules/anchors.ts';
import { conditionsOf, type ResolvedFilter, whereAll } from './project-filter.ts';

/** Filters per statement. */
const AT_ONCE = 50;

const idList = (ids: readonly ProjectId[]): SQL => sql`id = any(${sql.param([...ids])}::text[])`;

/** A filter with the id that its caller knows it by. */
export interface KeyedFilter {
  readonly key: string;
  readonly filter: ResolvedFilter;
}

/** Returns, for each filter, those of the projects that match it. A filter that none matches is left out. */
export async function matchesAmong(
  db: Database,
  filters: readonly KeyedFilter[],
  ids: readonly ProjectId[],
): Promise<Map<string, ProjectId[]>> {
  const found = new Map<string, ProjectId[]>();
  for (let from = 0; from < filters.length; from += AT_ONCE) {
    const parts = filters
      .slice(from, from + AT_ONCE)
      .map(
        ({ key, filter }) =>
          sql`select ${key}::text as key, array(select id from changed as projects ${whereAll(conditionsOf(filter))}) as ids`,
      );
    // Read once. Planning each part with the indexes of all projects would take far longer than comparing a few hundred.
    const { rows } = await db.execute<{ key: string; ids: ProjectId[] }>(sql`
      with changed as materialized (select * from projects where ${idList(ids)})
      ${sql.join(parts, sql` union all `)}`);
    for (const { key, ids } of rows) if (ids.length > 0) found.set(key, ids);
  }
  return found;
}

/** Returns those of the projects that match a filter, and whether any project at all does. */
export async function matchesWithAny(
  db: Database,
  filter: ResolvedFilter,
  ids: readonly ProjectId[],
): Promise<{ readonly ids: ProjectId[]; readonly any: boolean }> {
  const conditions = conditionsOf(filter);
  const { rows } = await db.execute<{ ids: ProjectId[]; any: boolean }>(sql`
    select array(select id from projects ${whereAll([idList(ids), ...conditions])}) as ids,
      exists (select from projects ${whereAll(conditions)}) as any`);
  return rows[0] ?? { ids: [], any: false };
}

/** Returns the anchors that these projects have, each once. `filterAnchors` says what they are for. */
export async function anchorsOf(db: Database, ids: readonly ProjectId[]): Promise<string[]> {
  const cell = sql.raw(`'cell:' || (map_x >> ${CELL_BITS}) || ':' || (map_y >> ${CELL_BITS})`);
  const { rows } = await db.execute<{ anchor: string }>(sql`
    select distinct anchor.place || '|' || standing.status as anchor from projects
    cross join lateral unnest(array['all', 'zip:' || zip, 'county:' || county, 'source:' || source_id, ${cell}]) anchor (place)
    cross join lateral unnest(array['*', projects.status]) standing (status)
    where ${idList(ids)} and anchor.place is not null`);
  return rows.map(({ anchor }) => anchor);
}
