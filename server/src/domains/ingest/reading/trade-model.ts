import { readFileSync } from 'node:fs';
import { perProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import * as z from 'zod';
import type { Trade } from './trade-kinds.ts';

const weights = z.record(z.string(), z.array(z.number()));

/** Evidence for each of some answers, in their order: of nothing, and of each signal, in hundredths. */
const Weighing = z.object({ bias: z.array(z.number()), weights });

/** The file `trade-model.json`, written by `tools/train-leads.ts`. */
export const TradeModelFile = z.object({
  /** The temperature that calibrates confidences: 0.9 is right nine times out of ten. */
  temperature: z.number().positive(),
  /** Is the trade needed: no, likely, yes. */
  ...perProjectTrade(() => Weighing),
  /** Of what needs a trade: no use to a contractor, of use. */
  useful: Weighing,
});
export type TradeModelFile = z.infer<typeof TradeModelFile>;

/** The classes of each model, in the order of their weights. */
export const NEEDS = ['no', 'likely', 'yes'] as const;

/** At this likelihood of a need a row is shown to the trade: to miss a job costs more than to look at one in vain. */
export const LEAST_LIKELY = 0.4;

const HUNDREDTH = 0.01;

/** A trained model, asked by the signals of a row. */
export class TradeModel {
  readonly #file: TradeModelFile;
  readonly #weights: Readonly<Record<Trade | 'useful', ReadonlyMap<string, readonly number[]>>>;

  constructor(file: TradeModelFile) {
    this.#file = file;
    const mapOf = (question: Trade | 'useful') => new Map(Object.entries(file[question].weights));
    this.#weights = { ...perProjectTrade(mapOf), useful: mapOf('useful') };
  }

  /** Returns how likely no need, a likely need and a sure need are; together 1. */
  needs(trade: Trade, signals: readonly string[]): readonly number[] {
    return this.#ask(trade, signals);
  }

  /** Returns how likely a row that needs the trade is of use to a contractor. */
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

/** Reads the trained model that stands beside this file. */
export const loadTradeModel = (): TradeModel => new TradeModel(loadTradeModelFile());

export const loadTradeModelFile = (): TradeModelFile =>
  TradeModelFile.parse(JSON.parse(readFileSync(new URL('trade-model.json', import.meta.url), 'utf8')));
