import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RunBadge } from './run-badge.tsx';
import { countsInWords } from './source-words.ts';

/** '3 of 4 sources read; 1 failed.' */
function endInWords({ sources }: IngestRun): string {
  const wrong = sources.filter(({ state }) => state === 'failed' || state === 'held-back').length;
  const all = formatCount(sources.length, 'source');
  if (wrong === 0) return `${all} read.`;
  return `${sources.length - wrong} of ${all} read. What was known of the ${wrong === 1 ? 'other' : 'others'} is kept.`;
}

/** How a run goes, source by source, as it happens; after its end what came of it, until it is put away. */
export function RefreshProgress({ run, onDismiss }: { run: IngestRun; onDismiss: () => void }) {
  const underWay = run.finishedAt === null;
  const done = run.sources.filter(({ finishedAt }) => finishedAt !== null).length;
  return (
    <Card as="section" aria-labelledby="refresh-progress" className="no-print">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="refresh-progress" className="text-body">
            {underWay ? 'Refreshing the projects' : 'Refreshed'}
          </h2>
          <p className="num text-meta text-ink-2">
            {underWay
              ? `${done} of ${formatCount(run.sources.length, 'source')} done. You can leave this page: it goes on.`
              : endInWords(run)}{' '}
            <Link to="/projects/sources" className="text-plumb-ink underline underline-offset-3">
              All about the sources
            </Link>
          </p>
        </div>
        {!underWay && <IconButton icon={X} label="Put away" className="-my-2 -mr-2" onClick={onDismiss} />}
      </div>
      <progress
        className="gauge mt-3 w-full"
        aria-labelledby="refresh-progress"
        max={Math.max(1, run.sources.length)}
        value={underWay ? done : Math.max(1, run.sources.length)}
      />
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {run.sources.map((source) => (
          <li key={source.sourceId} className="flex items-start justify-between gap-3 py-1.5 text-meta">
            <span className="min-w-0">
              <span className="block font-quiet">{source.name}</span>
              {source.startedAt !== null && <span className="num text-ink-2">{countsInWords(source)}</span>}
              {source.problem && (
                <span className={`block ${source.state === 'held-back' ? 'text-amber-ink' : 'text-red-ink'}`}>
                  {source.problem}
                </span>
              )}
            </span>
            <RunBadge state={source.state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
