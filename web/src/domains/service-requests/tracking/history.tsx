import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).page;

/** The request's events, newest first. */
export function History({ record }: { record: Pick<TrackingRecord, 'history' | 'timeZone'> }) {
  if (record.history.length === 0) return null;
  // The list comes oldest first. Sorting by time would mix events of the same moment.
  const newestFirst = [...record.history].reverse();
  return (
    <Card as="section" roomy aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
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
