import type { Context } from '../../../kernel/context.ts';
import { chargesOf } from '../store/ledger.ts';

/** Returns the number and total cost in cents of a contractor's connections that count, according to the ledger. */
export const sumCharges = (
  ctx: Context,
  billingIdentity: string,
): Promise<{ readonly acceptances: number; readonly cents: number }> => chargesOf(ctx, billingIdentity);
