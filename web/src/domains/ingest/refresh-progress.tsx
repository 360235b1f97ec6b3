import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RunBadge } from './run-badge.tsx';
import { countsInWords } from './source-run.ts';
import { sourcesWords } from './sources.words.ts';

const { progress } = here(sourcesWords);

/** Returns '3 of 4 sources read. What was known of the other is kept.' */
function endInWords({ sources }: IngestRun): string {
  const wrong = sources.filter(({ state }) => state === 'failed' || state === 'held-back').length;
  if (wrong === 0) return progress.allRead(sources.length);
  return `${progress.someRead(sources.length - wrong, sources.length)} ${progress.kept(wrong)}`;
}

/** The progress of a run, source by source, and its result until the reader closes it. */
export function RefreshProgress({ run, onDismiss }: { run: IngestRun; onDismiss: () => void }) {
  const underWay = run.finishedAt === null;
  const done = run.sources.filter(({ finishedAt }) => finishedAt !== null).length;
  return (
    <Card as="section" aria-labelledby="refresh-progress" className="no-print">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="refresh-progress" className="text-body">
            {underWay ? progress.underWay : progress.over}
          </h2>
          <p className="num text-meta text-ink-2">
            {underWay ? progress.done(done, run.sources.length) : endInWords(run)}{' '}
            <Link to="/projects/sources" className="text-plumb-ink underline underline-offset-3">
              {progress.about}
            </Link>
          </p>
        </div>
        {!underWay && <IconButton icon={X} label={progress.hide} className="-my-2 -mr-2" onClick={onDismiss} />}
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
