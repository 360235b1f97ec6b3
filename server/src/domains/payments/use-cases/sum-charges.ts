import type { Context } from '../../../kernel/context.ts';
import { chargesOf } from '../store/ledger.ts';

/** A contractor's accepted connections that count, and what they cost in cents, as the ledger has it. */
export const sumCharges = (
  ctx: Context,
  billingIdentity: string,
): Promise<{ readonly acceptances: number; readonly cents: number }> => chargesOf(ctx, billingIdentity);
