import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { referrals, type StoredReferral } from '../tables.ts';

export type NewReferral = typeof referrals.$inferInsert;
export type ReferralChange = Partial<
  Omit<StoredReferral, 'id' | 'ordinal' | 'requestId' | 'contractorId' | 'offeredAt'>
>;

export async function insertReferrals(ctx: Context, rows: readonly NewReferral[]): Promise<StoredReferral[]> {
  return ctx.db
    .insert(referrals)
    .values([...rows])
    .returning();
}

export async function updateReferral(ctx: Context, id: ReferralId, change: ReferralChange): Promise<void> {
  await ctx.db.update(referrals).set(change).where(eq(referrals.id, id));
}
