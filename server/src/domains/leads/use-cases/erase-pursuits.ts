import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { deletePursuitsOf, pursuitData } from '../store/pursuit.ts';

/** Returns the stored data about an account's pursuits. */
export const collectPursuits = (ctx: Context, userId: UserId): Promise<unknown> => pursuitData(ctx, userId);

/** Deletes an account's pursuits. The messages about them belong to the account. */
export const erasePursuits = (ctx: Context, { userId }: { readonly userId: UserId }): Promise<void> =>
  deletePursuitsOf(ctx, userId);
