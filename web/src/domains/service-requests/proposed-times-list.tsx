import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { formatMoment } from '../../lib/moment.ts';
import { Card } from '../../ui/card.tsx';
import { MaskedText } from '../../ui/hidden-detail.tsx';
import { formatWallTime } from './job-time.ts';
import { newestFirst } from './proposed-times.ts';

export interface ProposedTimesListProps {
  history: readonly ProposedTime[];
  timeZone: string;
  /** Who reads: their own proposals are 'You'. */
  reader: ProposedTime['by'];
  /** What the other side is called: 'The customer', a company. */
  other: string;
  now: Date;
}

/** Every time that either side has proposed, newest first, with the words that went with it. */
export function ProposedTimesList({ history, timeZone, reader, other, now }: ProposedTimesListProps) {
  if (history.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="proposals">
      <h2 id="proposals" className="text-body">
        What was proposed
      </h2>
      <ol className="mt-2 grid gap-3">
        {newestFirst(history).map((time, at) => (
          <li key={`${time.proposedAt}${time.by}`} className="border-line not-first:border-t not-first:pt-3">
            <p className={at === 0 ? 'num font-strong' : 'num text-ink-2'}>{formatWallTime(time, timeZone)}</p>
            <p className="num text-meta text-ink-2">
              {time.by === reader ? 'You proposed' : `${other} proposed`},{' '}
              <time dateTime={time.proposedAt}>{formatMoment(time.proposedAt, timeZone, now)}</time>
            </p>
            {time.message && (
              <p className="mt-1">
                <MaskedText text={time.message} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
