import type { Language } from '@plumbline/contract/kernel/language.ts';
import { csvCell } from '../../../kernel/csv-cell.ts';
import { leftOutWords } from './losses-table.words.ts';
import { rowNameText, rowProblemText } from './reading-problem.ts';
import type { LeftOutRow } from './row-results.ts';

/** The byte order mark is for Excel, which otherwise reads UTF-8 as the system's code page. */
const MARK = '\uFEFF';

/** Returns the rows that became no project as CSV, with the reasons in words. */
export function leftOutCsv(rows: readonly LeftOutRow[], language: Language): string {
  const words = leftOutWords[language];
  const lines = rows.map(({ row, reason, problem, title, place }) => [
    rowNameText(row, language),
    words.reason[reason],
    problem === null ? '' : rowProblemText(problem, language),
    title,
    place,
  ]);
  return MARK + [words.head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
