import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESSION_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Logger } from 'pino';
import { afterAll } from 'vitest';
import { AUTHENTICATOR_SECRETS } from '../../domains/accounts/public.ts';
import { localAssistant } from '../../domains/assistant/public.ts';
import { bidsPort } from '../../domains/bids/public.ts';
import type { Context } from '../../kernel/context.ts';
import { requestLanguage } from '../../kernel/http/request-language.ts';
import { sessionCookie } from '../../kernel/http/session-cookie.ts';
import { visitorCookie } from '../../kernel/http/visitor-cookie.ts';
import { openLog } from '../../kernel/open-log.ts';
import type { ReadReplica } from '../../kernel/read-replica.ts';
import { sealedTexts } from '../../kernel/sealed-texts.ts';
import { type TestClock, testClock, testContext } from '../../kernel/testing/context.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { createMailbox } from '../adapters/mailbox.ts';
import { preparePhoto } from '../adapters/photos/prepare-photo.ts';
import { unreadSources } from '../adapters/sources/testing/unread-sources.ts';
import { diskStore } from '../backups/disk-store.ts';
import { calendarPort } from '../compose/calendar-port.ts';
import { claims } from '../compose/claims.ts';
import { identityProviders } from '../compose/identity-port.ts';
import { jobs } from '../compose/jobs.ts';
import { paymentPort } from '../compose/payment-port.ts';
import { personalData } from '../compose/personal-data.ts';
import { readEnv, settingsOf } from '../env.ts';
import { buildApp } from '../http/app.ts';
import type { IncidentWatch } from '../signals/incident-watch.ts';

const SECRET = 'a secret of the tests, long enough';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** The context of commands and jobs. */
  readonly ctx: Context;
  /** Runs waiting jobs and those they add, as the worker does. */
  runJobs(): Promise<void>;
}

/** Serves the product as one process does, on a test database and with a stopped clock. */
export async function testApp(
  database: TestDatabase,
  given: {
    readonly env?: Readonly<Record<string, string>>;
    readonly ports?: Partial<Context['ports']>;
    /** Set in a demonstration that other people can reach. */
    readonly devToken?: string;
    /** The time limit of rendering a page; generous to slow machines by default. */
    readonly renderLimitMs?: number;
    /** The age that a visitor's page may have; none by default. */
    readonly recentMs?: number;
    /** Stands in for a replica of the database; none by default. */
    readonly replica?: ReadReplica;
    /** What is and was broken; nothing by default. */
    readonly incidents?: ReturnType<IncidentWatch['incidents']>;
    /** The log's destination; discarded by default. */
    readonly log?: Logger;
  } = {},
): Promise<TestApp> {
  const env = readEnv({
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://plumbline.example',
    // Confirming a contact is the subject of its own tests.
    CUSTOMER_PROOF: 'none',
    ...given.env,
  });
  const publicUrl = env.PUBLIC_URL ?? '';
  const settings = settingsOf(env, publicUrl);
  const log = given.log ?? openLog('silent');
  const clock = testClock();
  const bare = { ...testContext(database.db, { clock, settings }), log };
  const identity = await identityProviders(env, publicUrl, SECRET, bare.log);
  const onStop = (_name: string, stop: () => Promise<void>) => afterAll(stop);
  const calendars = calendarPort(env, publicUrl, clock, SECRET, { onStop });
  const ctx: Context = {
    ...bare,
    actor: { kind: 'system', task: 'test' },
    ports: {
      ...bare.ports,
      messaging: createMailbox(database.db, clock, 'the public key'),
      assistant: localAssistant(),
      bids: bidsPort(),
      outreachWriter: null,
      transcriber: null,
      claims,
      personalData,
      erasureLog: null,
      backups: null,
      oldFiles: null,
      files: { store: diskStore(await scratchFolder(), 'files'), prepare: preparePhoto() },
      authenticatorSecrets: sealedTexts(SECRET, AUTHENTICATOR_SECRETS),
      identity: identity.port,
      countSecurityEvent: null,
      geocoder: null,
      addressGeocoder: null,
      places: null,
      sources: unreadSources,
      calendars,
      payments: paymentPort(env, database.db, clock, SECRET, bare.log),
      ...given.ports,
    },
  };
  const secure = publicUrl.startsWith('https:');
  const visitors = visitorCookie({ secret: SECRET, secure });
  const app = await buildApp({
    env,
    settings,
    database,
    replica: given.replica ?? null,
    log,
    live: { subscribe: () => () => undefined, isListening: () => true, close: async () => undefined },
    metrics: null,
    watch: { incidents: () => given.incidents ?? [], alerts: { ways: [], hasHeartbeat: false } },
    servesPages: true,
    renderLimitMs: given.renderLimitMs ?? patience(2000),
    recentMs: given.recentMs ?? 0,
    devToken: given.devToken ?? null,
    visitors,
    sessions: sessionCookie({ secure, maxAgeDays: SESSION_DAYS }),
    secret: SECRET,
    embeddedIdentity: identity.embedded,
    payments: ctx.ports.payments,
    contextFor: (request) => ({
      ...ctx,
      actor: { kind: 'visitor', visitorId: visitors.read(request) },
      language: requestLanguage(request),
      log: request.log,
    }),
    isReady: () => true,
  });
  callAt(app, new URL(publicUrl).host);
  afterAll(() => app.close());
  return { app, clock, ctx, runJobs: () => runJobs(database, ctx) };
}

/** Returns a folder that is removed after the tests. */
async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-files-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends calls to the public address, as browsers do, unless a test names another host. */
function callAt(app: FastifyInstance, authority: string): void {
  const inject = app.inject.bind(app);
  app.inject = ((call: string | InjectOptions) =>
    inject({ authority, ...(typeof call === 'string' ? { url: call } : call) })) as FastifyInstance['inject'];
}

async function runJobs({ pool }: TestDatabase, ctx: Context): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ task: keyof typeof jobs; payload: never }>(`
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and job.run_at <= now() returning task.identifier as task, job.payload`);
    if (rows.length === 0) return;
    for (const { task, payload } of rows) await jobs[task](ctx, payload, new AbortController().signal);
  }
}
