import type { Context } from './context.ts';
import { emptyOutbox, flushOutbox } from './outbox.ts';

/**
 * Runs `work` in one transaction. Nested calls join the outer one. Jobs, events, live topics and rows of `insertLast`
 * are collected and written as the last statement.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.outbox !== undefined) return work(ctx);
  const outbox = emptyOutbox();
  const result = await ctx.db.transaction(async (db) => {
    const inner: Context = { ...ctx, db, outbox };
    const done = await work(inner);
    await flushOutbox(inner);
    return done;
  });
  for (const act of outbox.committed) await act();
  return result;
}

/**
 * Runs `act` after the open transaction has committed, or immediately outside a transaction; never after a rollback.
 */
export function afterCommit(ctx: Context, act: () => void): void {
  if (ctx.outbox === undefined) act();
  else ctx.outbox.committed.push(act);
}

/** Does the same, and whoever opened the transaction waits for it before going on. */
export async function waitAfterCommit(ctx: Context, act: () => Promise<void>): Promise<void> {
  if (ctx.outbox === undefined) await act();
  else ctx.outbox.committed.push(act);
}
