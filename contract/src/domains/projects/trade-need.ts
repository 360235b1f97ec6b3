import * as z from 'zod';
import { isToldOfProjects, tradeNames } from '../../kernel/trades.ts';

/** The trades whose work a project may need. */
export const projectTrades = tradeNames.filter(isToldOfProjects);
export const ProjectTrade = z.enum(projectTrades);
export type ProjectTrade = z.infer<typeof ProjectTrade>;

/** Returns a value for each of these trades. */
export const perProjectTrade = <Value>(valueOf: (trade: ProjectTrade) => Value): Record<ProjectTrade, Value> =>
  Object.fromEntries(projectTrades.map((trade) => [trade, valueOf(trade)])) as Record<ProjectTrade, Value>;

/** Whether a project needs a trade, and how surely, according to its sources. */
export const TradeNeed = z.object({
  need: z.enum(['yes', 'likely', 'no']),
  /** A contractor of the trade would call: false for paperwork, other trades' permits of the same job and the like. */
  useful: z.boolean(),
  /** The probability that `need` is right, from 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** For contractors, in the words of its sources: 'Water heater replacement.' */
  reason: z.string(),
  /** An operator has decided it, against what was read or before anything was. */
  isDecided: z.literal(true).optional(),
});
export type TradeNeed = z.infer<typeof TradeNeed>;

export const ProjectTrades = z.object(perProjectTrade(() => TradeNeed));
export type ProjectTrades = z.infer<typeof ProjectTrades>;

const strength = { no: 0, likely: 1, yes: 2 } as const satisfies Record<TradeNeed['need'], number>;

/** Returns the stronger of two needs: the surer answer of equal ones, the first of equally sure ones. */
export function strongerNeed<Need extends TradeNeed>(one: Need, other: Need): Need {
  const more =
    strength[other.need] - strength[one.need] ||
    Number(other.useful) - Number(one.useful) ||
    other.confidence - one.confidence;
  return more > 0 ? other : one;
}
