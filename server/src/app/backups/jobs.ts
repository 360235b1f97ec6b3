import * as z from 'zod';
import type { Context } from '../../kernel/context.ts';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { enqueue } from '../../kernel/outbox.ts';
import { latestRuns } from './backup-runs.ts';
import { nextBackupAt, nextProofAt } from './next-run.ts';
import './port.ts';

/** Retries take hours in all; the next start schedules again. */
const ATTEMPTS = 12;

/** Schedules the next backup and the next proof of one. Several processes scheduling them still create one job each. */
export async function scheduleBackups(ctx: Context): Promise<void> {
  const { backups } = ctx.ports;
  if (backups === null) return;
  const now = ctx.clock.now();
  const [backup, proof] = await Promise.all([latestRuns(ctx.db, 'backup'), latestRuns(ctx.db, 'proof')]);
  const backUpAt = nextBackupAt(backup.succeededAt, now, backups.hour);
  const proveAt = nextProofAt(proof.succeededAt, now);
  await enqueue(ctx, [
    { task: 'back-up', payload: {}, runAt: backUpAt, key: 'back-up', maxAttempts: ATTEMPTS },
    { task: 'prove-backup', payload: {}, runAt: proveAt, key: 'prove-backup', maxAttempts: ATTEMPTS },
  ]);
}

export const backupJobs = {
  'back-up': jobKind({
    payload: z.object({}),
    run: async (ctx, _payload, stopping) => {
      await ctx.ports.backups?.backUp(ctx, stopping);
      await scheduleBackups(ctx);
    },
  }),
  'prove-backup': jobKind({
    payload: z.object({}),
    run: async (ctx) => {
      await ctx.ports.backups?.prove(ctx);
      await scheduleBackups(ctx);
    },
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof backupJobs> {}
}
