import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { disputeData, eraseDisputesOf } from '../store/firm-dispute.ts';

/** Returns the stored data about the links that an account has disputed. */
export const collectDisputes = (ctx: Context, userId: UserId): Promise<unknown> => disputeData(ctx, userId);

/** Removes an account and its reasons from its disputes. The messages about them belong to the listing. */
export const eraseDisputes = (ctx: Context, userId: UserId): Promise<void> => eraseDisputesOf(ctx, userId);
