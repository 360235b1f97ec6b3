import { readFileSync } from 'node:fs';
import { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';

/** The sets, each in a file `<name>.jsonl` next to this one. README.md explains how they were labeled. */
export const evaluationSets = [
  'spoken',
  'spanish',
  'several-problems',
  'emergencies',
  'not-a-job',
  'extraction',
] as const;
export type EvaluationSet = (typeof evaluationSets)[number];

/** The sets in `fresh/`, written by another author after the engine. Nobody has looked at one half of them. */
export const freshSets = ['spoken', 'spanish', 'several-problems', 'emergencies', 'not-a-job'] as const;
export type FreshSet = (typeof freshSets)[number];

/** Odd texts of `fresh/` were read while the engine was improved; even ones never were. */
export const halves = ['looked at', 'held out'] as const;
export type Half = (typeof halves)[number];

/** All texts were said at this time: Wednesday, 10:00 in Louisville. Relative dates refer to it. */
export const REFERENCE_TIME = new Date('2026-03-11T14:00:00Z');

/** The subject of a safety sentence. */
const Danger = z.enum(['gas', 'carbon-monoxide', 'electric', 'fire', 'water', 'sewage', 'structure', 'cold', 'heat']);

/** 'yyyy-MM-dd'. */
const Day = z.iso.date();
const Slot = z.enum(['morning', 'afternoon', 'evening', 'anytime']);
const shortText = z.string().min(1).max(60);

/** Any key but the first three may be missing, which means 'not judged'. Null means 'must not be claimed'. */
const Expected = z.strictObject({
  isJob: z.boolean(),
  language: z.enum(['en', 'es']),
  /** Null if the text isn't a job. */
  trade: WorkType.nullable(),
  /** Trades that are equally correct. */
  alsoAcceptable: z.array(WorkType).min(1).optional(),
  projectType: ProjectType.optional(),
  urgency: Urgency.optional(),
  safety: Danger.nullable().optional(),
  preferredDate: Day.nullable().optional(),
  slot: Slot.nullable().optional(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable()
    .optional(),
  city: shortText.nullable().optional(),
  /** Two letters, if the text names the state next to its city. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  name: shortText.nullable().optional(),
  /** In the range reserved for fiction, so that no text contains a real person's number. */
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{2}55501\d{2}$/)
    .nullable()
    .optional(),
  /** Other values of the same fields that are equally correct. */
  or: z
    .strictObject({
      projectType: z.array(ProjectType).min(1).optional(),
      urgency: z.array(Urgency).min(1).optional(),
      safety: z.array(Danger.nullable()).min(1).optional(),
      preferredDate: z.array(Day.nullable()).min(1).optional(),
      city: z.array(shortText).min(1).optional(),
      name: z.array(shortText).min(1).optional(),
    })
    .optional(),
});

export const EvaluationText = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d{3}$/),
  text: z.string().min(1).max(1000),
  expected: Expected,
  /** Explains a label that may surprise a reader. */
  note: z.string().min(1).optional(),
});
export type EvaluationText = z.infer<typeof EvaluationText>;

/**
 * Returns the labeled texts of a set, in the order of its file.
 * @throws ZodError when a line does not match the schema
 */
export const readEvaluationTexts = (set: EvaluationSet): EvaluationText[] => readTexts(`./${set}.jsonl`);

/**
 * Returns one half of a fresh set.
 * @throws ZodError when a line does not match the schema
 */
export const readFreshTexts = (set: FreshSet, half: Half): EvaluationText[] =>
  readTexts(`./fresh/${set}.jsonl`).filter((_, i) => halfOf(i) === half);

/** Returns the half of the line at a position. Lines are numbered from 1, so the first is odd. */
export const halfOf = (position: number): Half => (position % 2 === 0 ? 'looked at' : 'held out');

const readTexts = (file: string): EvaluationText[] => readLines(file).map((line) => EvaluationText.parse(line));

const readLines = (file: string): unknown[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
