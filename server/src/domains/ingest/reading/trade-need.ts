import { perProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import type { ReadNeed, ReadTrades } from '../../projects/public.ts';
import { type JobText, profileOf } from './profile.ts';
import { reasonOf } from './reason.ts';
import { type ReadSignals, signalsOf } from './signals.ts';
import type { Trade } from './trade-kinds.ts';
import { LEAST_LIKELY, loadTradeModel, type NEEDS, type TradeModel } from './trade-model.ts';

let loaded: TradeModel | undefined;

interface Odds {
  readonly need: (typeof NEEDS)[number];
  readonly useful: boolean;
  readonly confidence: number;
}

/** Rows of one kind often have the same signals. */
const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, Odds>();

function oddsOf(model: TradeModel, trade: Trade, read: ReadSignals): Odds {
  const before = remembered.get(read.key);
  if (before !== undefined) return before;
  const names = read.names();
  const [no = 0, likely = 0, yes = 0] = model.needs(trade, names);
  const isNeeded = 1 - no >= LEAST_LIKELY;
  const found: Odds = {
    need: isNeeded ? (yes >= likely ? 'yes' : 'likely') : 'no',
    useful: isNeeded && model.usefulness(names) >= 0.5,
    confidence: Math.round((isNeeded ? 1 - no : no) * 100) / 100,
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(read.key, found);
  return found;
}

/**
 * Returns which trades a row needs, with what confidence, and a reason in words. An already named plumber changes
 * nothing: they may be replaced, and their name shows that there is plumbing.
 */
export function tradesOf(job: JobText): ReadTrades {
  const profile = profileOf(job);
  const model = (loaded ??= loadTradeModel());
  const need = (trade: Trade): ReadNeed => {
    const read = signalsOf(profile, trade);
    const odds = oddsOf(model, trade, read);
    const reasons: Said = {
      en: reasonOf(profile, trade, odds.need, read, 'en'),
      es: reasonOf(profile, trade, odds.need, read, 'es'),
    };
    return { ...odds, reason: reasons.en, reasons };
  };
  return perProjectTrade(need);
}
