import { readFileSync } from 'node:fs';
import {
  Danger,
  Language,
  ProjectType,
  Urgency,
  WorkType,
} from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { FeatureIndex, type IndexedQuestion } from './feature-index.ts';
import type { FeatureSpace, LinearModel, Things } from './features.ts';
import { isRight } from './spelling.ts';

/** A classifier and the features that it was trained on. */
export interface Question<Label extends string> extends LinearModel<Label>, FeatureSpace {}

/** Does a text ask for work on a building, or for something else? */
export const Purpose = z.enum(['job', 'other']);
export type Purpose = z.infer<typeof Purpose>;

/** What one clause is to the whole: what the text is mainly about, something beside it, or neither. */
export const Role = z.enum(['plain', 'main', 'aside']);
export type Role = z.infer<typeof Role>;

export const DangerOrNone = z.enum(['none', ...Danger.options]);
export type DangerOrNone = z.infer<typeof DangerOrNone>;

/** The questions that the engine asks, with their answers. */
const LABELS = {
  workType: WorkType,
  /** All project types but emergency, which dangers decide. */
  projectType: ProjectType,
  urgency: Urgency,
  danger: DangerOrNone,
  purpose: Purpose,
  role: Role,
  language: Language,
};
type Task = keyof typeof LABELS;

/** By what each question looks at a text. */
export const spaces: Readonly<Record<Task, Omit<FeatureSpace, 'phrases'>>> = {
  workType: { topical: true, pieces: true },
  projectType: { topical: false, pieces: false },
  urgency: { topical: false, pieces: false },
  danger: { topical: false, pieces: false },
  purpose: { topical: false, pieces: false },
  role: { topical: false, pieces: false },
  language: { topical: false, pieces: false },
};

/** What training leaves behind, ready to be asked. */
export interface EngineModel {
  readonly index: FeatureIndex;
  readonly workType: IndexedQuestion<WorkType>;
  readonly projectType: IndexedQuestion<ProjectType>;
  readonly urgency: IndexedQuestion<Urgency>;
  readonly danger: IndexedQuestion<DangerOrNone>;
  readonly purpose: IndexedQuestion<Purpose>;
  readonly role: IndexedQuestion<Role>;
  readonly language: IndexedQuestion<Language>;
  /** 1 for what a trade works on. */
  readonly things: Uint8Array;
  /** 1 for what a clause may be about. */
  readonly heads: Uint8Array;
  readonly isThing: (unit: string) => boolean;
  readonly words: Readonly<Record<Language, Vocabulary>>;
}

export interface Vocabulary {
  /** Words worth finding behind a slip of the finger. */
  readonly targets: readonly string[];
  /** Words that are right as they stand. */
  readonly known: ReadonlySet<string>;
}

const question = <Label extends z.ZodType<string>>(label: Label) =>
  z.object({ labels: z.array(label), bias: z.array(z.number()), weights: z.record(z.string(), z.array(z.number())) });

/** The file `model.json`, written by `tools/train-assistant.ts`. */
export const ModelFile = z.object({
  workType: question(LABELS.workType),
  projectType: question(LABELS.projectType),
  urgency: question(LABELS.urgency),
  danger: question(LABELS.danger),
  purpose: question(LABELS.purpose),
  role: question(LABELS.role),
  language: question(LABELS.language),
  /** Words parted by spaces. Every word is known in every language; what is looked for behind a slip is not. */
  targets: z.object({ en: z.string(), es: z.string() }),
  known: z.string(),
  /** Fingerprint of the corpus that it was trained on. */
  corpus: z.string(),
});
export type ModelFile = z.infer<typeof ModelFile>;

let loaded: EngineModel | undefined;

/** Returns the trained model that stands beside this file; it is read once. */
export function loadModel(): EngineModel {
  loaded ??= asModel(loadModelFile());
  return loaded;
}

export const loadModelFile = (): ModelFile =>
  ModelFile.parse(JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')));

export function asModel(file: ModelFile): EngineModel {
  const known = new Set([file.targets.en, file.targets.es, file.known].flatMap((words) => words.split(' ')));
  const projectType = asQuestion(file.projectType, spaces.projectType);
  const urgency = asQuestion(file.urgency, spaces.urgency);
  const danger = asQuestion(file.danger, spaces.danger);
  const purpose = asQuestion(file.purpose, spaces.purpose);
  const language = asQuestion(file.language, spaces.language);
  const workType = asQuestion(file.workType, spaces.workType);
  const role = asQuestion(file.role, spaces.role);
  const matter = matterModel(workType, role, [projectType, urgency, danger, purpose, language], (word) =>
    isRight(word, known),
  );
  const { index } = matter;
  const things = thingsOf(workType).names;
  return {
    ...matter,
    projectType: index.indexed(projectType),
    urgency: index.indexed(urgency),
    danger: index.indexed(danger),
    purpose: index.indexed(purpose),
    language: index.indexed(language),
    isThing: (unit) => things.has(unit),
    words: {
      en: { targets: file.targets.en.split(' '), known },
      es: { targets: file.targets.es.split(' '), known },
    },
  };
}

/** What it takes to tell what a text is mainly about. @param others are asked by the same index */
export function matterModel(
  workType: Question<WorkType>,
  role: Question<Role>,
  others: readonly Question<string>[] = [],
  isRight: (word: string) => boolean = () => true,
): Pick<EngineModel, 'index' | 'workType' | 'role' | 'things' | 'heads'> {
  const index = new FeatureIndex([workType, role, ...others], isRight);
  return {
    index,
    workType: index.indexed(workType),
    role: index.indexed(role),
    things: index.flags(thingsOf(workType).names),
    heads: index.flags(tellingBy(workType, HEAD)),
  };
}

/** A unit that parts the trades by less, in hundredths, is no thing of theirs. */
const TELLING = 120;
/** A thing that parts the trades by this much, in hundredths, may be what a clause is about; a leak or a crack may not. */
const HEAD = 180;

export const thingsOf = (workType: LinearModel & FeatureSpace): Things => ({
  names: new Set(tellingBy(workType, TELLING)),
  phrases: workType.phrases,
});

/** The words and phrases that part the labels by so much, in hundredths. */
const tellingBy = ({ weights }: LinearModel, least: number): string[] =>
  [...weights]
    .filter(([name, row]) => !/[ #]/.test(name) && Math.max(...row) - Math.min(...row) >= least)
    .map(([name]) => name);

export function asQuestion<Label extends string>(
  { labels, bias, weights }: { labels: Label[]; bias: number[]; weights: Record<string, number[]> },
  space: Omit<FeatureSpace, 'phrases'>,
): Question<Label> {
  const rows = new Map(Object.entries(weights));
  return {
    labels,
    bias,
    weights: rows,
    phrases: new Set([...rows.keys()].filter((name) => name.includes('_'))),
    ...space,
  };
}
