import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { IndexFigures } from '../../domains/directory/public.ts';
import type { Ports } from '../../kernel/context.ts';
import type { ModelUse } from '../adapters/models/model-questions.ts';
import type { JobRun } from '../processes/task-list.ts';
import { type DatabaseGaugeOptions, registerDatabaseGauges, registerGauge } from './database-gauges.ts';
import { modelCounters } from './model-counters.ts';

export interface MetricsOptions extends DatabaseGaugeOptions {
  /** The connection pools of this process, by what they are for. */
  readonly pools: Readonly<Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>;
}

/** Live updates of this process. */
interface Streams {
  openStreams(): number;
  isListening(): boolean;
}

export interface Metrics {
  /** Times every answer of an HTTP server, and counts those to webhooks. */
  observe(app: FastifyInstance): void;
  /** Also collects the state of live updates. */
  observeStreams(streams: Streams): void;
  /** Also collects the figures of the search index; null while there is none. */
  observeSearchIndex(figures: () => IndexFigures | null): void;
  /** Counts a question to a language model. */
  countModelUse(use: ModelUse): void;
  /** Counts a security event of an account. */
  countSecurityEvent: NonNullable<Ports['countSecurityEvent']>;
  /** Counts a message that is settled. */
  countMessage: NonNullable<Ports['countMessage']>;
  /** Counts a run of a job. */
  countJob(run: JobRun): void;
  /** Returns all metrics in Prometheus's text format. */
  text(): Promise<string>;
  /** Serves `/metrics` on a separate port, on all addresses of HOST. */
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

/** Calls that providers make. */
const WEBHOOKS: ReadonlyMap<string, string> = new Map([
  ['/api/payments/webhook', 'payments'],
  ['/api/webhooks/twilio/sms', 'texts'],
  ['/api/webhooks/twilio/status/:id', 'reports'],
  ['/api/webhooks/bounce', 'bounces'],
]);

/** Prometheus metrics of this process, and those that the whole product shares. */
export function createMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerDatabaseGauges(registry, options);
  registerPools(registry, options.pools);
  const observe = httpMetrics(registry);
  const countModelUse = modelCounters(registry);
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const securityEvents = counter(
    'plumbline_security_events_total',
    'Sign-ins, refusals, lockouts and changes to the safety of accounts',
    'event',
    'outcome',
  );
  const messages = counter('plumbline_messages_total', 'Messages that this process settled', 'channel', 'fate');
  const jobRuns = counter('plumbline_job_runs_total', 'Jobs that this process ran', 'task', 'outcome');
  const jobDuration = new Histogram({
    name: 'plumbline_job_duration_seconds',
    help: 'How long jobs of this process ran',
    labelNames: ['task'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 20, 60],
    registers: [registry],
  });
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return {
    observe,
    observeStreams: ({ openStreams, isListening }) => {
      const none: string[] = [];
      const open = { name: 'plumbline_live_streams', help: 'Live updates that are open', labelNames: none };
      registerGauge(registry, open, () => [{ labels: {}, value: openStreams() }]);
      const hears = { name: 'plumbline_live_updates_up', help: 'Whether changes arrive here', labelNames: none };
      registerGauge(registry, hears, () => [{ labels: {}, value: isListening() ? 1 : 0 }]);
    },
    observeSearchIndex: (figures) => {
      const given = (name: string, help: string, labelNames: string[] = []) => ({
        name: `plumbline_search_index_${name}`,
        help,
        labelNames,
      });
      registerGauge(registry, given('contractors', 'Contractors of the search index in memory'), () => [
        { labels: {}, value: figures()?.contractors ?? 0 },
      ]);
      registerGauge(registry, given('bytes', 'Memory of the search index'), () => [
        { labels: {}, value: figures()?.bytes ?? 0 },
      ]);
      registerGauge(registry, given('cards', 'Cards that searches read since the index is in memory', ['from']), () => {
        const { hits = 0, misses = 0 } = figures() ?? {};
        return [
          { labels: { from: 'memory' }, value: hits },
          { labels: { from: 'disk' }, value: misses },
        ];
      });
    },
    countModelUse,
    countSecurityEvent: (event, outcome) => securityEvents.inc({ event, outcome }),
    countMessage: (channel, fate) => messages.inc({ channel, fate }),
    countJob: ({ task, outcome, ms }) => {
      jobRuns.inc({ task, outcome });
      jobDuration.observe({ task }, ms / 1000);
    },
    text: () => registry.metrics(),
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      }),
    close: () => new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve())),
  };
}

function httpMetrics(registry: Registry): Metrics['observe'] {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const webhooks = new Counter({
    name: 'plumbline_webhooks_total',
    help: 'Calls that providers made: taken, refused (wrong or unsigned), or failed',
    labelNames: ['webhook', 'outcome'],
    registers: [registry],
  });
  return (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'page';
      const { statusCode: status } = reply;
      duration.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
      const webhook = WEBHOOKS.get(route);
      const outcome = status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'taken';
      if (webhook !== undefined) webhooks.inc({ webhook, outcome });
    });
  };
}

function registerPools(registry: Registry, pools: MetricsOptions['pools']): void {
  const given = {
    name: 'plumbline_database_connections',
    help: 'Database connections of this process, and what waits for one',
    labelNames: ['pool', 'state'],
  };
  registerGauge(registry, given, () =>
    Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
      { labels: { pool, state: 'waiting' }, value: waitingCount },
    ]),
  );
}
