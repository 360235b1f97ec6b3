import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { Card } from '../../../ui/card.tsx';

/** What happened, in words, newest first. */
export function History({ record }: { record: Pick<TrackingRecord, 'history' | 'timeZone'> }) {
  if (record.history.length === 0) return null;
  // It comes oldest first; several things may have happened at the same moment, so sorting by time would mix them.
  const newestFirst = [...record.history].reverse();
  return (
    <Card as="section" roomy aria-labelledby="history">
      <h2 id="history">What happened</h2>
      <ol className="mt-3 grid gap-3">
        {newestFirst.map((item, at) => (
          <li
            key={`${item.at}${newestFirst.length - at}`}
            className="sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-4"
          >
            <time dateTime={item.at} className="num block text-meta leading-6 text-ink-2">
              {formatDateTime(item.at, record.timeZone)}
            </time>
            <span>{item.text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
