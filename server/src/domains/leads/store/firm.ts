import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { FirmMention } from '../rules/firm-mention.ts';
import { firmDisputes, firmPermits, firms, type StoredFirm } from '../tables.ts';

/** Serializes the recording of firms: what is read of a project must not be older than what is written. Arbitrary. */
const FIRM_LOCK = 7_586_271;

/** Waits until nobody else records firms; holds the lock until the transaction ends. */
export async function lockFirms(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${FIRM_LOCK})`);
}

/** The same for all spellings of a firm. */
export const firmIdentity = ({ key, state }: Pick<FirmMention, 'key' | 'state'>): string => `${key} ${state}`;

/** Stores firms that are not known yet. Returns the ids of all, by identity. */
export async function keepFirms(ctx: Context, mentions: readonly FirmMention[]): Promise<ReadonlyMap<string, string>> {
  if (mentions.length === 0) return new Map();
  const given = mentions.map(({ key, slug, name, state }) => ({ id: newId('fm'), slug, name, key, state }));
  const { rows } = await ctx.db.execute<{ id: string; key: string; state: string }>(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as new (id text, slug text, name text, key text, state text)
    ), added as (
      insert into firms (id, slug, name, name_key, state, created_at)
      select distinct on (key, state) id, slug, name, key, state, ${ctx.clock.now().toISOString()}::timestamptz
      from given order by key, state
      on conflict do nothing returning id, name_key, state
    )
    select id, name_key as key, state from added
    union all
    select f.id, f.name_key, f.state from firms f
    where (f.name_key, f.state) in (select key, state from given)`);
  return new Map(rows.map((row) => [firmIdentity(row), row.id]));
}

/** Says that the figures of firms have to be computed anew. In the order of the ids, so that writers don't block each other. */
export async function markStale(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.execute(sql`
    update firms set stale_since = coalesce(stale_since, ${ctx.clock.now().toISOString()}::timestamptz)
    where id in (select id from firms where id = any(${sql.param([...ids])}::text[]) order by id for update)`);
}

/** Returns a firm that has been counted; null if there is none. */
export async function firmBySlug(ctx: Context, slug: string): Promise<StoredFirm | null> {
  const [row] = await ctx.db
    .select()
    .from(firms)
    .where(and(eq(firms.slug, slug), isNotNull(firms.figures)));
  return row ?? null;
}

/** Returns firms by their ids; unknown ids are left out. */
export const firmsByIds = (ctx: Context, ids: readonly string[]): Promise<StoredFirm[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(firms)
        .where(inArray(firms.id, [...ids]));

/** Selects the open dispute of the contractor that a firm is linked to. */
const openDispute = (ctx: Context) =>
  ctx.db
    .select({ id: firmDisputes.id })
    .from(firmDisputes)
    .where(
      and(
        eq(firmDisputes.nameKey, firms.nameKey),
        eq(firmDisputes.state, firms.state),
        eq(firmDisputes.contractorId, firms.contractorId),
        isNull(firmDisputes.outcome),
      ),
    );

/** Returns the counted firms that a project names, with what they do on it. */
export const firmsOfProject = (ctx: Context, id: ProjectId) =>
  ctx.db
    .select({ firm: firms, role: firmPermits.role, isDisputed: sql<boolean>`exists ${openDispute(ctx)}` })
    .from(firmPermits)
    .innerJoin(firms, eq(firms.id, firmPermits.firmId))
    .where(and(eq(firmPermits.projectId, id), isNotNull(firms.figures)))
    .orderBy(asc(firms.slug));
