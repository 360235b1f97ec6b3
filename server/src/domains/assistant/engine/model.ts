import { readFileSync } from 'node:fs';
import { Language, ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { type DangerModel, dangerModel, loadDangerFile } from './danger-model.ts';
import { FeatureIndex, type IndexedQuestion } from './feature-index.ts';
import type { FeatureSpace, LinearModel, Things } from './features.ts';
import { isRight } from './spelling.ts';

/** A classifier with the feature space that it was trained on. */
export interface Question<Label extends string> extends LinearModel<Label>, FeatureSpace {}

/** A text asks for work on a building, or for something else. */
export const Purpose = z.enum(['job', 'other']);
export type Purpose = z.infer<typeof Purpose>;

/** The role of a clause in the text: 'main' for the main subject, 'aside' for something dismissed, else 'plain'. */
export const Role = z.enum(['plain', 'main', 'aside']);
export type Role = z.infer<typeof Role>;

/** The questions that the engine asks, with their possible answers. */
const LABELS = {
  workType: WorkType,
  /** All project types except emergency, which follows from the dangers. */
  projectType: ProjectType,
  urgency: Urgency,
  purpose: Purpose,
  role: Role,
  language: Language,
};
type Task = keyof typeof LABELS;

/** The features that each question uses. */
export const spaces: Readonly<Record<Task, Omit<FeatureSpace, 'phrases'>>> = {
  workType: { topical: true, pieces: true },
  projectType: { topical: false, pieces: false },
  urgency: { topical: false, pieces: false },
  purpose: { topical: false, pieces: false },
  role: { topical: false, pieces: false },
  language: { topical: false, pieces: false },
};

/** The trained model in the form that the engine uses. */
export interface EngineModel {
  readonly index: FeatureIndex;
  readonly workType: IndexedQuestion<WorkType>;
  readonly projectType: IndexedQuestion<ProjectType>;
  readonly urgency: IndexedQuestion<Urgency>;
  readonly danger: DangerModel;
  readonly purpose: IndexedQuestion<Purpose>;
  readonly role: IndexedQuestion<Role>;
  readonly language: IndexedQuestion<Language>;
  /** 1 for each thing that a trade works on. */
  readonly things: Uint8Array;
  /** 1 for each thing that a clause may be about. */
  readonly heads: Uint8Array;
  readonly isThing: (unit: string) => boolean;
  readonly words: Readonly<Record<Language, Vocabulary>>;
}

export interface Vocabulary {
  /** Words that a misspelled word can be corrected to. */
  readonly targets: readonly string[];
  /** Correctly spelled words. */
  readonly known: ReadonlySet<string>;
}

const question = <Label extends z.ZodType<string>>(label: Label) =>
  z.object({ labels: z.array(label), bias: z.array(z.number()), weights: z.record(z.string(), z.array(z.number())) });

/** The file `model.json`, written by `tools/train-assistant.ts`. */
export const ModelFile = z.object({
  workType: question(LABELS.workType),
  projectType: question(LABELS.projectType),
  urgency: question(LABELS.urgency),
  purpose: question(LABELS.purpose),
  role: question(LABELS.role),
  language: question(LABELS.language),
  /** Words separated by spaces. Known words count in both languages; corrections only in their own. */
  targets: z.object({ en: z.string(), es: z.string() }),
  known: z.string(),
  /** Fingerprint of the training corpus. */
  corpus: z.string(),
});
export type ModelFile = z.infer<typeof ModelFile>;

let loaded: EngineModel | undefined;

/** Returns the trained model stored next to this file. It is read once. */
export function loadModel(): EngineModel {
  loaded ??= asModel(loadModelFile(), dangerModel(loadDangerFile()));
  return loaded;
}

export const loadModelFile = (): ModelFile =>
  ModelFile.parse(JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')));

export function asModel(file: ModelFile, danger: DangerModel): EngineModel {
  const known = new Set([file.targets.en, file.targets.es, file.known].flatMap((words) => words.split(' ')));
  const projectType = asQuestion(file.projectType, spaces.projectType);
  const urgency = asQuestion(file.urgency, spaces.urgency);
  const purpose = asQuestion(file.purpose, spaces.purpose);
  const language = asQuestion(file.language, spaces.language);
  const workType = asQuestion(file.workType, spaces.workType);
  const role = asQuestion(file.role, spaces.role);
  const matter = matterModel(workType, role, [projectType, urgency, purpose, language], (word) => isRight(word, known));
  const { index } = matter;
  const things = thingsOf(workType).names;
  return {
    ...matter,
    projectType: index.indexed(projectType),
    urgency: index.indexed(urgency),
    danger,
    purpose: index.indexed(purpose),
    language: index.indexed(language),
    isThing: (unit) => things.has(unit),
    words: {
      en: { targets: file.targets.en.split(' '), known },
      es: { targets: file.targets.es.split(' '), known },
    },
  };
}

/**
 * Returns the parts of the model that find the main subject of a text.
 * @param others questions in the same index
 */
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

/** Units whose weights differ less between trades, in hundredths, are not things that a trade works on. */
const TELLING = 120;
/**
 * Things whose weights differ this much between trades, in hundredths, can be the subject of a clause. A leak or a
 * crack usually isn't.
 */
const HEAD = 180;

export const thingsOf = (workType: LinearModel & FeatureSpace): Things => ({
  names: new Set(tellingBy(workType, TELLING)),
  phrases: workType.phrases,
});

/** Returns the words and phrases whose weights differ by at least this much between labels, in hundredths. */
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
