import { readFileSync } from 'node:fs';
import { type Understanding, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { localEngine } from '../../server/src/domains/assistant/engine/local-assistant.ts';
import { asModel } from '../../server/src/domains/assistant/engine/model.ts';
import type { Corpus, JobText } from './corpus.ts';
import { train } from './train.ts';

type Engine = (text: string) => Understanding;

/** How many of the texts are understood, by question, and the trades taken for one another. */
export function measure(engine: Engine, jobs: readonly JobText[]): string {
  return summary(jobs.map((job) => ({ job, answer: engine(job.text) })));
}

/** The same on texts that were held back in training, each once. */
export function crossValidate(corpus: Corpus, folds: number): string {
  const answers = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const engine = localEngine(asModel(train({ ...corpus, jobs: corpus.jobs.filter((_, i) => i % folds !== fold) })));
    return corpus.jobs.filter((_, i) => i % folds === fold).map((job) => ({ job, answer: engine(job.text) }));
  });
  return summary(answers);
}

/** The same by trade alone, on JSON lines of `{text, trade, alsoAcceptable?}`. */
export function measureFile(engine: Engine, path: string, misses: boolean): string {
  const texts = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const asWorkType = (trade: string) => (trade === 'construction' ? 'specific-project' : trade);
  const results = texts.map(({ text, trade, alsoAcceptable }) => {
    const got = engine(text).workType;
    return { text, trade: asWorkType(trade), got, also: [alsoAcceptable ?? []].flat().map(asWorkType).includes(got) };
  });
  const right = results.filter(({ trade, got }) => trade === got).length;
  const acceptable = results.filter(({ trade, got, also }) => trade === got || also).length;
  const part = (at: number) => results.filter((_, i) => i % 2 === at);
  const half = (at: number) => percent(part(at).filter(({ trade, got }) => trade === got).length, part(at).length);
  return [
    `trade ${percent(right, results.length)}, or acceptable ${percent(acceptable, results.length)}; odd lines ${half(0)}, even lines ${half(1)}`,
    ...(misses
      ? results
          .filter(({ trade, got }, i) => i % 2 === 0 && trade !== got)
          .map((r) => `  ${r.trade} → ${r.got}${r.also ? ' (ok)' : ''}: ${r.text}`)
      : []),
  ].join('\n');
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function summary(results: readonly { readonly job: JobText; readonly answer: Understanding }[]): string {
  const right = (key: 'workType' | 'projectType') =>
    percent(results.filter(({ job, answer }) => job[key] === answer[key]).length, results.length);
  const table = WorkType.options.map((trade) => {
    const row = WorkType.options.map(
      (got) => results.filter(({ job, answer }) => job.workType === trade && answer.workType === got).length,
    );
    return `  ${trade.padEnd(17)}${row.map((count) => String(count).padStart(6)).join('')}`;
  });
  return [
    `work type ${right('workType')}, project type ${right('projectType')}; is (row) and was read as (column):`,
    ...table,
  ].join('\n');
}

/** Microseconds a text takes, once warm. */
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
