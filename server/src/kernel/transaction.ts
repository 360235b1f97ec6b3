import type { Context } from './context.ts';
import { flushOutbox } from './outbox.ts';

/**
 * Runs `work` in one transaction: all of it happens, or nothing. Nested calls join the outer one. Jobs, events and live
 * topics and rows of `insertLast` are gathered meanwhile and written as the last statement.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.outbox !== undefined) return work(ctx);
  return ctx.db.transaction(async (db) => {
    const inner: Context = { ...ctx, db, outbox: { inserts: [], jobs: [], topics: new Set() } };
    const result = await work(inner);
    await flushOutbox(inner);
    return result;
  });
}
