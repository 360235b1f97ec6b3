import { DRAFT_LEFT_OUT_ROUTE } from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import type { DraftRow, SourceDraft } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { Download } from 'lucide-react';
import { pathOf } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { draftWords } from './draft.words.ts';
import { operatorSourcesWords } from './sources.words.ts';

const words = here(draftWords).rows;
const reasons = here(operatorSourcesWords).reason;

/** Columns of the source that fit beside the project. */
const MAX_RAW = 6;

/** Returns the columns to show: those that are mapped, in the order of the fields, else the first ones. */
function shownColumns({ fields, rows, columns }: SourceDraft): string[] {
  const known = columns.length > 0 ? columns : [...new Set(rows.flatMap(({ raw }) => raw.map(({ name }) => name)))];
  const named = fields.flatMap(({ chosen, configured }) => [chosen, ...(configured?.split(/ [+/] /) ?? [])]);
  const mapped = [...new Set(named)].filter((name) => known.includes(name));
  return (mapped.length > 0 ? mapped : known).slice(0, MAX_RAW);
}

const valueOf = (row: DraftRow, column: string): string => row.raw.find(({ name }) => name === column)?.value ?? '';

/** The first rows as the source has them, each beside the project that it becomes. */
export function DraftRows({ draft }: { draft: SourceDraft }) {
  const columns = shownColumns(draft);
  const left = draft.read - draft.becomes;
  return (
    <section aria-labelledby="rows-title" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="rows-title">
          {words.heading}{' '}
          <span className="num text-meta font-text text-ink-2" aria-live="polite">
            {words.summary(draft.becomes, left)}
          </span>
        </h2>
        {left > 0 && (
          <ButtonAnchor
            icon={Download}
            href={pathOf(DRAFT_LEFT_OUT_ROUTE, { id: draft.id })}
            download="rows-left-out.csv"
          >
            {words.download}
          </ButtonAnchor>
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:hidden">
        {draft.rows.map((row, at) => (
          // Rows have no ids of their own, and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Card as="li" key={at}>
            <p className="border-b border-line pb-2 font-mono text-meta wrap-anywhere text-ink-2">
              {columns.map((column) => valueOf(row, column) || words.empty).join(' | ')}
            </p>
            <div className="pt-2">
              <Outcome row={row} />
            </div>
          </Card>
        ))}
      </ul>
      <div className="hidden lg:block">
        <RowTable draft={draft} columns={columns} />
      </div>
      <p className="num mt-2 text-meta text-ink-2">{words.shown(draft.rows.length, draft.read)}</p>
    </section>
  );
}

function RowTable({ draft, columns }: { draft: SourceDraft; columns: readonly string[] }) {
  return (
    <div
      // It scrolls, and without a pointer only while it has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-labelledby="rows-title"
      className="overflow-x-auto rounded border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left align-top">
        <caption className="sr-only">{words.table}</caption>
        <thead className="bg-sunken text-meta text-ink-2">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 font-quiet wrap-anywhere">
                {column}
              </th>
            ))}
            <th scope="col" className="min-w-60 border-l-2 border-ink px-3 py-2 font-strong text-ink">
              {words.asProject}
            </th>
          </tr>
        </thead>
        <tbody>
          {draft.rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at} className="border-t border-line">
              {columns.map((column) => (
                <td key={column} className="min-w-24 px-3 py-2 align-top font-mono text-meta wrap-anywhere text-ink-2">
                  {valueOf(row, column) || <i>{words.empty}</i>}
                </td>
              ))}
              <td className="border-l-2 border-ink px-3 py-2 align-top">
                <Outcome row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Outcome({ row: { project, lost, problem } }: { row: DraftRow }) {
  if (project === null) {
    return <p className="text-meta text-amber-ink">{words.leftOut(problem ?? (lost === null ? '' : reasons[lost]))}</p>;
  }
  return (
    <>
      <b className="block font-strong wrap-anywhere">{project.title}</b>
      <p className="text-meta wrap-anywhere text-ink-2">
        {project.place || words.noPlace}
        {!project.hasPoint && ` (${words.noPoint})`}
      </p>
      {project.need && (
        <p className="text-meta text-ink-2">
          <b className="font-strong text-ink">{words.need[project.need]}.</b> {project.reason}
        </p>
      )}
    </>
  );
}
