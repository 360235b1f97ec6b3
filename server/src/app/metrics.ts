import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ports } from '../kernel/context.ts';
import type { ModelUse } from './adapters/models/model-questions.ts';

export interface Metrics {
  /** Times every answer of an HTTP server. */
  observe(app: FastifyInstance): void;
  /** Counts a question to a language model. */
  countModelUse(use: ModelUse): void;
  /** Counts a security event of an account. */
  countSecurityEvent: NonNullable<Ports['countSecurityEvent']>;
  /** Serves `/metrics` on a port of its own, on all addresses of HOST. */
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

/** Prometheus metrics of this process and of the shared queue. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'plumbline_jobs_waiting',
    help: 'Jobs that could run now',
    registers: [registry],
    async collect() {
      const { rows } = await pool.query(
        'select count(*)::int as n from graphile_worker.jobs where run_at <= now() and locked_at is null',
      );
      this.set(rows[0]?.n ?? 0);
    },
  });
  gaugeGeocoding(registry, pool);
  const countModelUse = modelCounters(registry);
  const securityEvents = new Counter({
    name: 'plumbline_security_events_total',
    help: 'Sign-ins, refusals, lockouts and changes to the safety of accounts',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  });
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        duration.observe(
          { route: request.routeOptions.url ?? 'page', method: request.method, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },
    countModelUse,
    countSecurityEvent: (event, outcome) => securityEvents.inc({ event, outcome }),
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      }),
    close: () => new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve())),
  };
}

/** The state of geocoding: projects that wait, and answers in the cache. */
function gaugeGeocoding(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'plumbline_geocoding',
    help: 'Projects that wait for a geocoder, and addresses that it found or did not know',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await pool.query(
        `select (select count(*)::int from projects where geocode_key is null and street is not null
            and not is_synthetic and vanished_at is null and status <> 'completed'
            and (precision is null or precision = 'zip')) as waiting,
          count(latitude)::int as found, (count(*) - count(latitude))::int as unknown
        from geocoded_addresses`,
      );
      for (const [state, count] of Object.entries(rows[0] ?? {})) this.set({ state }, Number(count));
    },
  });
}

function modelCounters(registry: Registry): Metrics['countModelUse'] {
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `plumbline_model_${name}`, help, labelNames, registers: [registry] });
  const questions = counter('questions_total', 'Questions to the language model', 'use', 'outcome');
  const tokens = counter('tokens_total', 'Tokens that the provider counted', 'use', 'direction');
  const cost = counter('micro_dollars_total', 'Millionths of a dollar, by the prices of the settings', 'use');
  const duration = new Histogram({
    name: 'plumbline_model_duration_seconds',
    help: 'Time that somebody waited for the language model',
    labelNames: ['use'],
    buckets: [0.25, 0.5, 1, 1.5, 2, 3, 4, 5],
    registers: [registry],
  });
  return ({ use, outcome, tries, ms, inputTokens, outputTokens, microDollars }) => {
    questions.inc({ use, outcome });
    tokens.inc({ use, direction: 'input' }, inputTokens);
    tokens.inc({ use, direction: 'output' }, outputTokens);
    cost.inc({ use }, microDollars ?? 0);
    if (tries > 0) duration.observe({ use }, ms / 1000);
  };
}
