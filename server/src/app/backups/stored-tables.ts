import type pg from 'pg';
import * as z from 'zod';

/** A table with the columns that hold its rows; generated ones are computed again. */
export const StoredTable = z.object({
  schema: z.enum(['public', 'graphile_worker']),
  name: z.string(),
  columns: z.array(z.string()),
});
export type StoredTable = z.infer<typeof StoredTable>;

/** A counter that gives out ids. */
export const StoredSequence = z.object({
  schema: z.enum(['public', 'graphile_worker']),
  name: z.string(),
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});
export type StoredSequence = z.infer<typeof StoredSequence>;

/** These say which migrations were applied. A restore applies them instead. */
const HISTORIES = ['public.schema_migrations', 'graphile_worker.migrations'];

export const nameOf = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${schema}.${name}`;
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedName = (table: { readonly schema: string; readonly name: string }): string =>
  `${quoted(table.schema)}.${quoted(table.name)}`;

/** Returns the tables of the product and of its queue, without those whose rows a crash may lose anyway. */
export async function storedTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'graphile_worker') and relkind in ('r', 'p') and not relispartition
       and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
       and n.nspname || '.' || c.relname <> all ($1)
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [HISTORIES],
  );
  return rows;
}

/** Returns where each counter stands. */
export async function storedSequences(client: pg.Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ schema: StoredSequence['schema']; name: string }>(
    `select n.nspname as schema, relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'graphile_worker') and relkind = 'S' order by 1, 2`,
  );
  const found: StoredSequence[] = [];
  for (const row of rows) {
    const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quotedName(row)}`,
    );
    const [state] = states;
    if (state !== undefined) found.push({ ...row, ...state });
  }
  return found;
}
