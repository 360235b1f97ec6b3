import { reconcilePayments } from '../../../domains/payments/public.ts';
import { runMoneyJobs } from '../../../domains/service-requests/testing/fees.ts';
import { isRefusal, type World } from './world.ts';

const DAY_MINUTES = 1440;

/**
 * Ends all faults, delivers what waits, runs jobs until none is left, and lets the daily comparison with the provider
 * find what was lost.
 */
export async function converge(world: World): Promise<void> {
  const { contexts, clock } = world;
  world.fault = null;
  await runDry(world);
  clock.advance(DAY_MINUTES);
  await reconcilePayments(contexts[0]);
  // Its findings may need more work: a payment that came too late is returned.
  await runDry(world);
  clock.advance(DAY_MINUTES);
  await reconcilePayments(contexts[0]);
}

async function runDry({ contexts: [ctx], stripe, clock }: World): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    clock.advance(1);
    // A key that got a 500 gets it for a day; later retries succeed.
    if (round === 6) clock.advance(DAY_MINUTES + 60);
    for (const refund of stripe.account.refunds.values()) {
      if (refund.status === 'pending') stripe.account.settleRefund(refund.id, 'succeeded');
    }
    const statuses = await stripe.webhooks.deliverAll();
    const isDone = await runMoneyJobs(ctx).then(
      () => true,
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return false;
      },
    );
    const isTold = statuses.every((status) => status === 200) && stripe.webhooks.waiting.length === 0;
    const isPending = [...stripe.account.refunds.values()].some(({ status }) => status === 'pending');
    if (isDone && isTold && !isPending) return;
  }
  throw new Error('It does not come to an end');
}
