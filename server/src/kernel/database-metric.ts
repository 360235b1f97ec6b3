import type { GaugeSource } from './gauge.ts';

/** One value of a metric, by the values of its labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * A metric that all processes share: it is read from the database whenever somebody collects metrics. Unlike a gauge, only
 * Prometheus shows it. A domain declares its own in `gauges.ts`.
 */
export interface DatabaseMetric {
  readonly name: `plumbline_${string}`;
  /** A description for Prometheus and the documentation. */
  readonly help: string;
  readonly labels: readonly string[];
  read(source: GaugeSource): Promise<readonly Sample[]>;
}

/** Declares such a metric. */
export const databaseMetric = (metric: DatabaseMetric): DatabaseMetric => metric;
