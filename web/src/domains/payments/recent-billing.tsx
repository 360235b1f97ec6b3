import type { PaymentRecord } from '@plumbline/contract/domains/payments/payment-record.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { useReadersZone } from '../../lib/use-readers-zone.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { paymentsQuery } from './api.ts';
import { contractorMoneyWords } from './contractor-money.words.ts';

/** Specification, section 9. */
const SHOWN = 5;

const words = here(contractorMoneyWords).billing;

const dayOf = (iso: string, timeZone: string): string =>
  formatDay(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(iso)));

/** The last five connections of the signed-in contractor, and what each cost. */
export function RecentBilling() {
  const { data, error, isFetching, refetch } = useQuery(paymentsQuery);
  return (
    <Card as="section" roomy aria-labelledby="billing-title">
      <h2 id="billing-title" className="mb-2">
        {words.title}
      </h2>
      {data ? (
        <Payments payments={data.slice(0, SHOWN)} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-5" />
          <Skeleton className="mt-3 h-5" />
        </Loading>
      )}
    </Card>
  );
}

function Payments({ payments }: { payments: readonly PaymentRecord[] }) {
  const zone = useReadersZone();
  if (payments.length === 0) {
    return <p className="text-ink-2">{words.none}</p>;
  }
  return (
    <ul className="num">
      {payments.map(({ id, description, amount, status, partRefunded, createdAt }) => (
        <li key={id} className="border-t border-line py-2.5 first:border-0">
          <p className="flex items-start justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {description}{' '}
              <span className="text-meta text-ink-2">
                {dayOf(createdAt, zone)}, {words.status[status]}
              </span>
            </span>
            <span className="flex-none">{formatMoney(Math.round(amount * 100))}</span>
          </p>
          {partRefunded > 0 && (
            <p className="flex items-start justify-between gap-3 text-meta text-ink-2">
              <span>{words.refundedInPart}</span>
              <span className="flex-none">−{formatMoney(Math.round(partRefunded * 100))}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
