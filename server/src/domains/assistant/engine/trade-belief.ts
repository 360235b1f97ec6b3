import type { TradeGuess, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { type Evidence, likelihoods, weighedScores } from './classifier.ts';
import type { IndexedQuestion } from './feature-index.ts';

/** The weight of a danger as evidence for a trade: slightly more than one typical word. */
const DANGER_EVIDENCE = 1.5;
/** The trade if a text names none. Section 5 of the specification: 'otherwise plumbing'. */
const OTHERWISE: WorkType = 'plumbing';
/**
 * Divides the scores, so that of the guesses with a probability of 0.8 eight in ten are right. Fitted on the texts that were
 * read while the engine was tuned; `npm run assistant:evaluate` prints how well it holds on others.
 */
const TEMPERATURE = 0.8;
const MOST_GUESSES = 3;

/**
 * Returns the likeliest trades with their probabilities, best first.
 * @param urgent the trade that fixes a danger in the text
 */
export function guessTrades(
  question: IndexedQuestion<WorkType>,
  evidence: Evidence,
  urgent: WorkType | null,
): readonly [TradeGuess, ...TradeGuess[]] {
  const isTold = evidence.features.some((feature) => question.weighed[feature] === 1);
  const sums = isTold ? weighedScores(question, evidence) : question.labels.map(() => 0);
  const backed = question.labels.indexOf(urgent ?? OTHERWISE);
  // Of equals the first wins, so that without any evidence the usual trade does.
  if (urgent !== null) sums[backed] = (sums[backed] ?? 0) + DANGER_EVIDENCE;
  else if (!isTold) sums[backed] = Number.MIN_VALUE;
  const odds = likelihoods(sums.map((sum) => sum / TEMPERATURE));
  const ranked = question.labels
    .map((workType, label) => ({ workType, probability: odds[label] ?? 0, sum: sums[label] ?? 0 }))
    .sort((one, other) => other.sum - one.sum)
    .slice(0, MOST_GUESSES)
    .map(({ workType, probability }) => ({ workType, probability }));
  return ranked as [TradeGuess, ...TradeGuess[]];
}
