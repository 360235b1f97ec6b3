import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import { DomainError } from './errors.ts';
import { inTransaction } from './transaction.ts';

/** Nobody repeats a call later than this, and replies with personal data shouldn't be stored longer. */
const KEPT_DAYS = 30;

/**
 * Runs `work` at most once per key, in one transaction with it. A repeated call, even a simultaneous one, gets the
 * first reply. Without a key it just runs. A person's own call names the person after its endpoint, or as the `owner`
 * in its reply, so that the reply can be forgotten with the person.
 *
 * @throws DomainError 'idempotency-mismatch' if the key was used with another body.
 */
export async function once<Reply extends object>(
  ctx: Context,
  call: { readonly endpoint: string; readonly key: string | null; readonly body: unknown },
  work: (ctx: Context) => Promise<Reply>,
): Promise<Reply> {
  const { key } = call;
  if (key === null) return inTransaction(ctx, work);
  const fingerprint = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
  return inTransaction(ctx, async (ctx) => {
    // Waits here for a transaction that holds the same key. Each new key also removes the two oldest, if they have
    // expired.
    const { rowCount } = await ctx.db.execute(sql`
      with forgotten as (
        delete from idempotency_keys where (endpoint, key) in (
          select endpoint, key from idempotency_keys
          where created_at < now() - ${KEPT_DAYS} * interval '1 day' and (endpoint, key) <> (${call.endpoint}, ${key})
          order by created_at limit 2 for update skip locked))
      insert into idempotency_keys (endpoint, key, fingerprint) values (${call.endpoint}, ${key}, ${fingerprint})
      on conflict do nothing`);
    if (rowCount === 1) {
      const reply = await work(ctx);
      await ctx.db.execute(sql`
        update idempotency_keys set reply = ${JSON.stringify(reply)}::json
        where endpoint = ${call.endpoint} and key = ${key}`);
      return reply;
    }
    return earlierReply<Reply>(ctx, call.endpoint, key, fingerprint);
  });
}

async function earlierReply<Reply>(ctx: Context, endpoint: string, key: string, fingerprint: string): Promise<Reply> {
  const { rows } = await ctx.db.execute<{ fingerprint: string; reply: Reply }>(sql`
    select fingerprint, reply from idempotency_keys where endpoint = ${endpoint} and key = ${key}`);
  const [earlier] = rows;
  if (earlier === undefined) throw new Error('An idempotency key vanished between two statements');
  if (earlier.fingerprint !== fingerprint) {
    throw new DomainError('idempotency-mismatch', 'This Idempotency-Key was used with another body. Use a new key.');
  }
  return earlier.reply;
}

/** Forgets the replies to these holders' own calls. */
export async function forgetReplies(ctx: Context, holders: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    delete from idempotency_keys where (split_part(endpoint, ' ', 2) <> ''
      and split_part(endpoint, ' ', 2) = any(${sql.param([...holders])}::text[]))
      or reply ->> 'owner' = any(${sql.param([...holders])}::text[])`);
}
