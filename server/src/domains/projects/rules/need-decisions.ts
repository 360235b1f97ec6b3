import { type ProjectTrade, perProjectTrade, type TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { projectWords } from '../project.words.ts';
import type { ProjectFacts } from './merge-listings.ts';
import type { ReadNeed } from './trade-reason.ts';

/** What an operator has decided about a project's need of a trade. */
export interface DecidedNeed {
  readonly trade: ProjectTrade;
  readonly need: TradeNeed['need'];
  readonly reason: string;
}

const NOT_READ: ReadNeed = {
  need: 'no',
  useful: false,
  confidence: 0,
  reason: projectWords.en.notRead,
  reasons: { en: projectWords.en.notRead, es: projectWords.es.notRead },
};

/** Returns a project's facts with what operators have decided instead of what was read. */
export function withDecisions<Facts extends Pick<ProjectFacts, 'trades' | 'plumbingRequired'>>(
  facts: Facts,
  decisions: readonly DecidedNeed[],
): Facts {
  if (decisions.length === 0) return facts;
  const trades = perProjectTrade((trade) => {
    const decided = decisions.find((decision) => decision.trade === trade);
    if (decided === undefined) return facts.trades?.[trade] ?? NOT_READ;
    const { need, reason } = decided;
    return { need, useful: need !== 'no', confidence: 1, reason, isDecided: true as const };
  });
  const plumbing = decisions.find(({ trade }) => trade === 'plumbing');
  return { ...facts, trades, plumbingRequired: plumbing ? plumbing.need !== 'no' : facts.plumbingRequired };
}
