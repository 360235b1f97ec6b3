import { readFileSync } from 'node:fs';
import { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import type { LinearModel } from './classifier.ts';
import type { FeatureSpace } from './features.ts';

/** A classifier and the features that it was trained on. */
export interface Question<Label extends string> extends LinearModel<Label>, FeatureSpace {}

/** What training leaves behind. */
export interface EngineModel {
  readonly workType: Question<WorkType>;
  /** All project types but emergency, which hazards decide. */
  readonly projectType: Question<ProjectType>;
  readonly urgency: Question<Urgency>;
  /** Words worth finding behind a slip of the finger. */
  readonly targets: readonly string[];
  /** Words that are right as they stand. */
  readonly known: ReadonlySet<string>;
}

const question = <Label extends z.ZodType<string>>(label: Label) =>
  z.object({ labels: z.array(label), bias: z.array(z.number()), weights: z.record(z.string(), z.array(z.number())) });

/** The file `model.json`, written by `tools/train-assistant.ts`. */
export const ModelFile = z.object({
  workType: question(WorkType),
  projectType: question(ProjectType),
  urgency: question(Urgency),
  targets: z.string(),
  known: z.string(),
});
export type ModelFile = z.infer<typeof ModelFile>;

/** Reads the trained model that stands beside this file. */
export const loadModel = (): EngineModel =>
  asModel(ModelFile.parse(JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8'))));

export function asModel(file: ModelFile): EngineModel {
  return {
    workType: asQuestion(file.workType, true),
    projectType: asQuestion(file.projectType, false),
    urgency: asQuestion(file.urgency, false),
    targets: file.targets.split(' '),
    known: new Set([...file.targets.split(' '), ...file.known.split(' ')]),
  };
}

function asQuestion<Label extends string>(
  { labels, bias, weights }: { labels: Label[]; bias: number[]; weights: Record<string, number[]> },
  topical: boolean,
): Question<Label> {
  const rows = new Map(Object.entries(weights));
  return {
    labels,
    bias,
    weights: rows,
    phrases: new Set([...rows.keys()].filter((name) => name.includes('_'))),
    topical,
  };
}
