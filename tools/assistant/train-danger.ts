import { findHazard } from '../../server/src/domains/assistant/engine/danger.ts';
import { DangerFeatures } from '../../server/src/domains/assistant/engine/danger-features.ts';
import { type DangerFile, DangerOrNone, shareOf } from '../../server/src/domains/assistant/engine/danger-model.ts';
import { stopWords } from '../../server/src/domains/assistant/engine/stop-words.ts';
import { tokens } from '../../server/src/domains/assistant/engine/tokens.ts';
import type { Corpus } from './corpus.ts';
import { fit } from './fit.ts';
import { fingerprintOf } from './train.ts';

interface Told {
  readonly text: string;
  readonly danger: DangerOrNone;
  readonly weight: number;
}

/** What people tell counts more than the short texts that were made up to teach words. */
const TELLING = 3;
/** A text in doubt may be dangerous or not. */
const IN_DOUBT = 0.5;
const SHORT = 0.4;
const CALM = 0.4;
/** What asks for no job must not sound dangerous. */
const OTHER = 0.6;
/** Regularization by kind of feature. Two concepts together move less than one. */
const PULL = { concept: 1, concepts: 8, word: 1.5, pair: 3, piece: 4 };
/** Pairs and pieces of words in this few texts are chance. */
const RARE = 2;
/** Smaller weights are negligible and omitted. In hundredths. */
const LEAST = 6;
/** Words that say nothing alone, besides the stop words. */
const EMPTY = new Set('y se it its el la de que and'.split(' '));

/** Trains the model of dangers. The same corpus gives the same model. */
export function trainDanger(corpus: Corpus): DangerFile {
  const concepts = Object.fromEntries(
    Object.entries(corpus.concepts).map(([concept, terms]) => [concept, terms.map(plain)]),
  );
  const features = new DangerFeatures(concepts);
  const told = textsOf(corpus);
  const found = told.map(({ text }) => {
    const words = tokens(text);
    return features.read(words, findHazard(words)?.name).map((feature) => features.nameOf(feature));
  });
  const seen = new Map<string, number>();
  for (const names of found) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const isKept = (name: string) => !isEmpty(name) && (seen.get(name) ?? 0) > (/^#| /.test(name) ? RARE : 1);
  const { options: labels } = DangerOrNone;
  const fitted = fit(
    told.map(({ danger, weight }, i) => ({
      features: new Set(found[i]?.filter(isKept)),
      label: labels.indexOf(danger),
      weight,
    })),
    { labels: labels.length, prior: new Map(), evenness: 0, pull: (name) => PULL[kindOf(name)], shareOf },
  );
  return {
    labels: [...labels],
    bias: fitted.bias.map((value) => hundredths(value) / 100),
    concepts,
    weights: Object.fromEntries(
      [...fitted.weights]
        .map(([name, row]) => [name, row.map(hundredths)] as const)
        .filter(([, row]) => row.some((value) => Math.abs(value) >= LEAST)),
    ),
    corpus: fingerprintOf(corpus),
  };
}

const NONE: DangerOrNone = 'none';

/** Texts that may be in danger or not teach nothing, unless they name one. */
function textsOf({ tellings, dangers, jobs, others }: Corpus): Told[] {
  const calm = jobs.filter(({ projectType }) => projectType !== 'emergency');
  return [
    ...tellings.flatMap(({ text, expected: { danger, ask } }) => {
      if (!ask) return [{ text, danger: danger ?? NONE, weight: TELLING }];
      const dangers = danger === null ? [] : [danger, NONE];
      return dangers.map((each) => ({ text, danger: each, weight: TELLING * IN_DOUBT }));
    }),
    ...dangers.map(({ text, danger }) => ({ text, danger, weight: SHORT })),
    ...calm.map(({ text }) => ({ text, danger: NONE, weight: CALM })),
    ...others.map(({ text }) => ({ text, danger: NONE, weight: OTHER })),
  ];
}

/** Without accents, as words are read. */
const plain = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '');

const isEmpty = (name: string) =>
  !/^[#{!-]/.test(name) && name.split(' ').every((word) => stopWords.has(word) || EMPTY.has(word) || word.length < 2);

function kindOf(name: string): keyof typeof PULL {
  if (name.startsWith('#')) return 'piece';
  if (/\}[&~]\{/.test(name)) return 'concepts';
  if (/^(?:\{|-\{|!)/.test(name)) return 'concept';
  return name.includes(' ') ? 'pair' : 'word';
}

/** Adding 0 turns a negative zero into a plain one; JSON has no negative zero. */
const hundredths = (value: number) => Math.round(value * 100) + 0;
