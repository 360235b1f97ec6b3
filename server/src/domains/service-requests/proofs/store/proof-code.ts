import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import type { RecentCodes } from '../rules/code-limits.ts';
import type { SentCode } from '../rules/judge-code.ts';

export interface StoredCode extends SentCode {
  readonly id: string;
  readonly requestId: ServiceRequestId;
  readonly device: string | null;
  readonly byCall: boolean;
  readonly codeHash: string;
  readonly createdAt: Date;
}

/** Stores a code. Each one also removes the two oldest whose day is over, of requests that no longer need them. */
export async function insertCode(ctx: Context, code: Omit<StoredCode, 'attempts'>): Promise<void> {
  const { id, requestId, device, address, byCall, codeHash, createdAt, expiresAt } = code;
  await ctx.db.execute(sql`
    with forgotten as (
      delete from proof_codes where id in (
        select id from proof_codes where created_at < ${createdAt}::timestamptz - interval '2 days'
        order by created_at limit 2 for update skip locked))
    insert into proof_codes (id, request_id, device, address, by_call, code_hash, created_at, expires_at)
    values (${id}, ${requestId}, ${device}, ${address}, ${byCall}, ${codeHash}, ${createdAt}, ${expiresAt})`);
}

/**
 * Counts the codes of the last day. Other senders to the same address wait until the transaction ends.
 * The caller holds the request's lock.
 */
export async function countRecentCodes(
  ctx: Context,
  { requestId, device, address }: Pick<StoredCode, 'requestId' | 'device' | 'address'>,
): Promise<RecentCodes> {
  const now = ctx.clock.now();
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes-to:${address}`}, 0))`);
  const { rows } = await ctx.db.execute<Omit<RecentCodes, 'lastAt'> & { lastAt: string | null }>(sql`
    select count(*) filter (where request_id = ${requestId})::integer as request,
      count(*) filter (where device = ${device}::text)::integer as device,
      count(*) filter (where address = ${address} and not by_call)::integer as written,
      count(*) filter (where address = ${address} and by_call)::integer as calls,
      max(created_at) filter (where request_id = ${requestId} and address = ${address}) as "lastAt"
    from proof_codes
    where created_at > ${now}::timestamptz - interval '1 day'
      and (request_id = ${requestId} or device = ${device}::text or address = ${address})`);
  const [row] = rows;
  if (row === undefined) throw new Error('A count answered no row');
  return { ...row, lastAt: row.lastAt === null ? null : new Date(row.lastAt) };
}

/** Returns the codes of a request, newest first. The caller holds the request's lock. */
export async function codesOf(ctx: Context, id: ServiceRequestId): Promise<StoredCode[]> {
  const { rows } = await ctx.db.execute<Record<'createdAt' | 'expiresAt', string> & Record<string, unknown>>(sql`
    select id, request_id as "requestId", device, address, by_call as "byCall", code_hash as "codeHash", attempts,
      created_at as "createdAt", expires_at as "expiresAt"
    from proof_codes where request_id = ${id} order by ordinal desc`);
  return rows.map(
    (row) => ({ ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) }) as StoredCode,
  );
}

export async function countCodeAttempt(ctx: Context, id: string): Promise<void> {
  await ctx.db.execute(sql`update proof_codes set attempts = attempts + 1 where id = ${id}`);
}
