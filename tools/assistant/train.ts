import { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { type FeatureSpace, features } from '../../server/src/domains/assistant/engine/features.ts';
import type { ModelFile } from '../../server/src/domains/assistant/engine/model.ts';
import { stopWords } from '../../server/src/domains/assistant/engine/stop-words.ts';
import { type Token, tokens } from '../../server/src/domains/assistant/engine/tokens.ts';
import type { Corpus, JobText, LexiconEntry } from './corpus.ts';
import { type Example, fit } from './fit.ts';

type Task = LexiconEntry['task'];

/** Weight of a lexicon entry for each point of its strength. */
const BELIEF = { workType: 0.7, projectType: 0.7, urgency: 1.2 } as const satisfies Record<Task, number>;
/** How hard weights are drawn back to the prior, by kind of feature: what was stated moves least, pieces count least. */
const PULL = { stated: 2, word: 1.2, pair: 2.5, piece: 5 };
/** Times that for urgency, where a few sentences must not teach that houses can wait. */
const CAUTION = 4;
/** Smaller weights say nothing and are left out. Hundredths. */
const LEAST = 6;
const SHORTEST_TARGET = 5;
const VARIANTS = 2;

/** What the emergencies of the corpus are trained as: whether something is one is decided by the hazards. */
const PROJECT_TYPES = ProjectType.options.filter((type) => type !== 'emergency');

/** Trains the model of the local engine. The same corpus gives the same model. */
export function train(corpus: Corpus): ModelFile {
  return {
    workType: answer(corpus, 'workType', WorkType.options, workTypeTexts(corpus)),
    projectType: answer(corpus, 'projectType', PROJECT_TYPES, projectTypeTexts(corpus)),
    urgency: answer(corpus, 'urgency', Urgency.options, urgencyTexts(corpus), urgencyWords(corpus)),
    ...vocabulary(corpus),
  };
}

interface Labelled {
  readonly text: string;
  readonly label: string;
}

/** Every text as it stands, and behind openers that say nothing of the trade. */
const workTypeTexts = ({ jobs, openers }: Corpus): Labelled[] =>
  jobs.flatMap((job, i) => [
    { text: job.text, label: job.workType },
    ...Array.from({ length: VARIANTS }, (_, n) => ({
      text: `${nth(openers, i * 7 + n * 13)}, ${job.text}`,
      label: job.workType,
    })),
  ]);

const projectTypeTexts = ({ jobs, openers }: Corpus): Labelled[] =>
  jobs
    .filter(({ projectType }) => projectType !== 'emergency')
    .flatMap((job, i) => [
      { text: job.text, label: job.projectType },
      { text: `${nth(openers, i * 11)}, ${job.text}`, label: job.projectType },
    ]);

/** What says how urgent it is stands beside all kinds of jobs; a job alone is of medium urgency. */
function urgencyTexts({ jobs, urgencies, lexicon }: Corpus): Labelled[] {
  const space = { phrases: phrasesOf(lexicon, 'urgency'), topical: false };
  const cues = new Set(lexicon.flatMap((entry) => (entry.task === 'urgency' ? [unitOf(entry.term)] : [])));
  const plain = jobs.filter(
    ({ text, projectType }) =>
      projectType !== 'emergency' && ![...features(tokens(text), space)].some((feature) => cues.has(feature)),
  );
  const beside = (text: string, job: JobText | undefined) => [
    `${job?.text ?? ''}, ${text}`,
    `${text}. ${job?.text ?? ''}`,
  ];
  return [
    ...plain.map(({ text }) => ({ text, label: 'medium' })),
    ...jobs.filter(({ projectType }) => projectType === 'emergency').map(({ text }) => ({ text, label: 'high' })),
    ...urgencies.flatMap(({ text, urgency }, i) =>
      [text, ...beside(text, plain[(i * 31) % plain.length]), ...beside(text, plain[(i * 57 + 5) % plain.length])].map(
        (each) => ({ text: each, label: urgency }),
      ),
    ),
  ];
}

/** What is urgent is learnt from what people say of time, not from what they say it of, nor from their grammar. */
const urgencyWords = ({ urgencies, lexicon }: Corpus) => {
  const space = { phrases: phrasesOf(lexicon, 'urgency'), topical: false };
  const all = urgencies.flatMap(({ text }) => [...features(tokens(text), space)]);
  return new Set(all.filter((name) => !name.split(' ').every((word) => stopWords.has(word))));
};

function answer<Label extends string>(
  corpus: Corpus,
  task: Task,
  labels: readonly Label[],
  texts: readonly Labelled[],
  only?: ReadonlySet<string>,
) {
  const space: FeatureSpace = { phrases: phrasesOf(corpus.lexicon, task), topical: task === 'workType' };
  const prior = priorOf(corpus.lexicon, task, labels);
  const examples: Example[] = texts.map(({ text, label }) => ({
    features: features(tokens(text), space),
    label: positionOf(label, labels),
  }));
  const seen = new Map<string, number>();
  for (const { features: present } of examples) for (const name of present) seen.set(name, (seen.get(name) ?? 0) + 1);
  const once = task === 'workType' ? VARIANTS + 1 : 2;
  const counts = (name: string) =>
    prior.has(name) || (only ? only.has(name) : !/[ #]/.test(name) || (seen.get(name) ?? 0) > once);
  const telling = examples.map(({ features: present, label }) => ({
    features: new Set([...present].filter(counts)),
    label,
  }));
  const fitted = fit(telling, {
    labels: labels.length,
    prior,
    pull: (name) => PULL[kindOf(name, prior)] * (only ? CAUTION : 1),
  });
  return {
    labels: [...labels],
    bias: fitted.bias.map((value) => Math.round(value * 100) / 100),
    weights: Object.fromEntries(
      [...fitted.weights]
        .map(([name, row]) => [name, row.map((value) => Math.round(value * 100) + 0)] as const)
        .filter(([name, row]) => prior.has(name) || row.some((value) => Math.abs(value) >= LEAST)),
    ),
  };
}

function priorOf(lexicon: readonly LexiconEntry[], task: Task, labels: readonly string[]): Map<string, number[]> {
  const prior = new Map<string, number[]>();
  for (const entry of lexicon) {
    if (entry.task !== task) continue;
    const unit = unitOf(entry.term);
    const row = prior.get(unit) ?? labels.map(() => 0);
    const at = positionOf(entry.label, labels);
    row[at] = Math.max(row[at] ?? 0, entry.strength * BELIEF[task]);
    prior.set(unit, row);
  }
  return prior;
}

const kindOf = (name: string, prior: ReadonlyMap<string, unknown>): keyof typeof PULL => {
  if (prior.has(name)) return 'stated';
  if (name.startsWith('#')) return 'piece';
  return name.includes(' ') ? 'pair' : 'word';
};

const phrasesOf = (lexicon: readonly LexiconEntry[], task: Task) =>
  new Set(
    lexicon
      .filter((entry) => entry.task === task)
      .map(({ term }) => unitOf(term))
      .filter((unit) => unit.includes('_')),
  );

/** A term as `features` names it. */
function unitOf(term: string): string {
  const words = tokens(term);
  const [only] = words;
  if (words.length === 1 && only) return stopWords.has(only.word) ? only.word : only.stem;
  return words.map(({ stem }) => stem).join('_');
}

function positionOf(label: string, labels: readonly string[]): number {
  const at = labels.indexOf(label);
  if (at === -1) throw new Error(`'${label}' is none of ${labels.join(', ')}`);
  return at;
}

/** Telling words are worth finding behind a slip; every word of the corpus is right as it stands. */
function vocabulary({ jobs, urgencies, openers, lexicon, ordinaryWords }: Corpus): { targets: string; known: string } {
  const wordsOf = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => tokens(text).map(({ word }: Token) => word)));
  const telling = wordsOf(
    lexicon.filter(({ task, strength }) => task === 'workType' && strength > 1).map(({ term }) => term),
  );
  const all = wordsOf([
    ...[...jobs, ...urgencies].map(({ text }) => text),
    ...lexicon.map(({ term }) => term),
    ...openers,
    ...ordinaryWords,
  ]);
  const targets = [...telling].filter(
    (word) => word.length >= SHORTEST_TARGET && !stopWords.has(word) && !/\d/.test(word),
  );
  return {
    targets: targets.sort().join(' '),
    known: [...all]
      .filter((word) => word.length >= SHORTEST_TARGET && !telling.has(word))
      .sort()
      .join(' '),
  };
}

const nth = (texts: readonly string[], n: number): string => texts[n % texts.length] ?? '';
