import { Language, ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { DangerOrNone } from '../../server/src/domains/assistant/engine/danger-model.ts';
import { type Features, features, manner, type Things } from '../../server/src/domains/assistant/engine/features.ts';
import { mainMatter } from '../../server/src/domains/assistant/engine/main-matter.ts';
import { type matterModel, Purpose, Role, type spaces } from '../../server/src/domains/assistant/engine/model.ts';
import { purposeFeatures } from '../../server/src/domains/assistant/engine/purpose.ts';
import { stopWords } from '../../server/src/domains/assistant/engine/stop-words.ts';
import { tokens } from '../../server/src/domains/assistant/engine/tokens.ts';
import type { Corpus } from './corpus.ts';
import { phrasesOf, unitOf } from './lexicon.ts';

export interface LabeledText<Label> {
  readonly text: string;
  readonly label: Label;
}

/** The training set of one classifier, with its parameters. */
export interface Lesson<Label extends string> {
  readonly task: keyof typeof spaces;
  readonly labels: readonly Label[];
  readonly texts: readonly LabeledText<Label>[];
  /** Weight of a lexicon entry per point of its strength. */
  readonly belief: number;
  /** Strength of the regularization, relative to the usual 1. */
  readonly caution: number;
  /** From 0, where frequent labels count more, to 1, where all count the same. */
  readonly evenness: number;
  /** Decides which features outside the lexicon may be learned. */
  readonly learns: (feature: string) => boolean;
  /** Extracts the features of a text if they aren't just its words. */
  readonly sees?: (text: string, present: Features) => Features;
}

const VARIANTS = 1;
/** The trade for a danger, where it hardly ever depends on the surrounding words. */
const TRADE_OF: Partial<Readonly<Record<DangerOrNone, WorkType>>> = {
  gas: 'plumbing',
  'carbon-monoxide': 'hvac',
  electric: 'electrical',
  sewage: 'plumbing',
  structure: 'specific-project',
  cold: 'hvac',
  heat: 'hvac',
};

/**
 * Every text by itself, and after neutral openers; and every telling word in frames that fit anything, so that rooms,
 * people and complaints don't indicate a trade.
 */
export function workTypeLesson({ jobs, dangers, openers, lexicon, frames }: Corpus): Lesson<WorkType> {
  const framed = lexicon
    .filter(({ task, strength }) => task === 'workType' && strength > 2)
    .flatMap(({ term, label, language }, i) => {
      const fitting = frames.filter((frame) => frame.language === language);
      return [nth(fitting, i * 7), nth(fitting, i * 11 + 3)].map(({ text }) => ({
        text: text.replace('{}', term),
        label: WorkType.parse(label),
      }));
    });
  const urgent = dangers.flatMap(({ text, danger }) => {
    const label = TRADE_OF[danger];
    return label ? [{ text, label }] : [];
  });
  const calm = jobs.flatMap(({ text, workType }, i) => [
    { text, label: workType },
    ...Array.from({ length: VARIANTS }, (_, n) => ({
      text: `${nth(openers, i * 7 + n * 13)}, ${text}`,
      label: workType,
    })),
  ]);
  const texts = [...calm, ...urgent, ...framed];
  return { task: 'workType', labels: WorkType.options, texts, belief: 0.9, caution: 1.8, evenness: 1, learns: all };
}

/** Number of things inserted into each sentence with a gap. */
const THINGS_OF_EACH = 4;

/**
 * Excludes emergencies, which the hazards decide. Actions are applied to many things alike, so that a thing by itself
 * doesn't indicate an action.
 */
export function projectTypeLesson({ jobs, deeds, lexicon, openers }: Corpus): Lesson<ProjectType> {
  const calm = jobs
    .filter(({ projectType }) => projectType !== 'emergency')
    .flatMap(({ text, projectType }, i) => [
      { text, label: projectType },
      { text: `${nth(openers, i * 11)}, ${text}`, label: projectType },
    ]);
  const done = saidOfThings(deeds, lexicon).map(({ text, of }) => ({ text, label: of.projectType }));
  const texts = [...calm, ...done];
  const labels = ProjectType.options.filter((type) => type !== 'emergency');
  return { task: 'projectType', labels, texts, belief: 1, caution: 1.5, evenness: 0, learns: saysSomething };
}

/**
 * Urgency phrases are combined with all kinds of jobs; a job alone has medium urgency. The model learns from phrases
 * about time, not from their objects.
 */
export function urgencyLesson({ jobs, urgencies, lexicon }: Corpus): Lesson<Urgency> {
  const space = { phrases: phrasesOf(lexicon, 'urgency'), topical: false, pieces: false };
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
  const things = new Set(thingsIn(lexicon).map(unitOf));
  const learns = (name: string) => sayable.has(name) && !name.split(' ').some((word) => things.has(word));
  return { task: 'urgency', labels: Urgency.options, texts, belief: 1.2, caution: 4, evenness: 1, learns };
}

/** Jobs, by themselves and after openers, and all kinds of other talk. @param learned the trained model of the trades */
export function purposeLesson(
  corpus: Corpus,
  learned: { readonly things: Things; readonly matter: ReturnType<typeof matterModel> },
): Lesson<Purpose> {
  const { jobs, urgencies, dangers, others, openers, asides, frames, deeds, chatter, lexicon } = corpus;
  const things = thingsIn(lexicon);
  const texts = [
    ...jobs.flatMap(({ text }, i) =>
      [
        text,
        `${nth(openers, i * 5)}, ${text}`,
        `${text}. ${nth(asides, i * 13)}`,
        `${nth(asides, i * 17 + 3)}, ${text}, ${nth(asides, i * 29 + 7)}`,
      ].map((each) => ({ text: each, label: 'job' as const })),
    ),
    ...urgencies.map(({ text }, i) => ({ text: `${nth(jobs, i * 31).text}. ${text}`, label: 'job' as const })),
    ...things.flatMap((thing, i) =>
      [thing, `${thing}. ${nth(asides, i * 7)}`].map((text) => ({ text, label: 'job' as const })),
    ),
    ...dangers.map(({ text }) => ({ text, label: 'job' as const })),
    ...saidOfThings([...frames, ...deeds], lexicon).map(({ text }) => ({ text, label: 'job' as const })),
    ...saidOfThings(chatter, lexicon).map(({ text }) => ({ text, label: 'other' as const })),
    ...others.flatMap(({ text }, i) =>
      [
        text,
        `${nth(asides, i * 11)}. ${text}`,
        `${text}. ${nth(asides, i * 19 + 5)}`,
        `${text}. ${nth(others, i * 23 + 1).text}`,
        `${nth(openers, i * 3)}, ${nth(others, i * 41 + 11).text}, ${text}`,
      ].map((each) => ({ text: each, label: 'other' as const })),
    ),
  ];
  const sees = (text: string, present: Features) => {
    const words = tokens(text);
    return purposeFeatures(
      present,
      manner(words, learned.things),
      mainMatter(learned.matter, learned.matter.index.read(text)).told,
    );
  };
  return {
    task: 'purpose',
    labels: Purpose.options,
    texts,
    belief: 1,
    caution: 0.8,
    evenness: 0.2,
    learns: saysSomething,
    sees,
  };
}

/**
 * Learns from what is said about a thing, not from the thing itself, so one thing represents all. What a job says
 * about its thing counts as plain.
 */
export function roleLesson(
  { roles, jobs, dangers, deeds, frames, asides, openers, urgencies, lexicon }: Corpus,
  { things }: { readonly things: Things },
): Lesson<Role> {
  const thing = lexicon.find(({ task, strength }) => task === 'workType' && strength > 2)?.term ?? '';
  const texts = [
    ...roles.map(({ text, role }) => ({ text: text.replaceAll('{}', thing), label: role })),
    ...[...jobs, ...dangers].map(({ text }) => ({ text, label: 'plain' as const })),
    ...[...deeds, ...frames].map(({ text }) => ({ text: text.replaceAll('{}', thing), label: 'plain' as const })),
    ...[...asides, ...openers].map((text) => ({ text, label: 'plain' as const })),
    ...urgencies.map(({ text }) => ({ text, label: 'plain' as const })),
  ];
  const sees = (text: string) => manner(tokens(text), things);
  return { task: 'role', labels: Role.options, texts, belief: 1, caution: 0.8, evenness: 0.4, learns: all, sees };
}

export function languageLesson({ jobs, dangers, others }: Corpus): Lesson<Language> {
  const texts = [...jobs, ...dangers, ...others].map(({ text, language }) => ({ text, label: language }));
  return {
    task: 'language',
    labels: Language.options,
    texts,
    belief: 1,
    caution: 1,
    evenness: 1,
    learns: (name) => !name.includes(' '),
  };
}

const all = () => true;

/** Returns whether a feature has more than function words. */
const saysSomething = (feature: string) => !feature.split(' ').every((word) => word === '^' || stopWords.has(word));

/** Returns the things that trades work on, as people call them; in one language or in all. */
const thingsIn = (lexicon: Corpus['lexicon'], language?: Language): string[] =>
  lexicon
    .filter(
      (entry) => entry.task === 'workType' && entry.strength > 2 && (language ?? entry.language) === entry.language,
    )
    .map(({ term }) => term);

/** Fills the gap of each sentence with several things, from all trades. */
function saidOfThings<Gapped extends { readonly text: string; readonly language: Language }>(
  sentences: readonly Gapped[],
  lexicon: Corpus['lexicon'],
): { readonly text: string; readonly of: Gapped }[] {
  return sentences.flatMap((of, i) => {
    const things = thingsIn(lexicon, of.language);
    return Array.from({ length: THINGS_OF_EACH }, (_, n) => ({
      text: of.text.replaceAll('{}', nth(things, i * 37 + n * 101)),
      of,
    }));
  });
}

function nth<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('There is no training data of this kind.');
  return item;
}
