import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { type StoredRequest, serviceRequests } from '../tables.ts';

export type NewRequest = typeof serviceRequests.$inferInsert;
export type RequestChange = Partial<Pick<StoredRequest, 'status' | 'idleSince' | 'completedAt'>>;

/** Stores a request and answers the ordinal that its number is made from. */
export async function insertRequest(ctx: Context, request: NewRequest): Promise<StoredRequest> {
  const [stored] = await ctx.db.insert(serviceRequests).values(request).returning();
  if (stored === undefined) throw new Error('An insert answered no row');
  return stored;
}

export async function updateRequest(ctx: Context, id: ServiceRequestId, change: RequestChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await ctx.db.update(serviceRequests).set(change).where(eq(serviceRequests.id, id));
}
