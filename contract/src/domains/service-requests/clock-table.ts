import type { Language } from '../../kernel/language.ts';
import { clockWords } from './clock-table.words.ts';
import { CLOCKED_REPORTS, type ClockedReport, DECISION_DAYS, REPORT_CLOCKS } from './report-clock.ts';

/** A row of the published table. A dash stands for nothing. */
export interface ClockRow {
  readonly report: string;
  readonly until: string;
  readonly atOnce: string;
  readonly objection: string;
  readonly decidedBy: string;
}

/** Returns the published table of clocks, made from those that the server enforces. */
export const clockRows = (language: Language): readonly ClockRow[] =>
  CLOCKED_REPORTS.map((report) => clockRow(report, language));

function clockRow(report: ClockedReport, language: Language): ClockRow {
  const words = clockWords[language];
  const { days, since, objection, decidedBy } = REPORT_CLOCKS[report];
  return {
    report: words.reports[report],
    until: words.until[since](days),
    atOnce: words.atOnce[report],
    objection: objection === null ? words.none : words.objection[objection.by](objection.hours),
    decidedBy: decidedBy === null ? words.none : words.decidedBy[decidedBy](DECISION_DAYS),
  };
}

/** Returns the sentence next to a report's form: its deadline, its effect, and who decides. */
export function clockSentence(report: ClockedReport, language: Language): string {
  const { until, atOnce, objection, decidedBy } = clockRow(report, language);
  const { none, sentence } = clockWords[language];
  return [
    sentence.until(until),
    sentence.atOnce(atOnce),
    ...(objection === none ? [] : [sentence.objection(objection)]),
    ...(decidedBy === none ? [] : [sentence.decided(decidedBy)]),
  ].join(' ');
}
