import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { ColumnWarning } from '../rules/column-trouble.ts';

/** An enabled source whose columns give less than they should. */
export interface WarnedSource {
  readonly id: SourceId;
  readonly name: string;
  readonly warnings: readonly ColumnWarning[];
  readonly since: Date;
}

/** Returns the sources with warnings about their columns, by name. */
export async function warnedSources(db: Database): Promise<WarnedSource[]> {
  const { rows } = await db.execute<{ id: SourceId; name: string; warnings: ColumnWarning[]; since: string }>(sql`
    select id, name, warnings, coalesce(warned_at, last_succeeded_at, now()) as since
    from ingest_sources join project_sources using (id)
    where enabled and warnings <> '[]' order by name, id`);
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since) }));
}
