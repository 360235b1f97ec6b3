import type { ThreadParty, ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { lockThread, updateThread } from './store/thread.ts';
import { insertMessage } from './store/thread-message.ts';
import { writeMessage } from './use-cases/write-message.ts';

/** Both links of a referral. */
export interface BothLinks {
  readonly requestId: ServiceRequestId;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
}

/** Returns one side's link to a thread. */
export const linkOf = ({ requestId, referralId, contractorId }: BothLinks, party: ThreadParty) => ({
  id: party === 'customer' ? requestId : referralId,
  contractorId,
});

/** Writes a message on one side's page. */
export const write = (
  ctx: Context,
  links: BothLinks,
  party: ThreadParty,
  text: string,
  key: string | null = null,
): Promise<ThreadView> => writeMessage(ctx, linkOf(links, party), { text, readUpTo: 0 }, key);

/** Stores a customer's answer without its question. */
export async function insertAnswer(ctx: Context, links: BothLinks): Promise<void> {
  const { referralId } = await lockThread(ctx, links);
  const at = ctx.clock.now();
  await insertMessage(ctx, { referralId, seq: 1, byParty: 'customer', body: 'Since Monday.', via: 'web', at });
  await updateThread(ctx, referralId, { messages: 1, customerWrote: 1 });
}

/** Stores many messages of both sides at once, a minute apart, the last one now. */
export async function fillThread(ctx: Context, links: BothLinks, count: number): Promise<void> {
  const { referralId } = await lockThread(ctx, links);
  await ctx.db.execute(sql`
    insert into thread_messages (referral_id, seq, by_party, body, via, at)
    select ${referralId}, seq, case seq % 2 when 0 then 'customer' else 'contractor' end, 'Message ' || seq, 'web',
      ${ctx.clock.now().toISOString()}::timestamptz - make_interval(mins => ${count}::integer - seq)
    from generate_series(1, ${count}::integer) as seq`);
  await updateThread(ctx, referralId, {
    messages: count,
    customerWrote: count - (count % 2),
    contractorWrote: count - 1 + (count % 2),
  });
}
