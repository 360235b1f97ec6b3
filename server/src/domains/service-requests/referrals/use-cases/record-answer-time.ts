import { RECORD_DAYS } from '@plumbline/contract/domains/directory/response-record.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { publishResponseRecord } from '../../../directory/public.ts';
import type { Happening } from '../../lifecycle/rules/happening.ts';
import { readHours } from '../../lifecycle/use-cases/read-hours.ts';
import { responseRecord } from '../rules/response-record.ts';
import { askedRequests } from '../store/asked-requests.ts';

const DAY_MS = 86_400_000;

const jobFor = (contractorId: ContractorId, runAt: Date) =>
  ({ task: 'response-record', payload: { contractorId }, runAt, key: `response-record:${contractorId}` }) as const;

const ANSWERS: ReadonlySet<string> = new Set(['accept', 'deny', 'propose']);

/** Has the records computed anew of the contractors who have answered, or who kept silent. */
export async function followResponses(ctx: Context, happenings: readonly Happening[]): Promise<void> {
  const concerned = happenings.flatMap(({ type, party, referral }) =>
    referral !== null && ((party === 'contractor' && ANSWERS.has(type)) || type === 'expire')
      ? [referral.contractorId]
      : [],
  );
  const now = ctx.clock.now();
  await enqueue(
    ctx,
    [...new Set(concerned)].map((id) => jobFor(id, now)),
  );
}

/** Computes how a contractor usually answers, and again a day later, because requests grow too old to count. */
export const recordAnswerTime = (ctx: Context, contractorId: ContractorId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const asked = await askedRequests(ctx.db, contractorId, new Date(now.getTime() - RECORD_DAYS * DAY_MS));
    const record = responseRecord(asked, await readHours(ctx, contractorId));
    await publishResponseRecord(ctx, contractorId, record);
    if (asked.length > 0) await enqueue(ctx, [jobFor(contractorId, new Date(now.getTime() + DAY_MS))]);
  });
