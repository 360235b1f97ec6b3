import { readFileSync } from 'node:fs';
import { perProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import * as z from 'zod';
import type { Trade } from './trade-kinds.ts';

const weights = z.record(z.string(), z.array(z.number()));

/** Weights for each class, in class order: the bias, and each signal's, in hundredths. */
const Weighing = z.object({ bias: z.array(z.number()), weights });

/** The file `trade-model.json`, written by `tools/train-leads.ts`. */
export const TradeModelFile = z.object({
  /** The temperature that calibrates confidence: predictions of 0.9 are right nine times out of ten. */
  temperature: z.number().positive(),
  /** For each trade, whether it is needed: no, likely, yes. */
  ...perProjectTrade(() => Weighing),
  /** For rows that need a trade, whether a contractor has use for them: no, yes. */
  useful: Weighing,
});
export type TradeModelFile = z.infer<typeof TradeModelFile>;

/** The classes of each model, in the order of their weights. */
export const NEEDS = ['no', 'likely', 'yes'] as const;

/** A row is shown to a trade from this probability on: missing a job costs more than reviewing one in vain. */
export const LEAST_LIKELY = 0.4;

const HUNDREDTH = 0.01;

/** A trained model that scores the signals of a row. */
export class TradeModel {
  readonly #file: TradeModelFile;
  readonly #weights: Readonly<Record<Trade | 'useful', ReadonlyMap<string, readonly number[]>>>;

  constructor(file: TradeModelFile) {
    this.#file = file;
    const mapOf = (question: Trade | 'useful') => new Map(Object.entries(file[question].weights));
    this.#weights = { ...perProjectTrade(mapOf), useful: mapOf('useful') };
  }

  /** Returns the probabilities of no, likely and certain need; they add up to 1. */
  needs(trade: Trade, signals: readonly string[]): readonly number[] {
    return this.#ask(trade, signals);
  }

  /** Returns the probability that a row that needs the trade is useful to a contractor. */
  usefulness(signals: readonly string[]): number {
    return this.#ask('useful', signals)[1] ?? 0;
  }

  #ask(question: Trade | 'useful', signals: readonly string[]): readonly number[] {
    const known = this.#weights[question];
    const sums = [...this.#file[question].bias];
    for (const signal of signals) {
      const row = known.get(signal);
      if (row === undefined) continue;
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
    }
    const most = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(((sum - most) * HUNDREDTH) / this.#file.temperature));
    const total = odds.reduce((sum, odd) => sum + odd, 0);
    return odds.map((odd) => odd / total);
  }
}

/** Loads the trained model stored next to this file. */
export const loadTradeModel = (): TradeModel => new TradeModel(loadTradeModelFile());

export const loadTradeModelFile = (): TradeModelFile =>
  TradeModelFile.parse(JSON.parse(readFileSync(new URL('trade-model.json', import.meta.url), 'utf8')));
