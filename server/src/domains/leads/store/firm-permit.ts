import type { FirmPermit, FirmPermitQuery } from '@plumbline/contract/domains/leads/firm.ts';
import { ONE_JOB_DAYS } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { NewFirmPermit } from '../tables.ts';

/**
 * Replaces what projects say about firms. Returns the firms whose figures differ now: those that were named, are named, or
 * are named with one of them.
 */
export async function replacePermits(
  ctx: Context,
  projectIds: readonly ProjectId[],
  permits: readonly NewFirmPermit[],
): Promise<string[]> {
  const ids = sql.param([...projectIds]);
  const given = permits.map((permit) => ({
    firm_id: permit.firmId,
    project_id: permit.projectId,
    role: permit.role,
    named: permit.named,
    license: permit.license,
    place: permit.place,
    zip: permit.zip,
    kind: permit.kind,
    value_cents: permit.valueCents,
    day: permit.day,
    address_key: permit.addressKey,
    is_synthetic: permit.isSynthetic,
  }));
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with given as (select * from json_populate_recordset(null::firm_permits, ${JSON.stringify(given)}::json)),
    gone as (
      delete from firm_permits p where project_id = any(${ids}::text[])
        and not exists (select from given g where g.firm_id = p.firm_id and g.project_id = p.project_id)
      returning firm_id, project_id, address_key
    ), kept as (
      insert into firm_permits as p select * from given
      on conflict (firm_id, project_id) do update set role = excluded.role, named = excluded.named,
        license = excluded.license, place = excluded.place, zip = excluded.zip, kind = excluded.kind,
        value_cents = excluded.value_cents, day = excluded.day, address_key = excluded.address_key,
        is_synthetic = excluded.is_synthetic
      where row(p.*) is distinct from row(excluded.*)
      returning firm_id, project_id, address_key
    ), changed as (select * from gone union all select * from kept)
    select firm_id as id from changed
    union select firm_id from firm_permits where project_id in (select project_id from changed)
    union select firm_id from firm_permits where address_key in (select address_key from changed)`);
  return rows.map(({ id }) => id);
}

/** A permit in a firm's list; the value is in cents. */
export type FirmPermitRow = Omit<FirmPermit, 'value'> & { readonly valueCents: number | null };

/** Returns a firm's permits, newest first, undated ones last. */
export async function permitsOfFirm(
  ctx: Context,
  firmId: string,
  { kind, role, zip, year, with: partner }: FirmPermitQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FirmPermitRow[]> {
  const wanted = [
    kind === undefined ? undefined : sql`f.kind = ${kind}`,
    role === undefined ? undefined : sql`f.role = ${role}`,
    zip === undefined ? undefined : sql`f.zip = ${zip}`,
    year === undefined ? undefined : sql`f.day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
    partner === undefined
      ? undefined
      : sql`exists (
          select from firms other join firm_permits o on o.firm_id = other.id where other.slug = ${partner}
            and (o.project_id = f.project_id or (o.address_key = f.address_key
              and o.day between f.day - ${ONE_JOB_DAYS}::int and f.day + ${ONE_JOB_DAYS}::int)))`,
  ].filter((condition) => condition !== undefined);
  const { rows } = await ctx.db.execute<FirmPermitRow & Record<string, unknown>>(sql`
    select p.id as "projectId", p.title, p.location, f.kind, f.role, f.value_cents::float8 as "valueCents",
      p.permit_number as "permitNumber", s.name as "sourceName", p.source_url as "sourceUrl",
      coalesce(p.listed_on, f.day::text) as "listedOn"
    from (
      select * from firm_permits f where ${sql.join([sql`f.firm_id = ${firmId}`, ...wanted], sql` and `)}
      order by f.day desc nulls last, f.project_id limit ${limit} offset ${offset}
    ) f
    join projects p on p.id = f.project_id join project_sources s on s.id = p.source_id
    order by f.day desc nulls last, f.project_id`);
  return rows;
}
