import { type Reading, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import {
  type DangerFile,
  dangerModel,
  loadDangerFile,
} from '../../server/src/domains/assistant/engine/danger-model.ts';
import { localEngine } from '../../server/src/domains/assistant/engine/local-assistant.ts';
import { asModel } from '../../server/src/domains/assistant/engine/model.ts';
import {
  type EvaluationSet,
  type EvaluationText,
  type FreshSet,
  type Half,
  REFERENCE_TIME,
  readEvaluationTexts,
  readFreshTexts,
} from '../../server/src/domains/assistant/evaluation/evaluation-text.ts';
import { decisiveFields, judge, judgedFields } from '../../server/src/domains/assistant/evaluation/judge.ts';
import { type RealText, readFreshRealTexts } from '../../server/src/domains/assistant/evaluation/real-text.ts';
import type { Corpus, JobText } from './corpus.ts';
import { train } from './train.ts';

export type Engine = (text: string) => Reading;

/** Returns the engine at the reference time of the evaluation texts. */
export function engineOf(file: ReturnType<typeof train>, danger: DangerFile): Engine {
  const engine = localEngine(asModel(file, dangerModel(danger)));
  return (text) => engine(text, { now: REFERENCE_TIME, timeZone: 'America/Kentucky/Louisville' });
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

interface Answered {
  readonly trade: WorkType;
  /** Other correct trades. */
  readonly also: readonly WorkType[];
  readonly got: WorkType;
}

const isRight = ({ trade, also, got }: Answered) => trade === got || also.includes(got);

/** Tabulates confused trades: expected (row), predicted (column). */
function confusion(results: readonly Answered[]): string {
  const cells = (of: readonly (string | number)[]) => of.map((cell) => String(cell).padStart(11)).join('');
  const short = WorkType.options.map((trade) => trade.replace('specific-', ''));
  return [
    `  ${'is \\ read as'.padEnd(17)}${cells(short)}`,
    ...WorkType.options.map((trade) => {
      const row = results.filter((result) => result.trade === trade);
      const counts = WorkType.options.map(
        (got) => row.filter((result) => (isRight(result) ? result.trade : result.got) === got).length,
      );
      return `  ${trade.padEnd(17)}${cells(counts)}`;
    }),
  ].join('\n');
}

export interface SetScore {
  readonly set: string;
  readonly count: number;
  /** Share of the texts that are correct in every decisive field. */
  readonly share: number;
  readonly report: string;
}

interface Judged {
  readonly entry: EvaluationText;
  readonly reading: Reading;
  readonly verdicts: ReturnType<typeof judge>;
}

const judgeAll = (engine: Engine, texts: readonly EvaluationText[]): Judged[] =>
  texts.map((entry) => {
    const reading = engine(entry.text);
    return { entry, reading, verdicts: judge(entry, reading) };
  });

/** Scores a set as a whole and by field. @param misses also lists the errors */
export function scoreSet(engine: Engine, set: EvaluationSet, misses = false): SetScore {
  const judged = judgeAll(engine, readEvaluationTexts(set));
  const jobs = judged.flatMap(({ entry: { expected }, reading }) =>
    expected.trade === null
      ? []
      : [{ trade: expected.trade, also: expected.alsoAcceptable ?? [], got: reading.workType }],
  );
  const { report, ...score } = scoreOf(set, set, judged);
  return { ...score, report: [report, confusion(jobs), ...(misses ? missesIn(judged) : [])].join('\n') };
}

/** Scores one half of a fresh set. Errors in the held-out half aren't listed. */
export function scoreFreshSet(engine: Engine, set: FreshSet, half: Half, misses = false): SetScore {
  const judged = judgeAll(engine, readFreshTexts(set, half));
  const { report, ...score } = scoreOf(set, `fresh ${set}, ${half}`, judged);
  return { ...score, report: [report, ...(misses && half === 'looked at' ? missesIn(judged) : [])].join('\n') };
}

function scoreOf(set: EvaluationSet | FreshSet, name: string, judged: readonly Judged[]): SetScore {
  const decisive = decisiveFields(set);
  const understood = judged.filter(({ verdicts }) =>
    verdicts.every(({ field, right }) => right || !decisive.includes(field)),
  ).length;
  const fields = judgedFields.flatMap((field) => {
    const all = judged.flatMap(({ verdicts }) => verdicts.filter((verdict) => verdict.field === field));
    return all.length === 0
      ? []
      : [`${field} ${percent(all.filter(({ right }) => right).length, all.length)} of ${all.length}`];
  });
  return {
    set: name,
    count: judged.length,
    share: understood / judged.length,
    report: [
      `${name}: ${percent(understood, judged.length)} of ${judged.length} right in ${decisive.join(', ')}`,
      `  ${fields.join('; ')}`,
    ].join('\n'),
  };
}

const missesIn = (judged: readonly Judged[]): string[] =>
  judged.flatMap(({ entry, verdicts }) => {
    const bad = verdicts.filter(({ right }) => !right);
    return bad.length === 0
      ? []
      : [
          `    ${entry.id}: ${bad.map(({ field, got }) => `${field}=${String(got)}≠${String(entry.expected[field])}`).join(', ')}`,
        ];
  });

/** Scores one half of the fresh texts in the style of real ones, by trade. */
export function scoreFreshRealTexts(engine: Engine, half: Half): SetScore {
  const set = `fresh real-style, ${half}`;
  const answers = readFreshRealTexts(half).map(({ text, ...labels }) => ({ ...labels, got: engine(text).workType }));
  const share = answers.filter(isRight).length / answers.length;
  return { set, count: answers.length, share, report: `${set}\n${realReport(answers)}` };
}

/** Scores real texts that were not used for training. */
export const scoreRealTexts = (engine: Engine, texts: readonly RealText[]): string =>
  realReport(texts.map(({ text, trade, also }) => ({ trade, also, got: engine(text).workType })));

/**
 * Scores real texts by cross-validation: each fold is read by an engine that was also trained on the other folds. This
 * shows what such texts would add; the engine in the repository has seen none of them.
 */
export function crossValidateRealTexts(corpus: Corpus, texts: readonly RealText[], folds: number): string {
  const answers = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const learned: JobText[] = texts
      .filter((_, i) => i % folds !== fold)
      .map(({ text, trade }) => ({ text, workType: trade, projectType: 'repair', language: 'en' }));
    const engine = engineOf(train({ ...corpus, jobs: [...corpus.jobs, ...learned] }), loadDangerFile());
    return texts
      .filter((_, i) => i % folds === fold)
      .map(({ text, trade, also }) => ({ trade, also, got: engine(text).workType }));
  });
  return realReport(answers);
}

