import type { Context } from '../../../../kernel/context.ts';
import { closeFee, isPaidUnsettled } from '../../../payments/public.ts';
import { tellReturned } from '../../connections/use-cases/settle-payment.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import type { Applied } from '../../lifecycle/use-cases/apply-event.ts';
import { endReferral } from '../../lifecycle/use-cases/end-referral.ts';
import type { StoredReferral } from '../../tables.ts';
import type { ReferralChange } from '../store/referral.ts';

/**
 * Takes back a contractor's acceptance before its fee has settled it. Nothing is charged: the fee can no longer be
 * paid, and a concurrent payment is refunded immediately. The caller holds the request's lock, so the connection is
 * either made first and stays, or is never made.
 * @throws DomainError 'already-happened' if the table forbids it
 */
export async function takeBack(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  change: ReferralChange,
  note?: string,
): Promise<Applied> {
  const isPaid = await isPaidUnsettled(ctx, referral.id);
  const applied = await endReferral(ctx, opened, referral, 'take-back', 'contractor', change, note);
  await closeFee(ctx, referral.id, 'returned', { kind: 'taken-back' });
  if (isPaid) await tellReturned(ctx, opened, referral);
  return applied;
}
