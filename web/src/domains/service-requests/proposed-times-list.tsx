import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { here } from '../../lib/language.ts';
import { formatMoment } from '../../lib/moment.ts';
import { Card } from '../../ui/card.tsx';
import { MaskedText } from '../../ui/hidden-detail.tsx';
import { formatWallTime } from './job-time.ts';
import { newestFirst } from './proposed-times.ts';
import { workWords } from './work.words.ts';

const words = here(workWords).proposed;

export interface ProposedTimesListProps {
  history: readonly ProposedTime[];
  timeZone: string;
  /** The side that reads; its own proposals are 'You proposed'. */
  reader: ProposedTime['by'];
  /** The name of the other side: 'The customer', a company. */
  other: string;
  now: Date;
}

/** Every time that either side has proposed, newest first, with its message. */
export function ProposedTimesList({ history, timeZone, reader, other, now }: ProposedTimesListProps) {
  if (history.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="proposals">
      <h2 id="proposals" className="text-body">
        {words.title}
      </h2>
      <ol className="mt-2 grid gap-3">
        {newestFirst(history).map((time, at) => (
          <li key={`${time.proposedAt}${time.by}`} className="border-line not-first:border-t not-first:pt-3">
            <p className={at === 0 ? 'num font-strong' : 'num text-ink-2'}>{formatWallTime(time, timeZone)}</p>
            <p className="num text-meta text-ink-2">
              {time.by === reader ? words.byYou : words.byOther(other)},{' '}
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
