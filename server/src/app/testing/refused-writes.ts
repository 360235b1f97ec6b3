import type { TestDatabase } from '../../kernel/testing/test-database.ts';

/** The SQLSTATE of a refused write. */
export const REFUSED = '23514';

/** Runs `work` while the database refuses every write, except to the `allowed` tables. */
export type RefuseWrites = <T>(allowed: Iterable<string>, work: () => Promise<T>) => Promise<T>;

/** Any call may write to it in the background. */
const BESIDE = 'rate_limits';

/**
 * Puts a trigger on every table of the product. A refused write fails as real ones do, as verbosely as PostgreSQL can:
 * with the whole row in the message and in the detail.
 */
export async function refusingWrites({ pool }: TestDatabase): Promise<RefuseWrites> {
  await pool.query(`
    create schema watched;
    create table watched.allowed (name text primary key);
    create function watched.refuse() returns trigger language plpgsql as $$
    declare
      words text := case tg_op when 'DELETE' then old::text else new::text end;
    begin
      -- Nothing is refused while no table is named.
      if not exists (select from watched.allowed)
        or exists (select from watched.allowed where name = tg_table_name) then
        return case tg_op when 'DELETE' then old else new end;
      end if;
      raise exception 'new row violates a rule: %', words
        using errcode = '${REFUSED}', detail = 'Failing row contains ' || words, table = tg_table_name,
          constraint = tg_table_name || '_refused';
    end $$`);
  const { rows } = await pool.query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`);
  for (const { name } of rows) {
    await pool.query(`create trigger watched before insert or update or delete on public."${name}"
      for each row execute function watched.refuse()`);
  }
  return async (allowed, work) => {
    await pool.query('insert into watched.allowed select unnest($1::text[])', [[BESIDE, ...allowed]]);
    try {
      return await work();
    } finally {
      await pool.query('delete from watched.allowed');
    }
  };
}
