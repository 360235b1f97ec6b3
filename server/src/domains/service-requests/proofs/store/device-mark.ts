import { PROOF_DAYS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';

/** Returns whether a browser has confirmed a contact in the last `PROOF_DAYS`. */
export async function isProvenOnDevice(ctx: Context, mark: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select from device_proofs
    where mark = ${mark} and proven_at > ${ctx.clock.now()}::timestamptz - ${PROOF_DAYS} * interval '1 day'`);
  return rows.length > 0;
}

/** Remembers a contact that a browser has confirmed. */
export async function rememberProof(ctx: Context, mark: string, requestId: ServiceRequestId): Promise<void> {
  await ctx.db.execute(sql`
    insert into device_proofs (mark, request_id, proven_at) values (${mark}, ${requestId}, ${ctx.clock.now()})
    on conflict (mark) do update set request_id = excluded.request_id, proven_at = excluded.proven_at`);
}

/** The other names under which a browser has sent requests in the last day, and when it last sent one. */
export interface UsedNames {
  readonly others: number;
  /** Whether this name is among those of the last day. */
  readonly isKnown: boolean;
  readonly lastAt: Date | null;
}

/** Returns a browser's names of the last day. Its other requests wait until the transaction ends. */
export async function usedNames(ctx: Context, device: string, name: string): Promise<UsedNames> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`names-of:${device}`}, 0))`);
  const { rows } = await ctx.db.execute<{ others: number; isKnown: boolean; lastAt: string | null }>(sql`
    select count(distinct name_mark) filter (where name_mark <> ${name})::integer as others,
      coalesce(bool_or(name_mark = ${name}), false) as "isKnown", max(sent_at) as "lastAt"
    from device_names where device = ${device} and sent_at > ${ctx.clock.now()}::timestamptz - interval '1 day'`);
  const [row] = rows;
  if (row === undefined) throw new Error('A count answered no row');
  return { ...row, lastAt: row.lastAt === null ? null : new Date(row.lastAt) };
}

/** Stores the name of a browser's request. Each one also removes the two oldest whose day is over. */
export async function insertName(
  ctx: Context,
  requestId: ServiceRequestId,
  device: string,
  name: string,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.execute(sql`
    with forgotten as (
      delete from device_names where request_id in (
        select request_id from device_names where sent_at < ${now}::timestamptz - interval '1 day'
        order by sent_at limit 2 for update skip locked))
    insert into device_names (request_id, device, name_mark, sent_at) values (${requestId}, ${device}, ${name}, ${now})`);
}
