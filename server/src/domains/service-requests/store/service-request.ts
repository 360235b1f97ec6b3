import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { insertRows } from '../../../kernel/insert-rows.ts';
import { type StoredRequest, serviceRequests } from '../tables.ts';

export type NewRequest = Omit<StoredRequest, 'ordinal' | 'idleSince' | 'completedAt'>;
export type RequestChange = Partial<Pick<StoredRequest, 'status' | 'idleSince' | 'completedAt'>>;

/** Stores a request; what comes back has the ordinal that its number is made from. */
export async function insertRequest(ctx: Context, request: NewRequest): Promise<StoredRequest> {
  const [stored] = await insertRows(ctx.db, serviceRequests, [request], sql`ordinal`);
  if (stored === undefined) throw new Error('An insert answered no row');
  return { ...request, idleSince: null, completedAt: null, ordinal: Number(stored.ordinal) };
}

export async function updateRequest(ctx: Context, id: ServiceRequestId, change: RequestChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await ctx.db.update(serviceRequests).set(change).where(eq(serviceRequests.id, id));
}