const realReport = (results: readonly Answered[]): string =>
  [
    `  ${percent(results.filter(isRight).length, results.length)} of ${results.length} right or acceptable (${percent(
      results.filter(({ trade, got }) => trade === got).length,
      results.length,
    )} as labeled)`,
    confusion(results),
  ].join('\n');

const asAnswers = (engine: Engine, jobs: readonly JobText[]): Answered[] =>
  jobs.map(({ text, workType }) => ({ trade: workType, also: [], got: engine(text).workType }));

/** Scores the engine on its own training texts. */
export const scoreOwnTexts = (engine: Engine, jobs: readonly JobText[]): string => ownReport(asAnswers(engine, jobs));

/** Scores training texts by cross-validation, each held out once. */
export const crossValidate = (corpus: Corpus, folds: number): string =>
  ownReport(
    Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
      const jobs = corpus.jobs.filter((_, i) => i % folds !== fold);
      const engine = engineOf(train({ ...corpus, jobs }), loadDangerFile());
      return asAnswers(
        engine,
        corpus.jobs.filter((_, i) => i % folds === fold),
      );
    }),
  );

const ownReport = (results: readonly Answered[]): string =>
  `  ${percent(results.filter(isRight).length, results.length)} of ${results.length} right\n${confusion(results)}`;

/** Measures the microseconds per text, after warming up. */
export function time(engine: Engine, jobs: readonly JobText[]): string {
  const took = [0, 1, 2].flatMap(() =>
    jobs.map(({ text }) => {
      const start = process.hrtime.bigint();
      engine(text);
      return Number(process.hrtime.bigint() - start) / 1000;
    }),
  );
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const long = jobs
    .map(({ text }) => text)
    .join('. ')
    .slice(0, 4000);
  const start = process.hrtime.bigint();
  engine(long);
  const longest = Number(process.hrtime.bigint() - start) / 1e6;
  return `A text takes ${at(0.5)} µs (median), ${at(0.99)} µs (99 %); one of 4000 characters ${longest.toFixed(1)} ms`;
}
