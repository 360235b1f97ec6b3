import type { FirmDispute, LinkableContractor } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { FOUND_FIRMS } from '@plumbline/contract/domains/leads/firm-dispute-endpoints.ts';
import type { ContractorId, UserId } from '@plumbline/contract/kernel/id.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { erased, withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import { firmDisputes, firms, type StoredDispute, type StoredFirm } from '../tables.ts';
import type { FirmName } from './firm-ruling.ts';

/** Returns a firm that has been counted, locked as by those who count it; null if there is none. */
export async function lockFirm(ctx: Context, slug: string): Promise<StoredFirm | null> {
  const [row] = await ctx.db.select().from(firms).where(eq(firms.slug, slug)).for('no key update');
  return row === undefined || row.figures === null ? null : row;
}

/** Returns the counted firms that a contractor is, those with the most permits first. */
export const firmsOfContractor = (ctx: Context, id: ContractorId): Promise<StoredFirm[]> =>
  ctx.db
    .select()
    .from(firms)
    .where(and(eq(firms.contractorId, id), sql`${firms.figures} is not null`))
    .orderBy(sql`(${firms.figures} ->> 'permits')::int desc`, firms.slug);

export async function insertDispute(ctx: Context, dispute: StoredDispute): Promise<void> {
  await ctx.db.insert(firmDisputes).values(dispute);
}

/** Returns what a contractor has disputed, the newest first. */
export const disputesOf = (ctx: Context, id: ContractorId): Promise<StoredDispute[]> =>
  ctx.db
    .select()
    .from(firmDisputes)
    .where(eq(firmDisputes.contractorId, id))
    .orderBy(desc(firmDisputes.disputedAt), desc(firmDisputes.id));

/** Returns the disputes about a firm that wait for an operator. */
export const openDisputesOf = (ctx: Context, { nameKey, state }: FirmName): Promise<StoredDispute[]> =>
  ctx.db
    .select()
    .from(firmDisputes)
    .where(and(eq(firmDisputes.nameKey, nameKey), eq(firmDisputes.state, state), isNull(firmDisputes.outcome)))
    .orderBy(firmDisputes.id);

export async function closeDispute(ctx: Context, { id, outcome }: StoredDispute): Promise<void> {
  await ctx.db.update(firmDisputes).set({ outcome, decidedAt: ctx.clock.now() }).where(eq(firmDisputes.id, id));
}

const contractor = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'slug', ${alias}.slug, 'name', ${alias}.company_name,
    'city', ${alias}.city, 'state', ${alias}.state)`);

export type WaitingDispute = Omit<FirmDispute, 'disputedAt'> & { readonly disputedAt: string };

/** Returns the open disputes, the oldest first. Disputes about firms without permits are left out until a permit names one. */
export async function waitingDisputes(ctx: Context, limit: number): Promise<WaitingDispute[]> {
  const { rows } = await ctx.db.execute<WaitingDispute & Record<string, unknown>>(sql`
    select d.id, d.reason, d.disputed_at as "disputedAt", ${contractor('c')} as contractor,
      json_build_object('slug', f.slug, 'name', f.name, 'permits', (f.figures ->> 'permits')::int,
        'by', case when f.contractor_id = d.contractor_id then f.linked_by end) as firm
    from firm_disputes d join firms f on f.name_key = d.name_key and f.state = d.state and f.figures is not null
      join contractors c on c.id = d.contractor_id
    where d.outcome is null order by d.disputed_at, d.id limit ${limit}`);
  return rows;
}

export interface FirmForOperator extends Pick<StoredFirm, 'slug' | 'name' | 'state' | 'linkedBy' | 'unlinkedReason'> {
  readonly permits: number;
  readonly contractor: LinkableContractor | null;
  readonly candidates: readonly LinkableContractor[];
  readonly ruledOut: readonly LinkableContractor[];
}

/** Returns the counted firms whose name begins with a text, and the one with this slug, by name. */
export async function firmsNamed(ctx: Context, named: string): Promise<FirmForOperator[]> {
  const start = named.toLowerCase();
  const name = sql`lower(f.name) collate "C"`;
  // The highest character ends the range of names with this beginning.
  const { rows } = await ctx.db.execute<FirmForOperator & Record<string, unknown>>(sql`
    select f.slug, f.name, f.state, f.linked_by as "linkedBy", f.unlinked_reason as "unlinkedReason",
      (f.figures ->> 'permits')::int as permits,
      (select ${contractor('c')} from contractors c where c.id = f.contractor_id) as contractor,
      (select coalesce(json_agg(${contractor('c')} order by c.slug), '[]') from contractors c
        where c.id = any(f.candidate_ids)) as candidates,
      (select coalesce(json_agg(${contractor('c')} order by c.slug), '[]') from firm_rulings r
        join contractors c on c.id = r.contractor_id
        where r.name_key = f.name_key and r.state = f.state and not r.is_same) as "ruledOut"
    from firms f where f.figures is not null
      and (f.slug = ${named} or (${name} >= ${start} and ${name} < ${start} || chr(1114111)))
    order by ${name}, f.state limit ${FOUND_FIRMS}`);
  return rows;
}

/** Returns the stored data about what an account has disputed. */
export async function disputeData(ctx: Context, userId: UserId): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(dispute) - ${withheld(columns.firm_disputes)} order by disputed_at), '[]') as found
    from firm_disputes dispute where user_id = ${userId}`);
  return rows[0]?.found ?? [];
}

/** Removes the account and the reason from its disputes. An operator still decides them. */
export async function eraseDisputesOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.execute(sql`
    update firm_disputes set ${erased(columns.firm_disputes, {})} where user_id = ${userId}`);
}
