import { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { features } from '../../server/src/domains/assistant/engine/features.ts';
import { stopWords } from '../../server/src/domains/assistant/engine/stop-words.ts';
import { tokens } from '../../server/src/domains/assistant/engine/tokens.ts';
import type { Corpus, LexiconEntry } from './corpus.ts';
import { phrasesOf, unitOf } from './lexicon.ts';

export interface LabelledText<Label> {
  readonly text: string;
  readonly label: Label;
}

/** What one classifier is taught, and with how much trust. */
export interface Lesson<Label extends string> {
  readonly task: LexiconEntry['task'];
  readonly labels: readonly Label[];
  readonly texts: readonly LabelledText<Label>[];
  /** Weight of a lexicon entry for each point of its strength. */
  readonly belief: number;
  /** How hard learnt weights are drawn back, against the usual 1. */
  readonly caution: number;
  /** Do all labels count the same, or the commoner ones more? */
  readonly even: boolean;
  /** Of the features that are not in the lexicon: which may be learnt? */
  readonly learns: (feature: string) => boolean;
}

const VARIANTS = 1;

/** Every text as it stands, and behind openers that say nothing of the trade. */
export function workTypeLesson({ jobs, openers }: Corpus): Lesson<WorkType> {
  const texts = jobs.flatMap(({ text, workType }, i) => [
    { text, label: workType },
    ...Array.from({ length: VARIANTS }, (_, n) => ({
      text: `${nth(openers, i * 7 + n * 13)}, ${text}`,
      label: workType,
    })),
  ]);
  return { task: 'workType', labels: WorkType.options, texts, belief: 0.7, caution: 1, even: true, learns: () => true };
}

/** Without the emergencies: whether something is one is decided by the hazards. */
export function projectTypeLesson({ jobs, openers }: Corpus): Lesson<ProjectType> {
  const texts = jobs
    .filter(({ projectType }) => projectType !== 'emergency')
    .flatMap(({ text, projectType }, i) => [
      { text, label: projectType },
      { text: `${nth(openers, i * 11)}, ${text}`, label: projectType },
    ]);
  const labels = ProjectType.options.filter((type) => type !== 'emergency');
  return { task: 'projectType', labels, texts, belief: 1, caution: 1.5, even: false, learns: saysSomething };
}

/**
 * What says how urgent it is stands beside all kinds of jobs; a job alone is of medium urgency. Learnt from what people
 * say of time, not from what they say it of.
 */
export function urgencyLesson({ jobs, urgencies, lexicon }: Corpus): Lesson<Urgency> {
  const space = { phrases: phrasesOf(lexicon, 'urgency'), topical: false };
  const featuresOf = (text: string) => [...features(tokens(text), space)];
  const cues = new Set(lexicon.filter(({ task }) => task === 'urgency').map(({ term }) => unitOf(term)));
  const sayable = new Set(urgencies.flatMap(({ text }) => featuresOf(text)).filter(saysSomething));
  const emergencies = jobs.filter(({ projectType }) => projectType === 'emergency');
  const plain = jobs.filter(
    (job) => !emergencies.includes(job) && !featuresOf(job.text).some((name) => cues.has(name)),
  );
  const job = (n: number) => plain[n % plain.length]?.text ?? '';
  const texts = [
    ...plain.map(({ text }) => ({ text, label: 'medium' as const })),
    ...emergencies.map(({ text }) => ({ text, label: 'high' as const })),
    ...urgencies.flatMap(({ text, urgency }, i) =>
      [
        text,
        `${job(i * 31)}, ${text}`,
        `${text}. ${job(i * 31)}`,
        `${job(i * 57 + 5)}, ${text}`,
        `${text}. ${job(i * 57 + 5)}`,
      ].map((each) => ({ text: each, label: urgency })),
    ),
  ];
  const learns = (name: string) => sayable.has(name);
  return { task: 'urgency', labels: Urgency.options, texts, belief: 1.2, caution: 4, even: true, learns };
}

/** Not made of grammar alone. */
const saysSomething = (feature: string) => !feature.split(' ').every((word) => stopWords.has(word));

const nth = (texts: readonly string[], n: number): string => texts[n % texts.length] ?? '';
