import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { SESSION_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Logger } from 'pino';
import { seedContractors } from '../../../seeds/contractors.ts';
import { seedOpportunities } from '../../../seeds/opportunities.ts';
import { seedProjects } from '../../../seeds/projects.ts';
import { seedSources } from '../../../seeds/sources.ts';
import { AUTHENTICATOR_SECRETS } from '../../domains/accounts/public.ts';
import { bidsPort } from '../../domains/bids/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { type DatabaseHandle, openDatabase } from '../../kernel/database.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import { isLoopbackName } from '../../kernel/http/host-names.ts';
import { openStreamCount } from '../../kernel/http/live-stream.ts';
import { requestLanguage } from '../../kernel/http/request-language.ts';
import { sessionCookie } from '../../kernel/http/session-cookie.ts';
import { visitorCookie } from '../../kernel/http/visitor-cookie.ts';
import { MigrationError, migrate } from '../../kernel/migrate.ts';
import { openLog } from '../../kernel/open-log.ts';
import { ownSecret } from '../../kernel/own-secret.ts';
import { sealedTexts } from '../../kernel/sealed-texts.ts';
import { remoteGeocoder } from '../adapters/geocoder.ts';
import { say, sayFailure, step } from '../commands/terminal.ts';
import { addressGeocoderPort } from '../compose/address-geocoder-port.ts';
import { backupPort, erasureLog } from '../compose/backup-port.ts';
import { calendarPort } from '../compose/calendar-port.ts';
import { claims } from '../compose/claims.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { filesPort } from '../compose/files-port.ts';
import { type IdentityProviders, identityProviders } from '../compose/identity-port.ts';
import { jobs } from '../compose/jobs.ts';
import { messagePorts } from '../compose/message-ports.ts';
import { modelPorts } from '../compose/model-ports.ts';
import { oldFiles } from '../compose/old-files.ts';
import { paymentPort } from '../compose/payment-port.ts';
import { personalData } from '../compose/personal-data.ts';
import { placesPort } from '../compose/places-port.ts';
import { readReplica } from '../compose/read-replica.ts';
import { searchIndex } from '../compose/search-index.ts';
import { sourcePort } from '../compose/source-port.ts';
import { EmbeddedPostgresError } from '../embedded-postgres/error.ts';
import { type Env, publicUrlOf, readEnv, SettingError, settingsOf } from '../env.ts';
import { buildApp } from '../http/app.ts';
import { newDevToken } from '../http/dev-access.ts';
import { openLiveHub } from '../http/live-hub.ts';
import { askForMissing } from '../setup/ask-for-missing.ts';
import { WITHOUT_MAIL } from '../setup/missing-settings.ts';
import { completeEnv } from '../setup/stored-settings.ts';
import type { IncidentWatch } from '../signals/incident-watch.ts';
import type { Metrics } from '../signals/metrics.ts';
import { openSignals } from '../signals/open-signals.ts';
import { startTracing } from '../signals/tracing.ts';
import { listenAt, sayReady } from './listen-at.ts';
import { reachDatabase } from './reach-database.ts';
import { scheduleStanding } from './schedule-standing.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { startWorker } from './worker.ts';

/** Errors whose messages are for the person who starts the product. */
const EXPECTED = [SettingError, MigrationError, EmbeddedPostgresError];

/** Load balancers ask every few seconds who is ready. Nobody is in front of a demonstration. */
const DRAIN_SECONDS = 5;

export interface StartOptions {
  /** False if something else serves the pages. Default: true. */
  readonly servesPages?: boolean;
  /** Runs once everything but the port is ready. Listening waits for it. */
  readonly beforeListening?: () => Promise<void>;
}

/**
 * Starts one process of the product: database, schema, demonstration data, worker, web server. If that fails, prints
 * the reason and ends the process.
 */
export async function start(options: StartOptions = {}): Promise<void> {
  const shutdown = createShutdown();
  try {
    await startParts(shutdown, options);
  } catch (error) {
    sayFailure(error, EXPECTED, 'Plumbline could not start.');
    await shutdown.now(1);
  }
}

