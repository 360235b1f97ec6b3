import type { AuditRecord } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { here } from '../../../lib/language.ts';
import { formatMomentInFull, readersZone } from '../../../lib/moment.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { auditWords } from './audit.words.ts';
import { actionWords, detailWords, operatorWords, targetOf } from './audit-words.ts';
import { auditQuery } from './calls.ts';

const words = here(auditWords);

/** The actions of operators, newest first. */
export function AuditLog() {
  const query = useInfiniteQuery(auditQuery);
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-ink-2">{words.intro}</p>
      <ListStates
        query={query}
        texts={words.states}
        empty={
          <EmptyState title={words.nothing} drawing="level">
            {words.nothingYet}
          </EmptyState>
        }
      >
        {(records) => (
          <Card className="py-0">
            <ul aria-label={words.label} className="divide-y divide-line">
              {records.map((record) => (
                <Entry key={record.id} record={record} />
              ))}
            </ul>
          </Card>
        )}
      </ListStates>
    </>
  );
}

function Entry({ record }: { record: AuditRecord }) {
  const { reason, others } = detailWords(record.details);
  const target = targetOf(record);
  const subject = record.subjectEmail ?? record.subjectId;
  return (
    <li className="grid gap-x-6 py-3 lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,16rem)]">
      <time dateTime={record.at} className="num text-meta leading-6 text-ink-2">
        {formatMomentInFull(record.at, readersZone())}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <b>{actionWords(record.action)}</b>
          {target ? (
            <Link
              to="/operator"
              search={{ ...target }}
              className="num -my-2.5 inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3 wrap-anywhere"
            >
              {subject}
            </Link>
          ) : (
            record.subjectKind !== 'contractors' && (
              <span translate="no" className="num text-ink-2 wrap-anywhere">
                {subject}
              </span>
            )
          )}
        </p>
        {reason && <p className="wrap-anywhere">{reason}</p>}
        {others.length > 0 && (
          <p translate="no" className="text-meta text-ink-2 wrap-anywhere">
            {others.join(', ')}
          </p>
        )}
      </div>
      <p className="text-meta leading-6 text-ink-2 wrap-anywhere lg:text-right">{operatorWords(record)}</p>
    </li>
  );
}
