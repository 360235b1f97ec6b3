import type { Said } from '@plumbline/contract/kernel/words.ts';
import type { Context } from './context.ts';

/** The parts of the context that a gauge may use. */
export type GaugeSource = Pick<Context, 'db' | 'clock' | 'settings'>;

/** One number of a gauge. */
export interface Reading {
  /** Its name on the operators' page, such as 'Jobs that could run now'. */
  readonly label: Said;
  /** Distinguishes the numbers of one gauge; null for a gauge that has only one. */
  readonly state: string | null;
  readonly value: number;
}

/** A gauge's current numbers and, if they need attention, a sentence about why. */
export interface GaugeReport {
  readonly readings: readonly Reading[];
  readonly worry: Said | null;
}

/**
 * A metric that operators watch. This one object adds it to /operator, the health response, Prometheus and the
 * documentation. A domain declares its gauges in `gauges.ts`.
 */
export interface Gauge {
  /** The name of its metric in Prometheus. */
  readonly name: `plumbline_${string}`;
  /** A description for Prometheus and the documentation. */
  readonly help: string;
  /** The labels of its numbers, by state. The key of a single number is ''. */
  readonly labels: Readonly<Record<string, Said>>;
  read(source: GaugeSource): Promise<GaugeReport>;
}

/** Declares a gauge with one number. */
export const gauge = (given: {
  readonly name: Gauge['name'];
  readonly help: string;
  readonly label: Said;
  /** Returns a sentence if the number needs attention. */
  readonly worry?: (value: number) => Said | null;
  readonly count: (source: GaugeSource) => Promise<number>;
}): Gauge => ({
  name: given.name,
  help: given.help,
  labels: { '': given.label },
  read: async (source) => {
    const value = await given.count(source);
    return { readings: [{ label: given.label, state: null, value }], worry: given.worry?.(value) ?? null };
  },
});

/** Declares a gauge with one number per state. */
export const gaugeByState = <State extends string>(given: {
  readonly name: Gauge['name'];
  readonly help: string;
  readonly labels: Readonly<Record<State, Said>>;
  readonly count: (source: GaugeSource) => Promise<Readonly<Record<State, number>>>;
}): Gauge => ({
  name: given.name,
  help: given.help,
  labels: given.labels,
  read: async (source) => {
    const counts = await given.count(source);
    const states = Object.keys(given.labels) as State[];
    return {
      readings: states.map((state) => ({ label: given.labels[state], state, value: counts[state] })),
      worry: null,
    };
  },
});
