import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import {
  evaluationSets,
  freshSets,
  type Half,
  readEvaluationTexts,
  readFreshTexts,
} from '../../server/src/domains/assistant/evaluation/evaluation-text.ts';
import { readFreshRealTexts } from '../../server/src/domains/assistant/evaluation/real-text.ts';
import type { Engine } from './evaluate.ts';

interface Guess {
  readonly probability: number;
  readonly isRight: boolean;
}

const BINS = 10;
const SURE = 0.7;

/**
 * Reports how well the probabilities hold: the expected calibration error (the mean distance between probability and
 * share right, by tenths), and the table that it comes from.
 */
export function scoreBelief(engine: Engine, half: Half): string {
  return [report(`trade, ${half}`, tradesOf(engine, half)), report(`job or not, ${half}`, jobsOf(engine, half))].join(
    '\n',
  );
}

function report(name: string, guesses: readonly Guess[]): string {
  const bins = Array.from({ length: BINS }, (_, at) =>
    guesses.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === at),
  );
  const error = bins.reduce((sum, bin) => sum + bin.length * Math.abs(meanOf(bin) - shareOf(bin)), 0) / guesses.length;
  const [unsure, sure] = [
    guesses.filter(({ probability }) => probability < SURE),
    guesses.filter(({ probability }) => probability >= SURE),
  ];
  return [
    `probability of ${name}: expected calibration error ${error.toFixed(3)} of ${guesses.length}; below ${SURE} ${percent(unsure)}, from it ${percent(sure)}`,
    ...bins.flatMap((bin, at) =>
      bin.length === 0
        ? []
        : [
            `  ${(at / BINS).toFixed(1)} to ${((at + 1) / BINS).toFixed(1)}: said ${meanOf(bin).toFixed(2)}, right ${shareOf(bin).toFixed(2)} of ${bin.length}`,
          ],
    ),
  ].join('\n');
}

const meanOf = (bin: readonly Guess[]) =>
  bin.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, bin.length);
const shareOf = (bin: readonly Guess[]) => bin.filter(({ isRight }) => isRight).length / Math.max(1, bin.length);
const percent = (bin: readonly Guess[]) => `${(100 * shareOf(bin)).toFixed(1)} % of ${bin.length} right`;

function tradesOf(engine: Engine, half: Half): Guess[] {
  const labeled = textsOf(half).flatMap(({ text, expected: { trade, alsoAcceptable = [] } }) =>
    trade === null ? [] : [{ text, trades: [trade, ...alsoAcceptable] }],
  );
  const real = readFreshRealTexts(half).map(({ text, trade, also }) => ({ text, trades: [trade, ...also] }));
  return [...labeled, ...real].flatMap(({ text, trades }: { text: string; trades: readonly WorkType[] }) => {
    const [guess] = engine(text).guesses;
    return guess ? [{ probability: guess.probability, isRight: trades.includes(guess.workType) }] : [];
  });
}

const jobsOf = (engine: Engine, half: Half): Guess[] =>
  textsOf(half).map(({ text, expected }) => {
    const { isJob, jobProbability } = engine(text);
    return { probability: isJob ? jobProbability : 1 - jobProbability, isRight: isJob === expected.isJob };
  });

/** The sets that were read while the engine was tuned count as looked at. */
const textsOf = (half: Half) => [
  ...(half === 'looked at' ? evaluationSets.flatMap((set) => readEvaluationTexts(set)) : []),
  ...freshSets.flatMap((set) => readFreshTexts(set, half)),
];
