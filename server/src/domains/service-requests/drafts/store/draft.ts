import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../../kernel/context.ts';
import { serviceRequestDrafts } from '../../tables.ts';

/** Returns an encrypted draft; null if there is none, or it has expired. */
export async function sealedDraft(ctx: Context, id: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ sealed: serviceRequestDrafts.sealed })
    .from(serviceRequestDrafts)
    .where(and(eq(serviceRequestDrafts.id, id), gt(serviceRequestDrafts.expiresAt, ctx.clock.now())));
  return row?.sealed ?? null;
}

/** Until the transaction ends, whoever else changes this draft waits, whether or not it exists. */
export async function lockDraft(ctx: Context, id: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${id}`}, 0))`);
}

export async function saveDraft(ctx: Context, id: string, sealed: string, expiresAt: Date): Promise<void> {
  await ctx.db
    .insert(serviceRequestDrafts)
    .values({ id, sealed, expiresAt })
    .onConflictDoUpdate({ target: serviceRequestDrafts.id, set: { sealed, expiresAt } });
}

export async function deleteDraft(ctx: Context, id: string): Promise<void> {
  await ctx.db.delete(serviceRequestDrafts).where(eq(serviceRequestDrafts.id, id));
}

/** Deletes a draft unless it was changed meanwhile. */
export async function deleteExpiredDraft(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .delete(serviceRequestDrafts)
    .where(and(eq(serviceRequestDrafts.id, id), lte(serviceRequestDrafts.expiresAt, ctx.clock.now())));
}
