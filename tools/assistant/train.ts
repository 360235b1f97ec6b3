import { createHash } from 'node:crypto';
import type { Language } from '@plumbline/contract/domains/assistant/understanding.ts';
import { features } from '../../server/src/domains/assistant/engine/features.ts';
import {
  asQuestion,
  type ModelFile,
  matterModel,
  spaces,
  thingsOf,
} from '../../server/src/domains/assistant/engine/model.ts';
import { stopWords } from '../../server/src/domains/assistant/engine/stop-words.ts';
import { tokens } from '../../server/src/domains/assistant/engine/tokens.ts';
import type { Corpus } from './corpus.ts';
import { type Example, fit } from './fit.ts';
import {
  type Lesson,
  languageLesson,
  projectTypeLesson,
  purposeLesson,
  roleLesson,
  urgencyLesson,
  workTypeLesson,
} from './lessons.ts';
import { phrasesOf, priorOf } from './lexicon.ts';

/** Regularization by kind of feature: stated entries move less than single words. */
const PULL = { stated: 2, word: 1.2, pair: 2.5, piece: 5 };
/** Word pairs and word parts in this few texts are chance. */
const RARE = 2;
/** Smaller weights are negligible and omitted. In hundredths. */
const LEAST = 18;
/** The shortest word for which typos are corrected. */
const SHORTEST_TARGET = 5;

/** Words of the hazards beyond those of the trades: a typo in them must not hide a danger. */
const HAZARD_WORDS = {
  en: 'alarm burning bursting collapsed coming exploded flooding freezing gushing overflowing pouring smell smelling smells smoke smoking sparking sparks spraying',
  es: 'inundando inundo inundado chispas quemado quemando reventó explotó desbordando humo fuego',
};

/** Trains the local engine's model. The same corpus gives the same model. */
export function train(corpus: Corpus): ModelFile {
  const workType = learn(corpus, workTypeLesson(corpus));
  const trades = asQuestion(workType, spaces.workType);
  const things = thingsOf(trades);
  const role = learn(corpus, roleLesson(corpus, { things }));
  return {
    workType,
    projectType: learn(corpus, projectTypeLesson(corpus)),
    urgency: learn(corpus, urgencyLesson(corpus)),
    purpose: learn(
      corpus,
      purposeLesson(corpus, { things, matter: matterModel(trades, asQuestion(role, spaces.role)) }),
    ),
    role,
    language: learn(corpus, languageLesson(corpus)),
    ...vocabulary(corpus),
    corpus: fingerprintOf(corpus),
  };
}

/** Changes whenever the corpus does. */
export const fingerprintOf = (corpus: Corpus): string =>
  createHash('sha256').update(JSON.stringify(corpus)).digest('base64url');

function learn<Label extends string>({ lexicon }: Corpus, lesson: Lesson<Label>) {
  const { task, labels, texts, caution, learns, sees = (_, present) => present } = lesson;
  const space = { phrases: phrasesOf(lexicon, task), ...spaces[task] };
  const prior = priorOf(lexicon, lesson);
  const read = texts.map(({ text, label }) => ({
    present: sees(text, features(tokens(text), space)),
    label: labels.indexOf(label),
  }));
  const seen = new Map<string, number>();
  for (const { present } of read) for (const name of present) seen.set(name, (seen.get(name) ?? 0) + 1);
  const counts = (name: string) =>
    prior.has(name) || (learns(name) && (!/[ #]/.test(name) || (seen.get(name) ?? 0) > RARE));
  const examples: Example[] = read.map(({ present, label }) => ({
    features: new Set([...present].filter(counts)),
    label,
  }));
  const pull = (name: string) => PULL[kindOf(name, prior)] * caution;
  const fitted = fit(examples, { labels: labels.length, prior, pull, evenness: lesson.evenness });
  return {
    labels: [...labels],
    bias: fitted.bias.map((value) => hundredths(value) / 100),
    weights: Object.fromEntries(
      [...fitted.weights]
        .map(([name, row]) => [name, row.map(hundredths)] as const)
        .filter(([name, row]) => prior.has(name) || row.some((value) => Math.abs(value) >= LEAST)),
    ),
  };
}

/** Adding 0 turns a negative zero into a plain one; JSON has no negative zero. */
const hundredths = (value: number) => Math.round(value * 100) + 0;

const kindOf = (name: string, prior: ReadonlyMap<string, unknown>): keyof typeof PULL => {
  if (prior.has(name)) return 'stated';
  if (name.startsWith('#')) return 'piece';
  return name.includes(' ') ? 'pair' : 'word';
};

/** Typos of telling words are corrected; every word in the corpus counts as correct. */
function vocabulary(corpus: Corpus): { targets: { en: string; es: string }; known: string } {
  const { jobs, urgencies, dangers, concepts, roles, others, openers, lexicon, ordinaryWords, firstNames } = corpus;
  const wordsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => tokens(text).map(({ word }) => word)));
  const listed = (words: Iterable<string>) =>
    [...words]
      .filter((word) => word.length >= SHORTEST_TARGET && !/\d/.test(word))
      .sort()
      .join(' ');
  const telling = (language: Language) =>
    wordsOf(
      lexicon
        .filter((entry) => entry.task === 'workType' && entry.strength > 1 && entry.language === language)
        .map(({ term }) => term)
        .concat(HAZARD_WORDS[language]),
    );
  const isSought = (word: string) => !stopWords.has(word) || HAZARD_WORDS.en.includes(word);
  const targets = { en: [...telling('en')].filter(isSought), es: [...telling('es')].filter(isSought) };
  const all = wordsOf([
    ...[...jobs, ...urgencies, ...dangers, ...roles, ...others].map(({ text }) => text),
    ...lexicon.map(({ term }) => term),
    ...Object.entries(concepts).flatMap(([concept, terms]) => (concept.startsWith('says-') ? terms : [])),
    ...openers,
    ...ordinaryWords,
    ...firstNames,
  ]);
  const sought = new Set([...targets.en, ...targets.es]);
  return {
    targets: { en: listed(targets.en), es: listed(targets.es) },
    known: listed([...all].filter((word) => !sought.has(word))),
  };
}
