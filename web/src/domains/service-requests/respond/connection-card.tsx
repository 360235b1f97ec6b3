import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { referralPaymentQuery } from '../payment/api.ts';
import { BadConnection } from '../payment/bad-connection.tsx';
import { connectionPageWords } from './connection.words.ts';

const words = here(connectionPageWords).connection;

function factsOf({ amount, receipt, contractorId, referralId, timeZone }: ReferralPayment): Fact[] {
  if (receipt === null) return [{ label: words.fee, value: words.free }];
  const paid = words.amountOn(formatMoney(Math.round(amount * 100)), formatDateTime(receipt.paidAt, timeZone));
  return [
    { label: words.paid, value: <span className="num">{paid}</span> },
    {
      label: words.receipt,
      value: (
        <Link
          to="/payment-success"
          search={{ contractor: contractorId, request: referralId }}
          className="num text-plumb-ink underline underline-offset-3"
        >
          {receipt.number}
        </Link>
      ),
    },
  ];
}

/** What the connection cost, and the report of a bad one while it can be made. */
export function ConnectionCard({ view }: { view: Pick<ContractorView, 'id' | 'contractorId'> }) {
  const { data, error, isFetching, refetch } = useQuery(referralPaymentQuery(view.id, view.contractorId));
  return (
    <Card as="section" roomy aria-labelledby="this-connection">
      <h2 id="this-connection" className="mb-2 text-body">
        {words.title}
      </h2>
      {data ? (
        <>
          <Facts facts={factsOf(data)} />
          <div className="mt-3 border-t border-line pt-3 empty:hidden">
            <BadConnection payment={data} />
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mt-3 h-24 w-full" />
        </Loading>
      )}
    </Card>
  );
}
