import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/session.ts';
import { site } from '../../../lib/site.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { contactHistoryQuery } from './calls.ts';

/** How often one was asked, how often one accepted, and what it cost. */
export function Usage() {
  const { data, error, isFetching, refetch } = useQuery(contactHistoryQuery(useSignedInUser().id));
  return (
    <Card as="section" roomy aria-labelledby="usage-title">
      <h2 id="usage-title" className="mb-3">
        Usage
      </h2>
      {data ? (
        <>
          <dl className="grid grid-cols-3 gap-3">
            <Figure label="Contacts" value={data.totalContacts.toLocaleString('en-US')} />
            <Figure label="Acceptances" value={data.totalAcceptances.toLocaleString('en-US')} />
            <Figure label="Total charges" value={formatMoney(Math.round(data.totalCharges * 100))} />
          </dl>
          <p className="num mt-3 text-meta text-ink-2">
            {chargeWords(data.totalAcceptances, Math.round(data.totalCharges * 100))}
          </p>
        </>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading your usage">
          <Skeleton className="h-14" />
          <Skeleton className="mt-3 h-3.5 w-3/4" />
        </Loading>
      )}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="num text-title font-head">{value}</dd>
    </div>
  );
}

/** '6 accepted, the first free: (6 - 1) × $5.00', from the setting; what it costs before there is one. */
function chargeWords(acceptances: number, chargedCents: number): string {
  const { referralFeeCents, freeReferrals } = site;
  if (acceptances === 0 || referralFeeCents === 0) return feeSentence(site);
  // A craftsman who accepts before confirming the phone pays for each.
  const isAllPaid = freeReferrals === 0 || chargedCents === acceptances * referralFeeCents;
  if (isAllPaid) return `${acceptances} accepted: ${acceptances} × ${formatMoney(referralFeeCents)}`;
  const free = freeReferrals === 1 ? 'the first free' : `the first ${freeReferrals} free`;
  if (acceptances <= freeReferrals) return `${acceptances} accepted, ${free}`;
  return `${acceptances} accepted, ${free}: (${acceptances} - ${freeReferrals}) × ${formatMoney(referralFeeCents)}`;
}
