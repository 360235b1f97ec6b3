import { ONE_JOB_DAYS, RECENT_DAYS } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { FirmFigures } from '../rules/firm-figures.ts';
import { firms, type StoredFirm } from '../tables.ts';

/** What a firm is recognized by in the directory. */
export interface FirmFacts {
  readonly names: readonly string[];
  readonly licenses: readonly string[];
  readonly places: readonly string[];
  readonly roles: readonly string[];
}

/** A firm to be counted, with the contractor that it was until now. */
export type WaitingFirm = Pick<StoredFirm, 'id' | 'nameKey' | 'state' | 'contractorId'>;

/** Returns firms whose permits have changed since they were counted, those that wait longest first, locked. */
export const lockStale = (ctx: Context, limit: number): Promise<WaitingFirm[]> =>
  lockSome(ctx, sql`where stale_since is not null order by stale_since, id limit ${limit}`);

/** Returns firms that were looked up in the directory before a moment, locked. */
export const lockLinkedBefore = (ctx: Context, before: Date, limit: number): Promise<WaitingFirm[]> =>
  lockSome(ctx, sql`where linked_at < ${before.toISOString()}::timestamptz order by linked_at, id limit ${limit}`);

/** Those that another process has locked are left to it. */
async function lockSome(ctx: Context, which: ReturnType<typeof sql>): Promise<WaitingFirm[]> {
  const { rows } = await ctx.db.execute<WaitingFirm & Record<string, unknown>>(sql`
    select id, name_key as "nameKey", state, contractor_id as "contractorId" from firms ${which} for no key update skip locked`);
  return rows;
}

const MOST_ZIPS = 8;
const MOST_PLACES = 12;
const MOST_PARTNERS = 12;
const MOST_NAMES = 10;
/** The newest permits of a firm whose addresses are searched for partners. */
const MOST_OWN = 5000;
/** The permits of others that are looked at for each. One address can have thousands: an airport, a tower. */
const MOST_AT_ADDRESS = 50;

/** Counts the permits of a firm. */
export async function countPermits(
  ctx: Context,
  firmId: string,
): Promise<{ readonly figures: FirmFigures; readonly facts: FirmFacts }> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const grouped = (name: string, value: string, rest = '') =>
    sql.raw(`'${name}', (select coalesce(json_agg(json_build_object('${value}', value, 'permits', permits)
      order by permits desc, value), '[]') from (
        select ${rest || value} as value, count(*) as permits from own where ${rest || value} is not null
        group by 1 order by 2 desc, 1 limit ${name === 'zips' ? MOST_ZIPS : MOST_PLACES * 2}) as one)`);
  const { rows } = await ctx.db.execute<{ figures: FirmFigures; facts: FirmFacts }>(sql`
    with own as materialized (select * from firm_permits where firm_id = ${firmId}),
    days as (
      select day::text as day, count(*) as permits from own
      where day > ${today}::date - ${RECENT_DAYS}::int group by day
    ),
    together as (
      select o.firm_id, o.role, own.project_id, greatest(own.day, o.day) as day
      from own join firm_permits o on o.project_id = own.project_id
      union
      select o.firm_id, o.role, own.project_id, greatest(own.day, o.day)
      from (select * from own order by day desc nulls last, project_id limit ${MOST_OWN}) as own
      cross join lateral (
        select firm_id, role, day from firm_permits
        where address_key = own.address_key and firm_id <> ${firmId}
          and day between own.day - ${ONE_JOB_DAYS}::int and own.day + ${ONE_JOB_DAYS}::int
        order by day desc, project_id limit ${MOST_AT_ADDRESS}
      ) as o
    ),
    partners as (
      select firm_id as id, mode() within group (order by role) as role, count(distinct project_id) as together,
        max(day)::text as "lastOn"
      from together where firm_id <> ${firmId} group by firm_id
      order by together desc, "lastOn" desc nulls last, firm_id limit ${MOST_PARTNERS}
    )
    select json_build_object(
      'permits', (select count(*) from own),
      'synthetic', (select count(*) from own where is_synthetic),
      'firstOn', (select min(day)::text from own),
      'latestOn', (select max(day)::text from own),
      'days', (select coalesce(json_agg(days order by day), '[]') from days),
      ${grouped('years', 'year', 'extract(year from day)::int')},
      ${grouped('roles', 'role')},
      ${grouped('kinds', 'kind')},
      ${grouped('places', 'place')},
      ${grouped('zips', 'zip')},
      'values', (
        select json_build_object('known', count(value_cents),
          'median', percentile_cont(0.5) within group (order by value_cents),
          'low', percentile_cont(0.25) within group (order by value_cents),
          'high', percentile_cont(0.75) within group (order by value_cents))
        from own where value_cents > 0),
      'partners', (select coalesce(json_agg(partners order by together desc, "lastOn" desc nulls last, id), '[]')
        from partners)
    ) as figures, json_build_object(
      'names', array(select named from own group by named order by count(*) desc, length(named) desc, named limit ${MOST_NAMES}),
      'licenses', array(select distinct license from own where license is not null limit ${MOST_NAMES}),
      'places', array(select place from own where place is not null group by place order by count(*) desc limit ${MOST_PLACES}),
      'roles', array(select distinct role from own)
    ) as facts`);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A firm was counted');
  return counted;
}

type Counted = Pick<StoredFirm, 'name' | 'contractorId' | 'linkedBy' | 'unlinkedReason' | 'candidateIds'> & {
  readonly figures: FirmFigures;
};

/** Stores what has been counted, the name that most permits write, and who the firm is in the directory. */
export async function saveCounted(ctx: Context, firmId: string, counted: Counted): Promise<void> {
  await ctx.db
    .update(firms)
    .set({ ...counted, linkedAt: ctx.clock.now(), staleSince: null })
    .where(eq(firms.id, firmId));
}

/** Removes firms that no permit names anymore. */
export async function removeFirm(ctx: Context, firmId: string): Promise<void> {
  await ctx.db.delete(firms).where(eq(firms.id, firmId));
}
