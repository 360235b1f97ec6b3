import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Times every answer of an HTTP server. */
  observe(app: FastifyInstance): void;
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
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      }),
    close: () => new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve())),
  };
}
