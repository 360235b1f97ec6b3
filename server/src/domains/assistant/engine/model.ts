import { readFileSync } from 'node:fs';
import {
  Danger,
  Language,
  ProjectType,
  Urgency,
  WorkType,
} from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import type { LinearModel } from './classifier.ts';
import type { FeatureSpace, Things } from './features.ts';

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

/** What training leaves behind. */
export interface EngineModel {
  readonly workType: Question<WorkType>;
  readonly projectType: Question<ProjectType>;
  readonly urgency: Question<Urgency>;
  readonly danger: Question<DangerOrNone>;
  readonly purpose: Question<Purpose>;
  readonly role: Question<Role>;
  readonly language: Question<Language>;
  readonly things: Things;
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
});
export type ModelFile = z.infer<typeof ModelFile>;

/** Reads the trained model that stands beside this file. */
export const loadModel = (): EngineModel =>
  asModel(ModelFile.parse(JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8'))));

export function asModel(file: ModelFile): EngineModel {
  const known = new Set([file.targets.en, file.targets.es, file.known].flatMap((words) => words.split(' ')));
  const workType = asQuestion(file.workType, spaces.workType);
  return {
    workType,
    things: thingsOf(workType),
    projectType: asQuestion(file.projectType, spaces.projectType),
    urgency: asQuestion(file.urgency, spaces.urgency),
    danger: asQuestion(file.danger, spaces.danger),
    purpose: asQuestion(file.purpose, spaces.purpose),
    role: asQuestion(file.role, spaces.role),
    language: asQuestion(file.language, spaces.language),
    words: {
      en: { targets: file.targets.en.split(' '), known },
      es: { targets: file.targets.es.split(' '), known },
    },
  };
}

/** A unit that parts the trades by less, in hundredths, is no thing of theirs. */
const TELLING = 120;

export const thingsOf = ({ weights, phrases }: LinearModel & FeatureSpace): Things => ({
  names: new Set(
    [...weights]
      .filter(([name, row]) => !/[ #]/.test(name) && Math.max(...row) - Math.min(...row) >= TELLING)
      .map(([name]) => name),
  ),
  phrases,
});

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
