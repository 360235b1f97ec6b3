import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type JobText, profileOf } from '../../server/src/domains/ingest/reading/profile.ts';
import { signalsOf } from '../../server/src/domains/ingest/reading/signals.ts';
import type { Trade } from '../../server/src/domains/ingest/reading/trade-kinds.ts';
import {
  LEAST_LIKELY,
  NEEDS,
  TradeModel,
  type TradeModelFile,
} from '../../server/src/domains/ingest/reading/trade-model.ts';
import { type Example, fit } from '../assistant/fit.ts';

const Need = z.enum(NEEDS);
export type Need = z.infer<typeof Need>;

/** A row with a person's labels; missing labels are absent. */
export interface TradeLesson {
  readonly jurisdiction: string;
  readonly id: string;
  readonly job: JobText;
  readonly needs: Readonly<Partial<Record<Trade, Need>>>;
  /** Whether it is useful to a plumber. */
  readonly useful: boolean;
}

const WrittenRow = z.strictObject({
  jurisdiction: z.string(),
  id: z.string(),
  kind: z.string().default(''),
  category: z.string().default(''),
  title: z.string().default(''),
  description: z.string().default(''),
  contractor: z.string().default(''),
  permitNumber: z.string().default(''),
  cost: z.number().nullable().default(null),
  squareFeet: z.number().nullable().default(null),
  units: z.number().nullable().default(null),
  subcontractors: z.array(z.object({ type: z.string(), name: z.string() })).default([]),
  plumbing: Need,
  useful: z.boolean(),
  electrical: Need,
  hvac: Need,
});

/** Reads the labeled rows that were written by hand in the style of permit offices. */
export function readWrittenRows(): TradeLesson[] {
  const path = new URL('../../server/src/domains/ingest/reading/data/written-rows.jsonl', import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { jurisdiction, id, plumbing, electrical, hvac, useful, ...job } = WrittenRow.parse(JSON.parse(line));
    return { jurisdiction, id, job: { ...job, cost: job.cost || null }, needs: { plumbing, electrical, hvac }, useful };
  });
}

/** Regularization of the weights: main signals, crossed signals, and all others. */
const PULL = { main: 1, crossed: 1, other: 3 };
const pull = (signal: string): number =>
  /^(?:matter|main) /.test(signal) ? PULL.main : signal.includes('×') ? PULL.crossed : PULL.other;

/** Trains the model; the same lessons give the same model. */
export function learnTrades(lessons: readonly TradeLesson[], temperature = 1): TradeModelFile {
  const needs = (trade: Trade) =>
    weighing(
      lessons.flatMap((lesson) => {
        const need = lesson.needs[trade];
        return need === undefined ? [] : [{ features: signalSet(lesson, trade), label: NEEDS.indexOf(need) }];
      }),
      NEEDS.length,
    );
  const useful = lessons.flatMap((lesson) =>
    lesson.needs.plumbing === undefined || lesson.needs.plumbing === 'no'
      ? []
      : [{ features: signalSet(lesson, 'plumbing'), label: Number(lesson.useful) }],
  );
  return {
    temperature,
    plumbing: needs('plumbing'),
    electrical: needs('electrical'),
    hvac: needs('hvac'),
    useful: weighing(useful, 2),
  };
}

const signalSet = ({ job }: TradeLesson, trade: Trade) => new Set(signalsOf(profileOf(job), trade).names());

/** In hundredths; a negligible signal is omitted. */
function weighing(examples: readonly Example[], labels: number): TradeModelFile['plumbing'] {
  const fitted = fit(examples, { labels, prior: new Map(), evenness: 0, pull });
  const hundredths = (value: number) => Math.round(value * 100) + 0;
  const rows = [...fitted.weights].map(([name, row]) => [name, row.map(hundredths)] as const);
  return {
    bias: fitted.bias.map(hundredths),
    weights: Object.fromEntries(rows.filter(([, row]) => row.some((weight) => Math.abs(weight) > 1))),
  };
}

export interface TradeAnswer {
  readonly lesson: TradeLesson;
  readonly need: Need;
  readonly useful: boolean;
  /** The probability that the trade is needed. */
  readonly likelihood: number;
}

/** A model's results on lessons, for one trade. */
export function answersOf(file: TradeModelFile, lessons: readonly TradeLesson[], trade: Trade): TradeAnswer[] {
  const model = new TradeModel(file);
  return lessons.map((lesson) => {
    const signals = signalsOf(profileOf(lesson.job), trade).names();
    const [no = 0, likely = 0, yes = 0] = model.needs(trade, signals);
    const likelihood = 1 - no;
    const isNeeded = likelihood >= LEAST_LIKELY;
    return {
      lesson,
      need: isNeeded ? (yes >= likely ? 'yes' : 'likely') : 'no',
      useful: isNeeded && model.usefulness(signals) >= 0.5,
      likelihood,
    };
  });
}

/** Evaluates each jurisdiction with a model that was not trained on it. */
export function answersOfStrangers(lessons: readonly TradeLesson[], trade: Trade, temperature = 1): TradeAnswer[] {
  const names = [...new Set(lessons.map(({ jurisdiction }) => jurisdiction))];
  return names.flatMap((name) => {
    const own = lessons.filter(({ jurisdiction }) => jurisdiction === name);
    return answersOf(
      learnTrades(
        lessons.filter(({ jurisdiction }) => jurisdiction !== name),
        temperature,
      ),
      own,
      trade,
    );
  });
}

/** Returns the temperature that best calibrates the probabilities for unseen jurisdictions. */
export function bestTemperature(lessons: readonly TradeLesson[]): number {
  const answers = answersOfStrangers(lessons, 'plumbing');
  const loss = (temperature: number) =>
    answers.reduce((sum, { likelihood, lesson }) => {
      const logit = Math.log(likelihood / (1 - likelihood)) / temperature;
      return sum + Math.log1p(Math.exp(lesson.needs.plumbing === 'no' ? logit : -logit));
    }, 0);
  const steps = Array.from({ length: 31 }, (_, at) => 0.5 + at / 10);
  return steps.reduce((best, step) => (loss(step) < loss(best) ? step : best));
}
