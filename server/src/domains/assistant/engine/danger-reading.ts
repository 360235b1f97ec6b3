import type { Danger } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { DangerModel } from './danger-model.ts';
import type { Hazard } from './hazards.ts';
import type { Token } from './tokens.ts';

/** From here a danger is taken for one. */
const SURELY = 0.5;
/** The same, if a reviewed rule has found a hazard too. */
const RULED = 0.25;
/** The same, if overlooking what the rule has found may cost lives. */
const DEADLY = 0.05;
/** A text that seems to ask for no work on a building must name something dangerous, and be this sure. */
const ELSEWHERE = { jobOdds: 0.3, odds: 0.9 };
/** From here a danger is asked about. */
const PERHAPS = 0.12;
/** The same, if overlooking what a rule has found may cost lives. */
const DEADLY_PERHAPS = 0.02;

export interface HeardDanger {
  /** The danger that is present now. */
  readonly danger: Danger | null;
  /** The danger to ask about. */
  readonly inDoubt: Danger | null;
}

/**
 * Decides whether a text tells of a danger now, by the model and the reviewed rules.
 * @param jobOdds the probability that the text asks for work on a building
 */
export function hearDanger(
  model: DangerModel,
  words: readonly Token[],
  hazard: Hazard | undefined,
  jobOdds: number,
): HeardDanger {
  const { odds, danger, isNamed } = model.read(words, hazard?.name);
  const isElsewhere = hazard === undefined && jobOdds < ELSEWHERE.jobOdds;
  if (isElsewhere && !isNamed) return { danger: null, inDoubt: null };
  if (odds >= (isElsewhere ? ELSEWHERE.odds : SURELY)) return { danger, inDoubt: null };
  const ruled = hazard?.danger ?? null;
  if (ruled !== null && odds >= (hazard?.always ? DEADLY : RULED)) return { danger: ruled, inDoubt: null };
  const least = hazard?.always ? DEADLY_PERHAPS : PERHAPS;
  return { danger: null, inDoubt: odds >= least ? (ruled ?? danger) : null };
}
