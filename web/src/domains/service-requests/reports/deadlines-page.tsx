import { type ClockRow, clockRows } from '@plumbline/contract/domains/service-requests/clock-table.ts';
import { here, language } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { deadlinesWords } from './deadlines.words.ts';

const words = here(deadlinesWords);
const COLUMNS: readonly (keyof ClockRow)[] = ['report', 'until', 'atOnce', 'objection', 'decidedBy'];

/** The published clocks of the end of a job: a table, or on phones a list. */
export function DeadlinesPage() {
  const rows = clockRows(language);
  return (
    <Page width="mid">
      <h1>{words.title}</h1>
      <p className="mt-2 max-w-[68ch] text-title leading-7 text-ink-2">{words.lead}</p>
      <table className="mt-6 w-full border-collapse text-left max-lg:hidden">
        <thead>
          <tr className="border-b border-line">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 align-bottom font-quiet text-ink-2">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ report, ...row }) => (
            <tr key={report} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-4 font-strong">
                {report}
              </th>
              {COLUMNS.slice(1).map((column) => (
                <td key={column} className="py-3 pr-4">
                  {{ report, ...row }[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-6 grid gap-4 lg:hidden">
        {rows.map(({ report, ...row }) => (
          <li key={report}>
            <Card>
              <h2 className="mb-2 text-body">{report}</h2>
              <Facts
                facts={(['until', 'atOnce', 'objection', 'decidedBy'] as const).map((column) => ({
                  label: words.columns[column],
                  value: row[column],
                }))}
              />
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[68ch]">{words.record}</p>
      <p className="mt-3 max-w-[68ch]">{words.money}</p>
    </Page>
  );
}
