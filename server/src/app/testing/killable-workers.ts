import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { clockOf, setClock } from './clock-file.ts';

/** Workers in separate processes with a shared clock, which only the test sets. */
export interface KillableWorkers {
  readonly clock: Clock;
  /** Sets the clock and waits until any live worker has done everything that is due by then. */
  moveTo(moment: Date): Promise<void>;
  /** Returns the time of the earliest waiting job; null if there is none. */
  nextDue(): Promise<Date | null>;
  /** Kills one of them with SIGKILL, whatever it is doing; another one replaces it. */
  killOne(): Promise<void>;
  stop(): void;
}

const PATIENCE_MS = 120_000;
const WORKERS = 2;

/**
 * Starts workers at a moment that must be ahead of the real time: the queue uses the database's clock, so later jobs
 * wait until the test makes them due.
 */
export async function startWorkers({ db, connectionString }: TestDatabase, start: Date): Promise<KillableWorkers> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-workers-'));
  const file = join(folder, 'clock');
  setClock(file, start);
  const open = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'worker-process.ts'), [connectionString, file]);
    await once(child, 'message');
    return child;
  };
  const running = await Promise.all(Array.from({ length: WORKERS }, open));
  const clock = clockOf(file);

  async function settle(): Promise<void> {
    const end = Date.now() + patience(PATIENCE_MS);
    const now = clock.now().toISOString();
    while (Date.now() < end) {
      // Includes jobs that failed with a killed worker and would be retried seconds later.
      await db.execute(sql`
        update graphile_worker._private_jobs set run_at = now()
        where run_at > now() and run_at <= ${now}::timestamptz and locked_at is null`);
      const { rows } = await db.execute<{ waiting: number }>(sql`
        select count(*)::integer as waiting from graphile_worker._private_jobs where run_at <= ${now}::timestamptz`);
      if (rows[0]?.waiting === 0) return;
      await db.execute(sql`select pg_notify('jobs:insert', '{"r":"test","count":10}')`);
      await sleep(15);
    }
    throw new Error('The workers did not get done');
  }

  return {
    clock,
    moveTo: async (moment) => {
      setClock(file, moment);
      await settle();
    },
    nextDue: async () => {
      const { rows } = await db.execute<{ due: string | null }>(
        sql`select to_json(min(run_at)) as due from graphile_worker._private_jobs`,
      );
      const due = rows[0]?.due ?? null;
      return due === null ? null : new Date(due);
    },
    killOne: async () => {
      running.shift()?.kill('SIGKILL');
      running.push(await open());
    },
    stop: () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
