import type { Context } from '../../../kernel/context.ts';
import { sumCounted } from '../store/referral-fee.ts';

/** A contractor's accepted connections that count, and what they cost in cents, as it is written down. */
export const sumCharges = (
  ctx: Context,
  billingIdentity: string,
): Promise<{ readonly acceptances: number; readonly cents: number }> => sumCounted(ctx, billingIdentity);
