import { stayAt } from '@plumbline/contract/domains/leads/stay.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { deleteStay, lockStay, saveStay, stayData, stayOf } from '../store/stay.ts';

/** Notes that the caller looks at projects, and returns since when projects are new to them; null if none is. */
export const recordStay = (ctx: Context): Promise<{ newSince: string | null }> =>
  inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx.actor);
    await lockStay(ctx, userId);
    const stay = stayAt(await stayOf(ctx, userId), ctx.clock.now());
    await saveStay(ctx, userId, stay);
    return { newSince: stay.newSince?.toISOString() ?? null };
  });

/** Returns the stored data about an account's stay. */
export const collectStay = (ctx: Context, userId: UserId): Promise<unknown> => stayData(ctx, userId);

/** Forgets when an account looked at projects. */
export const eraseStay = (ctx: Context, { userId }: { readonly userId: UserId }): Promise<void> =>
  deleteStay(ctx, userId);
