import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { endPause, lockPause } from '../store/listing-of-account.ts';

/**
 * Ends a contractor's pause after its last day; searches find the contractor again. A pause that was extended in the
 * meantime continues.
 */
export const resumeWork = (ctx: Context, { contractorId }: { readonly contractorId: ContractorId }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const pause = await lockPause(ctx.db, contractorId);
    if (pause === null || wallTimeOf(ctx.clock.now(), pause.timeZone).day <= pause.until) return;
    await endPause(ctx.db, contractorId);
  });
