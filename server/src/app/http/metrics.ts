import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Gauge as PrometheusGauge, Registry } from 'prom-client';
import type { Ports } from '../../kernel/context.ts';
import type { Gauge, GaugeSource } from '../../kernel/gauge.ts';
import type { ModelUse } from '../adapters/models/model-questions.ts';
import { gauges } from '../compose/gauges.ts';

export interface Metrics {
  /** Times every answer of an HTTP server. */
  observe(app: FastifyInstance): void;
  /** Counts a question to a language model. */
  countModelUse(use: ModelUse): void;
  /** Counts a security event of an account. */
  countSecurityEvent: NonNullable<Ports['countSecurityEvent']>;
  /** Serves `/metrics` on a separate port, on all addresses of HOST. */
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

/** Prometheus metrics of this process, and the gauges of the whole product. */
export function createMetrics(source: GaugeSource): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  for (const gauge of gauges) register(gauge, registry, source);
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

/** Reads a gauge whenever Prometheus asks. */
function register({ name, help, labels, read }: Gauge, registry: Registry, source: GaugeSource): void {
  const labelNames = Object.keys(labels).some((state) => state !== '') ? ['state'] : [];
  new PrometheusGauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const { readings } = await read(source);
      for (const { state, value } of readings) this.set(state === null ? {} : { state }, value);
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
