import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectTrade, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { here } from '../../lib/language.ts';
import { needWords } from './need.words.ts';

const words = here(needWords);

export interface ShownNeed extends Pick<TradeNeed, 'need' | 'reason'> {
  /** An operator has decided it. */
  readonly isDecided: boolean;
}

/** Returns how surely a project needs a trade, and why. Without reasons, only its words are known to name plumbing or not. */
export function needOf(
  { trades, plumbingRequired }: Pick<Project, 'trades' | 'plumbingRequired'>,
  trade: ProjectTrade,
): ShownNeed {
  if (trades !== null) {
    const { need, reason, isDecided = false } = trades[trade];
    return { need, reason, isDecided };
  }
  if (trade !== 'plumbing') return { need: 'no', reason: words.notRead, isDecided: false };
  return plumbingRequired
    ? { need: 'likely', reason: words.named, isDecided: false }
    : { need: 'no', reason: words.notNamed, isDecided: false };
}
