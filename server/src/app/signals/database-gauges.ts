import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge as PrometheusGauge, type Registry } from 'prom-client';
import type { GaugeSource } from '../../kernel/gauge.ts';
import { databaseMetrics, gauges } from '../compose/gauges.ts';

/** Prometheus itself waits ten seconds by default. */
const LIMIT_MS = 2000;
/** The metrics of one collection share the answer to whether the database is there. */
const SHARED_MS = 500;

export interface DatabaseGaugeOptions {
  readonly source: GaugeSource;
  /** Rejects if the database doesn't answer. */
  readonly ping: () => Promise<unknown>;
}

/**
 * Registers what is read from the database whenever somebody collects metrics. While the database is away, these metrics
 * have no values, rather than old ones, and all others are still collected.
 */
export function registerDatabaseGauges(registry: Registry, { source, ping }: DatabaseGaugeOptions): void {
  const isThere = answerOf(ping);
  const read = async <T>(work: () => Promise<readonly T[]>): Promise<readonly T[]> =>
    (await isThere()) ? within(LIMIT_MS, work()).catch(() => []) : [];

  for (const { name, help, labels, read: count } of gauges) {
    const labelNames = Object.keys(labels).some((state) => state !== '') ? ['state'] : [];
    registerGauge(registry, { name, help, labelNames }, async () =>
      (await read(async () => (await count(source)).readings)).map(({ state, value }) => ({
        labels: state === null ? {} : { state },
        value,
      })),
    );
  }
  for (const { name, help, labels, read: count } of databaseMetrics) {
    registerGauge(registry, { name, help, labelNames: [...labels] }, () => read(() => count(source)));
  }
  const up = { name: 'plumbline_database_up', help: 'Whether the database answers this process', labelNames: [] };
  registerGauge(registry, up, async () => [{ labels: {}, value: (await isThere()) ? 1 : 0 }]);
}

interface Value {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Registers a gauge whose values are looked up at each collection. */
export function registerGauge(
  registry: Registry,
  given: { readonly name: string; readonly help: string; readonly labelNames: string[] },
  values: () => readonly Value[] | Promise<readonly Value[]>,
): void {
  new PrometheusGauge({
    ...given,
    registers: [registry],
    async collect() {
      const found = await values();
      this.reset();
      // Without labels, a reset gauge is 0, which would be a lie.
      if (given.labelNames.length === 0 && found.length === 0) this.remove();
      for (const { labels, value } of found) this.set(labels, value);
    },
  });
}

/** Returns the function that tells whether the database is there, with the answer of a moment ago. */
function answerOf(ping: () => Promise<unknown>): () => Promise<boolean> {
  let answer: { readonly at: number; readonly isThere: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (answer === undefined || now - answer.at > SHARED_MS) {
      const isThere = within(LIMIT_MS, ping()).then(
        () => true,
        () => false,
      );
      answer = { at: now, isThere };
    }
    return answer.isThere;
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timeUp = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: timeUp.signal }).then(() => Promise.reject(new Error('late')));
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timeUp.abort();
  }
}
