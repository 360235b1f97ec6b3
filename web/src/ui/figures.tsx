import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  /** One for each column; null if there is nothing to count. */
  readonly figures: readonly (number | null)[];
}

export interface FiguresProps {
  /** Describes the table to screen readers. */
  caption: string;
  /** The header of the column with the names. */
  first: string;
  columns: readonly { readonly label: string; readonly isAlarm?: boolean }[];
  rows: readonly FigureRow[];
}

/**
 * Counts in a table that fits a phone or scrolls on it. Zeros are subdued. In a column of alarms, other numbers are
 * highlighted.
 */
export function Figures({ caption, first, columns, rows }: FiguresProps) {
  return (
    <div className="overflow-x-auto">
      <table className="mt-1 w-full border-collapse text-meta sm:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="py-2 pr-2 text-left font-quiet text-ink-2 sm:w-[28%]">
              {first}
            </th>
            {columns.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="px-0.5 py-2 text-right min-[360px]:px-1 font-quiet whitespace-nowrap text-ink-2 last:pr-0"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2.5 pr-2 text-left font-strong wrap-anywhere">
                {name}
              </th>
              {columns.map(({ label, isAlarm }, at) => {
                const figure = figures[at] ?? null;
                return (
                  <td
                    key={label}
                    className={clsx(
                      'num px-0.5 py-2.5 text-right last:pr-0 min-[360px]:px-1',
                      !figure ? 'text-ink-3' : isAlarm ? 'font-strong text-red-ink' : 'font-quiet',
                    )}
                  >
                    {figure === null ? '–' : figure.toLocaleString('en-US')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
