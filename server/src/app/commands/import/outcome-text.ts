import type { ImportOutcome } from '../../../domains/directory/use-cases/import-listings.ts';
import { clockOf } from './progress-bar.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** Summarizes an import for the person who started it. */
export function outcomeText(
  { rowsRead, resumedAt, counts, isFinished }: ImportOutcome,
  { seconds, report }: { readonly seconds: number; readonly report: string },
): string {
  const rate = seconds > 0 ? Math.round((rowsRead - resumedAt) / seconds) : 0;
  const reported = counts.rejected + counts.leftOut;
  const lines = [
    `${isFinished ? 'Done' : 'Stopped'}: ${number(rowsRead)} rows${resumedAt > 0 ? `, ${number(resumedAt)} of them before,` : ''} ` +
      `in ${clockOf(seconds)} (${number(rate)} a second).`,
    `  ${number(counts.added)} contractors are new, ${number(counts.merged)} rows told more of one that was there, ` +
      `${number(counts.changed)} said something else than before, ${number(counts.unchanged)} the same.`,
    ...Object.entries(counts.skipped).map(
      ([reason, count]) => `  ${number(count)} ${count === 1 ? 'is' : 'are'} ${reason}.`,
    ),
    ...(reported > 0
      ? [
          `  ${number(counts.leftOut)} are closed or too unsure, ${number(counts.rejected)} could not be used: see ${report}`,
        ]
      : []),
    ...(isFinished ? [] : ['The same command goes on where this ended.']),
  ];
  return lines.join('\n');
}
