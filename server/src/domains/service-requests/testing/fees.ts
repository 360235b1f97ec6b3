import type { ContractorId, PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { DomainEvent } from '../../../kernel/outbox.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { cancelPayment, carryOutCharge, carryOutRefund } from '../../payments/public.ts';
import { settlePayment } from '../connections/use-cases/settle-payment.ts';
import { tellDeclinedCharge } from '../connections/use-cases/tell-charge.ts';
import { type ARequest, aRequest, aSilentRequest } from '../fixtures.ts';
import { answerAsContractor } from '../referrals/use-cases/answer-as-contractor.ts';

const DAY_MS = 86_400_000;

/** An accepted connection, with the payment of its fee. */
export interface AConnection {
  readonly request: ARequest;
  readonly referralId: ReferralId;
  readonly contractorId: ContractorId;
  /** Null if it was free. */
  readonly paymentId: PaymentId | null;
}

/** Creates a request that a contractor accepts. */
export const aConnection = async (ctx: Context, contractorId: ContractorId): Promise<AConnection> =>
  accepted(ctx, contractorId, await aRequest(ctx, 0, askingFor(ctx, contractorId)));

/** Creates the same without delivering the messages, if a test doesn't read them: a fifth of the work. */
export const aSilentConnection = async (ctx: Context, contractorId: ContractorId): Promise<AConnection> =>
  accepted(ctx, contractorId, await aSilentRequest(ctx, askingFor(ctx, contractorId)));

const askingFor = (ctx: Context, contractorId: ContractorId) => ({
  selectedPlumberIds: [contractorId],
  preferredDate: new Date(ctx.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10),
});

async function accepted(ctx: Context, contractorId: ContractorId, request: ARequest): Promise<AConnection> {
  const [referralId] = request.referralIds;
  if (referralId === undefined) throw new Error('Nobody was asked');
  await answerAsContractor(ctx, { serviceRequestId: referralId, contractorId, response: 'accept', source: 'web' });
  return { request, referralId, contractorId, paymentId: (await request.referral()).paymentId };
}

/** Creates an accepted connection whose fee is due, because its contractor has used the free one. */
export async function aDueConnection(
  ctx: Context,
  contractor: Parameters<typeof aContractor>[1] = {},
): Promise<AConnection & { readonly paymentId: PaymentId }> {
  const { id } = await aContractor(ctx, contractor);
  await aConnection(ctx, id);
  const connection = await aConnection(ctx, id);
  if (connection.paymentId === null) throw new Error('Nothing is due');
  return { ...connection, paymentId: connection.paymentId };
}

type MoneyJob =
  | { readonly task: 'refund-payment'; readonly payload: { refundId: string } }
  | { readonly task: 'cancel-payment' | 'charge-card'; readonly payload: { paymentId: PaymentId } }
  | { readonly task: 'domain-event'; readonly payload: DomainEvent };

/** Runs waiting jobs about money, and those that follow, as the worker does. Failed jobs keep waiting. */
export async function runMoneyJobs(ctx: Context): Promise<void> {
  for (;;) {
    const { rows } = await ctx.db.execute<{ id: string } & MoneyJob>(sql`
      select job.id, task.identifier as task, job.payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier in ('refund-payment', 'cancel-payment', 'charge-card', 'domain-event') order by job.id`);
    if (rows.length === 0) return;
    for (const { id, ...job } of rows) {
      await run(ctx, job);
      await ctx.db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}`);
    }
  }
}

async function run(ctx: Context, job: MoneyJob): Promise<void> {
  switch (job.task) {
    case 'refund-payment':
      return carryOutRefund(ctx, job.payload);
    case 'cancel-payment':
      return cancelPayment(ctx, job.payload);
    case 'charge-card':
      return carryOutCharge(ctx, job.payload);
    case 'domain-event':
      if (job.payload.type === 'fee-paid') await settlePayment(ctx, job.payload.referralId);
      if (job.payload.type === 'charge-declined') await tellDeclinedCharge(ctx, job.payload.referralId);
  }
}
