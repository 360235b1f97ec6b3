import { MOST_FIRMS, MOST_KINDS, type PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

/** Selects the firms `f` that a contractor has disputed and about which no operator has decided yet. */
const isDisputed = sql`exists (
  select from firm_disputes d where d.name_key = f.name_key and d.state = f.state
    and d.contractor_id = f.contractor_id and d.outcome is null)`;

/**
 * Counts the permits of the firms that contractors are, each once, without disputed firms. Sample permits count for sample
 * contractors, and no others do. Contractors without any are left out.
 */
export async function permitRecords(
  ctx: Context,
  ids: readonly ContractorId[],
): Promise<ReadonlyMap<ContractorId, PermitRecord>> {
  const records = new Map<ContractorId, PermitRecord>();
  for (const id of ids) {
    const { rows } = await ctx.db.execute<PermitRecord & Record<string, unknown>>(sql`
      with named as materialized (
        select f.slug, f.name, p.project_id, p.kind, p.place, p.day
        from firms f join contractors c on c.id = f.contractor_id
          join firm_permits p on p.firm_id = f.id and p.is_synthetic = c.is_synthetic
        where f.contractor_id = ${id} and not ${isDisputed}
      ), once as materialized (
        select distinct on (project_id) * from named order by project_id, day desc nulls last
      )
      select count(*)::int as permits, extract(year from min(day))::int as since, max(day)::text as "latestOn", (
        select json_build_object('place', place, 'permits', count(*)) from once where place is not null
        group by place order by count(*) desc, place limit 1) as most, (
        select coalesce(json_agg(kind order by permits desc, kind), '[]') from (
          select kind, count(*) as permits from once where kind <> 'other'
          group by kind order by permits desc, kind limit ${MOST_KINDS}) as one) as kinds, (
        select json_agg(json_build_object('slug', slug, 'name', name, 'permits', permits) order by permits desc, slug) from (
          select slug, name, count(*) as permits from named
          group by slug, name order by permits desc, slug limit ${MOST_FIRMS}) as one) as firms
      from once having count(*) > 0`);
    const [record] = rows;
    if (record !== undefined) records.set(id, record);
  }
  return records;
}
