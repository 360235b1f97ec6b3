import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { disputes, type StoredDispute } from '../tables.ts';

export async function disputeById(ctx: Context, id: string): Promise<StoredDispute | null> {
  const [dispute] = await ctx.db.select().from(disputes).where(eq(disputes.id, id));
  return dispute ?? null;
}

export async function openDisputeOf(ctx: Context, paymentId: PaymentId): Promise<StoredDispute | null> {
  const [dispute] = await ctx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.status, 'open')))
    .orderBy(desc(disputes.openedAt));
  return dispute ?? null;
}

/** Inserts or updates a dispute. */
export async function putDispute(ctx: Context, dispute: StoredDispute): Promise<void> {
  const { id: _, paymentId: __, openedAt: ___, ...change } = dispute;
  await ctx.db.insert(disputes).values(dispute).onConflictDoUpdate({ target: disputes.id, set: change });
}
