import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import { sourceDraftWords } from '@plumbline/contract/domains/ingest/source-draft.words.ts';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { RateBar } from './column-stats.tsx';
import { draftWords } from './draft.words.ts';

const words = here(draftWords).columns;
const labels = here(sourceDraftWords).field;

/** What each column gave, one line for each. */
export function ColumnCounts({ counts }: { counts: readonly ColumnCount[] }) {
  return (
    <dl className="divide-y divide-line">
      {counts.map((count) => (
        <div key={count.field} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-strong">{labels[count.field]}</dt>
          <dd>
            <RateBar count={count} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The columns of a kind of source that knows them. */
export function FixedColumns({ counts }: { counts: readonly ColumnCount[] }) {
  return (
    <section aria-labelledby="columns-title">
      <h2 id="columns-title" className="mb-2">
        {words.heading}
      </h2>
      <p className="mb-2 text-meta text-ink-2">{words.fixed}</p>
      <Card>
        <ColumnCounts counts={counts} />
      </Card>
    </section>
  );
}