async function startParts(shutdown: Shutdown, options: StartOptions): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  const given = readEnv(process.env, { complete: false });
  const direct = await reachDatabase(given, shutdown);
  await step('Bringing the database to the newest schema', () => migrate(direct));
  if (given.PROCESS !== 'worker') await askForMissing(direct, given, process.env, shutdown);
  const env = await completeEnv(direct, given, process.env);
  const log = openLog(env.LOG_LEVEL);
  await startTracing(env, shutdown);
  const onIdleError = (error: Error) => log.warn(errorFacts(error), 'a database connection was lost');
  const uses = databaseOptions(env);
  const database = openDatabase(env.DATABASE_URL ?? direct, { ...uses.requests, onIdleError });
  shutdown.onStop('database connections', () => database.close());
  const forJobs = openDatabase(direct, { ...uses.jobs, onIdleError });
  shutdown.onStop('database connections of jobs', () => forJobs.close());
  const publicUrl = publicUrlOf(env);
  const settings = settingsOf(env, publicUrl);
  if (env.PLUMBLINE_MODE === 'production' && env.SMTP_URL === undefined) say(WITHOUT_MAIL);
  const isOnline = env.SOURCES_ONLINE ?? settings.mode === 'production';
  const sources = sourcePort(env, publicUrl, systemClock, log);
  shutdown.onStop('requests to sources', () => sources.close());
  const secret = env.SECRET ?? (await ownSecret(database.db, 'cookies'));
  const identity = await identityProviders(env, publicUrl, secret, log);
  const signals = openSignals(
    { env, settings, connectionString: direct, pools: { requests: database.pool, jobs: forJobs.pool }, onIdleError },
    shutdown,
  );
  const { metrics } = signals;
  const base: Base = {
    language: DEFAULT_LANGUAGE,
    db: database.db,
    clock: systemClock,
    settings,
    ports: {
      messaging: await messagePorts(env, publicUrl, database.db, systemClock),
      ...(await modelPorts(env, systemClock, log, metrics?.countModelUse)),
      sources,
      calendars: calendarPort(env, publicUrl, systemClock, secret, shutdown),
      bids: bidsPort(),
      claims,
      personalData,
      erasureLog: erasureLog(env),
      backups: backupPort(env, direct),
      oldFiles: oldFiles(env),
      files: filesPort(env),
      authenticatorSecrets: sealedTexts(secret, AUTHENTICATOR_SECRETS),
      identity: identity.port,
      countSecurityEvent: metrics?.countSecurityEvent ?? null,
      countMessage: metrics?.countMessage ?? null,
      payments: paymentPort(env, database.db, systemClock, secret, log),
      searchIndex: null,
      geocoder: env.GEOCODER_URL === undefined ? null : remoteGeocoder(env.GEOCODER_URL),
      addressGeocoder: addressGeocoderPort(env, publicUrl, isOnline),
      places: placesPort(env),
    },
    log,
  };
  const systemContext = (task: string): Context => ({ ...base, db: forJobs.db, actor: { kind: 'system', task } });
  const seeder = systemContext('seed');
  await step('Checking the sources', () => seedSources(seeder, isOnline, env.SAM_API_KEY !== undefined));
  if (settings.mode === 'demonstration') {
    await step('Checking the demonstration data', async () => {
      await seedContractors(seeder);
      await seedProjects(seeder);
      await seedOpportunities(seeder);
    });
  }
  const watch = await signals.start(base, shutdown);
  if (env.PROCESS !== 'web') {
    const worker = await startWorker({
      connectionString: direct,
      contextFor: systemContext,
      tasks: jobs,
      concurrency: env.WORKER_CONCURRENCY,
      log,
      onRun: metrics?.countJob,
    });
    shutdown.onStop('jobs', () => worker.stop());
    await scheduleStanding(systemContext('start'));
  }
  if (env.PROCESS !== 'worker')
    await serve(env, database, base, { ...options, secret, identity, metrics, watch }, direct, shutdown);
  else say('The worker is running. Ctrl-C stops it.');
}

/** The part of a context that every request and job shares. */
type Base = Omit<Context, 'actor' | 'log'> & { readonly log: Logger };

interface Serving extends StartOptions {
  readonly secret: string;
  readonly identity: IdentityProviders;
  readonly metrics: Metrics | null;
  readonly watch: IncidentWatch;
}

async function serve(
  env: Env,
  database: DatabaseHandle,
  base: Base,
  { secret, identity, metrics, watch, servesPages = true, beforeListening }: Serving,
  direct: string,
  shutdown: Shutdown,
): Promise<void> {
  const replica = readReplica(env, database, base.log, shutdown);
  const live = openLiveHub(direct, base.log, replica === null ? {} : { beforeTelling: replica.caughtUp });
  metrics?.observeStreams({ openStreams: openStreamCount, isListening: live.isListening });
  const { mode, publicUrl } = base.settings;
  const isForOthers = env.DEMO_PUBLIC || !isLoopbackName(new URL(publicUrl).hostname);
  const devToken = mode === 'demonstration' && isForOthers ? newDevToken() : null;
  const secure = publicUrl.startsWith('https:');
  const visitors = visitorCookie({ secret, secure });
  const index = searchIndex(env, { direct, db: database.db, clock: base.clock, log: base.log }, shutdown);
  if (index !== null) metrics?.observeSearchIndex(index.figures);
  const ports = { ...base.ports, searchIndex: index };
  const app = await buildApp({
    env,
    settings: base.settings,
    database,
    log: base.log,
    live,
    replica,
    metrics,
    watch,
    servesPages,
    devToken,
    visitors,
    sessions: sessionCookie({ secure, maxAgeDays: SESSION_DAYS }),
    secret,
    embeddedIdentity: identity.embedded,
    payments: base.ports.payments,
    contextFor: (request) => ({
      ...base,
      ports,
      actor: { kind: 'visitor', visitorId: visitors.read(request) },
      language: requestLanguage(request),
      log: request.log,
    }),
    isReady: () => !shutdown.isUnderWay(),
  });
  shutdown.onStop('live updates', () => live.close());
  shutdown.onStop('requests', () => app.close());
  shutdown.drainFor((env.DRAIN_SECONDS ?? (mode === 'production' ? DRAIN_SECONDS : 0)) * 1000);
  await app.ready();
  await beforeListening?.();
  await listenAt(app, env);
  sayReady(app, env, { servesPages, devToken });
}
