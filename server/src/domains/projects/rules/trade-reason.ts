import {
  type ProjectTrade,
  type ProjectTrades,
  perProjectTrade,
  type TradeNeed,
} from '@plumbline/contract/domains/projects/trade-need.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';

/** A need as it was read from a row. `reason` is in English; it serves earlier releases, and rows that they have read. */
export interface ReadNeed extends TradeNeed {
  /** The reason in every language. It quotes its row, so it can't be generated when someone reads it. */
  readonly reasons?: Said;
}

/** The trades that a project needs, as they are stored. */
export type ReadTrades = Readonly<Record<ProjectTrade, ReadNeed>>;

/** Returns the trades with their reasons in one language. */
export const tradesIn = (trades: ReadTrades, language: Language): ProjectTrades =>
  perProjectTrade((trade) => {
    const { reasons, ...need } = trades[trade];
    return { ...need, reason: reasons?.[language] ?? need.reason };
  });
