import { readFileSync } from 'node:fs';
import { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';

/** The sets, each a file `<name>.jsonl` beside this one. README.md says by which rules they were labelled. */
export const evaluationSets = [
  'spoken',
  'spanish',
  'several-problems',
  'emergencies',
  'not-a-job',
  'extraction',
] as const;
export type EvaluationSet = (typeof evaluationSets)[number];

/** The sets of `fresh/`, written by another author after the engine; one of their halves nobody has looked at. */
export const freshSets = ['spoken', 'spanish', 'several-problems', 'emergencies', 'not-a-job'] as const;
export type FreshSet = (typeof freshSets)[number];

/** The texts of `fresh/` with odd numbers were looked at while the engine was mended, those with even ones never. */
export const halves = ['looked at', 'held out'] as const;
export type Half = (typeof halves)[number];

/** The moment at which every text was said: Wednesday, 10:00 in Louisville. Relative dates count from here. */
export const REFERENCE_TIME = new Date('2026-03-11T14:00:00Z');

/** What a safety sentence has to be about. */
const Danger = z.enum(['gas', 'carbon-monoxide', 'electric', 'fire', 'water', 'sewage', 'structure', 'cold', 'heat']);

/** 'yyyy-MM-dd'. */
const Day = z.iso.date();
const Slot = z.enum(['morning', 'afternoon', 'evening', 'anytime']);
const shortText = z.string().min(1).max(60);

/** Every key but the first three may be missing, which means 'not judged'. Null means 'must not be claimed'. */
const Expected = z.strictObject({
  isJob: z.boolean(),
  language: z.enum(['en', 'es']),
  /** Null when the text is no job. */
  trade: WorkType.nullable(),
  /** Trades that are as right as `trade`. */
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
  /** The two letters, when the text names the state beside its city. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  name: shortText.nullable().optional(),
  /** Within the range that is reserved for fiction, so that no text holds a real person's number. */
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{2}55501\d{2}$/)
    .nullable()
    .optional(),
  /** Other values of the same fields that are as right. */
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
  /** Why it is labelled so, where a reader may wonder. */
  note: z.string().min(1).optional(),
});
export type EvaluationText = z.infer<typeof EvaluationText>;

/**
 * The labelled texts of a set, in the order of its file.
 * @throws ZodError when a line does not fit the schema.
 */
export const readEvaluationTexts = (set: EvaluationSet): EvaluationText[] => readTexts(`./${set}.jsonl`);

/**
 * One half of a fresh set.
 * @throws ZodError when a line does not fit the schema.
 */
export const readFreshTexts = (set: FreshSet, half: Half): EvaluationText[] =>
  readTexts(`./fresh/${set}.jsonl`).filter((_, i) => halfOf(i) === half);

/** The half of the line at this position. Lines are numbered from 1, so the first was looked at. */
export const halfOf = (position: number): Half => (position % 2 === 0 ? 'looked at' : 'held out');

const readTexts = (file: string): EvaluationText[] => readLines(file).map((line) => EvaluationText.parse(line));

const readLines = (file: string): unknown[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
