import type { ContractorId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { erased, withheld } from '../../../kernel/erased.ts';
import { columns } from '../columns.ts';
import type { StoredThread } from '../tables.ts';

/** Selects the threads of a customer's requests. */
const ofCustomer = (customerId: UserId): SQL =>
  sql`request_id in (select id from service_requests where customer_id = ${customerId})`;

/** Selects the threads of these requests. */
export const ofRequests = (ids: readonly ServiceRequestId[]): SQL =>
  sql`request_id = any(${sql.param([...ids])}::text[])`;

/** Returns what someone has written: as the customer of their requests, and as the contractor of a listing. */
export async function ownMessages(
  ctx: Context,
  customerId: UserId,
  contractorId: ContractorId | null,
): Promise<unknown> {
  const { rows } = await ctx.db.execute<{ found: unknown }>(sql`
    select coalesce(jsonb_agg(to_jsonb(written) - ${withheld(columns.thread_messages)} || jsonb_build_object(
      'request_id', case when by_party = 'customer' then request_id end) order by at, seq), '[]') as found
    from thread_messages as written join threads using (referral_id)
    where (by_party = 'customer' and ${ofCustomer(customerId)})
      or (by_party = 'contractor' and contractor_id = ${contractorId}::text)`);
  return rows[0]?.found ?? [];
}

/**
 * Locks the requests, as every writer of a message does: what is being written is there afterwards, and nothing is written
 * until the caller's transaction ends.
 */
export const lockRequests = async (ctx: Context, which: SQL): Promise<void> =>
  void (await ctx.db.execute(sql`select from service_requests where ${which} order by id for update`));

/** Selects the requests of a customer, and these requests. */
export const isOfCustomer = (customerId: UserId): SQL => sql`customer_id = ${customerId}`;
export const isAmong = (ids: readonly ServiceRequestId[]): SQL => sql`id = any(${sql.param([...ids])}::text[])`;

/** Returns the threads of a customer's requests. */
export const threadsOfCustomer = (ctx: Context, customerId: UserId): Promise<ThreadKeys[]> =>
  threadsWhere(ctx, ofCustomer(customerId));

export const threadsOfContractor = (ctx: Context, contractorId: ContractorId): Promise<ThreadKeys[]> =>
  threadsWhere(ctx, sql`contractor_id = ${contractorId}`);

/** A thread with the addresses that its customer gave: email in lower case, phone in E.164. */
export interface ThreadKeys extends Pick<StoredThread, 'referralId'> {
  readonly addresses: readonly string[];
}

export async function threadsWhere(ctx: Context, which: SQL): Promise<ThreadKeys[]> {
  const { rows } = await ctx.db.execute<{ referralId: StoredThread['referralId']; addresses: string[] }>(sql`
    select referral_id as "referralId", array[lower(customer_email), customer_phone] as addresses
    from threads join service_requests on service_requests.id = request_id where ${which}`);
  return rows;
}

/** Removes the texts of both sides and their reports, which may name the customer. Who wrote when stays. */
export async function eraseTexts(ctx: Context, threads: readonly ThreadKeys[]): Promise<void> {
  await ctx.db.execute(sql`
    update thread_messages set ${erased(columns.thread_messages, {})} where ${isIn(threads)}`);
  await ctx.db.execute(sql`
    update thread_reports set ${erased(columns.thread_reports, {})} where ${isIn(threads)}`);
}

/** Removes a contractor's own texts and reports. The customer's stay. */
export async function eraseContractorsTexts(ctx: Context, threads: readonly ThreadKeys[]): Promise<void> {
  await ctx.db.execute(sql`
    update thread_messages set ${erased(columns.thread_messages, {})}
      where ${isIn(threads)} and by_party = 'contractor'`);
  await ctx.db.execute(sql`
    update thread_reports set ${erased(columns.thread_reports, {})}
      where ${isIn(threads)} and by_party = 'contractor'`);
}

const isIn = (threads: readonly ThreadKeys[]): SQL =>
  sql`referral_id = any(${sql.param(threads.map(({ referralId }) => referralId))}::text[])`;
