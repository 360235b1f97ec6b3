import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { deliverMessages, messageFates, readMailbox, sendMessages } from '../../domains/messaging/public.ts';
import type { Context } from '../../kernel/context.ts';
import { type Log, silentLog } from '../../kernel/log.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { administer, testDatabase } from '../../kernel/testing/test-database.ts';
import { createMailbox } from '../adapters/mailbox.ts';
import { startWorker, type WorkerOptions } from './worker.ts';

const database = await testDatabase();
const { db, connectionString } = database;
const base = testContext(db);
const ctx: Context = { ...base, ports: { ...base.ports, messaging: createMailbox(db, base.clock) } };

const running: { stop(): Promise<void> }[] = [];
async function work(tasks: WorkerOptions['tasks'], options: Partial<WorkerOptions> = {}) {
  const worker = await startWorker({
    connectionString,
    contextFor: () => ctx,
    tasks,
    concurrency: 4,
    log: silentLog,
    ...options,
  });
  running.push(worker);
  return worker;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

const addJob = (task: string, payload: object) =>
  db.execute(sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`);
const count = async (from: string) =>
  Number((await db.execute<{ n: string }>(sql`select count(*) as n from ${sql.raw(from)}`)).rows[0]?.n);
/** Generous: these are limits, not expectations. */
const within = (seconds: number) => ({ timeout: patience(seconds * 1000), interval: 20 });

describe('the worker', { timeout: patience(60_000) }, () => {
  it('runs each job with its payload and forgets it', async () => {
    const seen: number[] = [];
    await work({ add: async (_, { n }: { n: number }) => void seen.push(n) });
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => addJob('add', { n })));
    await vi.waitFor(() => expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]), within(20));
    await vi.waitFor(async () => expect(await count('graphile_worker._private_jobs')).toBe(0), within(20));
  });

  it('tells of a failed job what it was and where it failed, never with what', async () => {
    const lines: string[] = [];
    const keep = (facts: object, text?: string) => lines.push(`${text} ${JSON.stringify(facts)}`);
    const log: Log = { debug: keep, info: keep, warn: keep, error: keep, child: () => log };
    const failing = async (ctx: Context, { name }: { name: string }) => {
      await ctx.db.execute(sql`select ${name}::integer`);
    };
    await work({ failing }, { log });
    await addJob('failing', { name: 'Erika Mustermann' });
    await vi.waitFor(() => expect(lines.join('\n')).toContain('A job failed and will be tried again'), within(20));
    await vi.waitFor(async () => {
      const { rows } = await db.execute(
        sql`select last_error from graphile_worker._private_jobs where locked_at is null`,
      );
      expect(rows).toEqual([{ last_error: 'DatabaseError 22P02' }]);
    }, within(20));
    expect(lines.join('\n')).toMatch(/"task":"failing".*"attempt":1,"ofAttempts":25.*"code":"22P02"/);
    expect(lines.join('\n')).not.toContain('Mustermann');
  });

  it('tells a long job that it stops, so that nobody waits for its end', async () => {
    const begun = Promise.withResolvers<void>();
    let wasTold = false;
    const long = async (_: Context, __: object, stopping: AbortSignal) => {
      begun.resolve();
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      wasTold = true;
    };
    const worker = await work({ long });
    await addJob('long', {});
    await begun.promise;
    await worker.stop();
    expect(wasTold).toBe(true);
    expect(await count('graphile_worker._private_jobs')).toBe(0);
  });

  it('finishes what it has begun when it is stopped, and takes nothing more', async () => {
    const begun = Promise.withResolvers<void>();
    const finished: string[] = [];
    const slow = async (_: Context, { name }: { name: string }) => {
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished.push(name);
    };
    const worker = await work({ slow }, { concurrency: 1 });
    await addJob('slow', { name: 'first' });
    await addJob('slow', { name: 'second' });
    await begun.promise;
    await worker.stop();
    expect(finished).toEqual(['first']);
    expect(await count('graphile_worker._private_jobs where locked_at is null')).toBe(1);
    expect(await count('worker_processes')).toBe(0);
  });

  it('leaves a job that takes too long to another when it is stopped', async () => {
    const begun = Promise.withResolvers<void>();
    const worker = await work(
      {
        endless: () => {
          begun.resolve();
          return new Promise(() => undefined);
        },
      },
      { drainMs: 200 },
    );
    await addJob('endless', {});
    await begun.promise;
    await worker.stop();
    const ran = Promise.withResolvers<void>();
    await work({ endless: async () => ran.resolve() });
    await ran.promise;
  });

  it('frees jobs that are locked by a worker nobody knows', async () => {
    await addJob('forgotten', {});
    await db.execute(sql`update graphile_worker._private_jobs set locked_by = 'pool-unknown', locked_at = now()`);
    const ran = Promise.withResolvers<void>();
    await work({ forgotten: async () => ran.resolve() });
    await ran.promise;
  });

  it('does not start without a database', async () => {
    const nowhere = connectionString.replace(/:\d+\//, ':1/');
    await expect(startWorker({ ...nothing, connectionString: nowhere })).rejects.toThrow();
  });

  it('goes on when the database comes back', async () => {
    const seen: number[] = [];
    const begun = Promise.withResolvers<void>();
    const interrupted = Promise.withResolvers<void>();
    await work({
      add: async (_, { n }: { n: number }) => void seen.push(n),
      interrupted: async () => {
        begun.resolve();
        await interrupted.promise;
        seen.push(0);
      },
    });
    await addJob('interrupted', {});
    await begun.promise;
    const { adminConnectionString } = inject('postgres');
    const name = new URL(connectionString).pathname.slice(1);
    await administer(adminConnectionString, `alter database ${name} allow_connections false`);
    try {
      await administer(
        adminConnectionString,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      interrupted.resolve();
      await new Promise((resolve) => setTimeout(resolve, 700));
    } finally {
      await administer(adminConnectionString, `alter database ${name} allow_connections true`);
    }
    await addJob('add', { n: 1 });
    await vi.waitFor(() => expect(seen).toContain(1), within(30));
    // The job whose end could not be recorded runs again: at least once, not at most.
    await vi.waitFor(async () => expect(await count('graphile_worker._private_jobs')).toBe(0), within(30));
    expect(seen.filter((n) => n === 0).length).toBeGreaterThanOrEqual(1);
    expect(await count('worker_processes')).toBe(1);
  });
});

describe('a worker that is killed in the middle of a job', { timeout: patience(60_000) }, () => {
  it('keeps its job while it lives; killed, another runs it within seconds, and the message is there once', async () => {
    const script = fileURLToPath(new URL('../testing/stuck-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, connectionString], { stdio: ['ignore', 'pipe', 'inherit'] });
    const about = { kind: 'referral', id: 'ref_killed' } as const;
    try {
      await sendMessages(ctx, [
        {
          dedupeKey: 'killed',
          channel: 'email',
          to: 'killed@example.com',
          content: { kind: 'letter', subject: 'Once', blocks: [{ kind: 'paragraph', text: 'Once.' }] },
          language: 'en',
          purpose: 'referral-offer',
          about,
          transactional: true,
        },
      ]);
      await once(child.stdout, 'data');

      await work({ 'send-messages': deliverMessages });
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await messageFates(ctx, [about])).toMatchObject([{ status: 'queued' }]);
      expect(await count('worker_processes')).toBe(2);

      child.kill('SIGKILL');
      await vi.waitFor(
        async () => expect(await messageFates(ctx, [about])).toMatchObject([{ status: 'sent' }]),
        within(30),
      );
      expect(await readMailbox(ctx, { to: 'killed@example.com', limit: 10 })).toHaveLength(1);
      expect(await count('worker_processes')).toBe(1);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

const nothing: WorkerOptions = { connectionString, contextFor: () => ctx, tasks: {}, concurrency: 1, log: silentLog };
