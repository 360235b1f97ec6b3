import * as z from 'zod';
import { ProjectId } from '../../kernel/id.ts';
import { absentWhenBlank } from '../../kernel/inputs.ts';
import { amountAtMost, atMost } from '../../kernel/lengths.ts';
import { problem } from '../../kernel/words.ts';
import { ProjectStatus } from '../projects/project.ts';
import { pursuitWords } from './pursuit.words.ts';

/** The stages of a pursuit. 'not-for-us' is set aside, and can be taken up again like any other. */
export const PURSUIT_STAGES = ['saved', 'looking', 'bid', 'won', 'lost', 'not-for-us'] as const;
export const PursuitStage = z.enum(PURSUIT_STAGES);
export type PursuitStage = z.infer<typeof PursuitStage>;

/** The most pursuits per account. */
export const MAX_PURSUITS = 1000;
export const MAX_NEXT_STEP = 200;
export const MAX_PURSUIT_NOTES = 4000;
/** Dollars. */
export const MAX_PURSUIT_AMOUNT = 1_000_000_000;

const Stage = z.enum(
  PURSUIT_STAGES,
  problem(pursuitWords, ({ chooseStage }) => chooseStage),
);

const amountProblem = problem(pursuitWords, ({ enterDollars }) => enterDollars);
const dateProblem = problem(pursuitWords, ({ chooseDay }) => chooseDay);

/** Reads '$12,500'. */
const dollars = (value: unknown): unknown => {
  const given = absentWhenBlank(value);
  return typeof given === 'string' && /^\$?\d[\d,]*(?:\.\d{1,2})?$/.test(given.trim())
    ? Number(given.replace(/[$,\s]/g, ''))
    : given;
};

/** Where a project stands for its pursuer. An empty field removes what was there. */
export const PursuitForm = z.object({
  stage: Stage,
  /** Dollars: what was bid, or what the job is worth. */
  amount: z.preprocess(
    dollars,
    z
      .number(amountProblem)
      .min(0, amountProblem)
      .max(...amountAtMost(MAX_PURSUIT_AMOUNT))
      .optional(),
  ),
  nextStep: z.preprocess(
    absentWhenBlank,
    z
      .string()
      .trim()
      .max(...atMost(MAX_NEXT_STEP))
      .optional(),
  ),
  /** The day of the next step, in the account's time zone. */
  nextStepOn: z.preprocess(absentWhenBlank, z.iso.date(dateProblem).optional()),
  notes: z.preprocess(
    absentWhenBlank,
    z
      .string()
      .trim()
      .max(...atMost(MAX_PURSUIT_NOTES))
      .optional(),
  ),
  /** The revision that the form shows. A change that others have made since is not overwritten. */
  revision: z.coerce.number().int().min(0),
});
export type PursuitForm = z.infer<typeof PursuitForm>;

export const PursuitMove = z.object({ stage: Stage });
export type PursuitMove = z.infer<typeof PursuitMove>;

/** A project that an account pursues, as its owner sees it. */
export const Pursuit = z.object({
  project: z.object({
    id: ProjectId,
    title: z.string(),
    location: z.string(),
    deadline: z.string().nullable(),
    status: ProjectStatus,
    /** Since when its source no longer lists it. */
    vanishedAt: z.iso.datetime().nullable(),
  }),
  stage: PursuitStage,
  amount: z.number().nullable(),
  nextStep: z.string().nullable(),
  nextStepOn: z.iso.date().nullable(),
  notes: z.string().nullable(),
  savedAt: z.iso.datetime(),
  movedAt: z.iso.datetime(),
  /** Increases with each change. */
  revision: z.number().int(),
});
export type Pursuit = z.infer<typeof Pursuit>;

/** An account's activity in one month. Each step counts on the day it happened. */
export const PipelineMonth = z.object({
  /** 'yyyy-MM' */
  month: z.string(),
  /** Projects that watches have found. */
  came: z.number().int(),
  saved: z.number().int(),
  notForUs: z.number().int(),
  bid: z.number().int(),
  /** Dollars. */
  bidWorth: z.number(),
  won: z.number().int(),
  wonWorth: z.number(),
  lost: z.number().int(),
});
export type PipelineMonth = z.infer<typeof PipelineMonth>;

export const Pipeline = z.object({
  /** The first to act on comes first: by the day of the next step, then the last moved. */
  pursuits: z.array(Pursuit),
  /** Today in the account's time zone, 'yyyy-MM-dd'. */
  today: z.iso.date(),
  month: PipelineMonth,
});
export type Pipeline = z.infer<typeof Pipeline>;

/** The stage of each project that an account pursues. */
export const PursuitStages = z.array(z.object({ projectId: ProjectId, stage: PursuitStage }));
