import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { useQuery } from '@tanstack/react-query';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { site } from '../../../lib/site.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { accountWords } from './account.words.ts';
import { contactHistoryQuery } from './calls.ts';

const words = here(accountWords);

/** The number of requests offered and accepted, and their cost. */
export function Usage() {
  const { data, error, isFetching, refetch } = useQuery(contactHistoryQuery(useSignedInUser().id));
  return (
    <Card as="section" roomy aria-labelledby="usage-title">
      <h2 id="usage-title" className="mb-3">
        {words.usage}
      </h2>
      {data ? (
        <>
          <dl className="grid grid-cols-3 gap-3">
            <Figure label={words.contacts} value={formatNumber(data.totalContacts)} />
            <Figure label={words.acceptances} value={formatNumber(data.totalAcceptances)} />
            <Figure label={words.totalCharges} value={formatMoney(Math.round(data.totalCharges * 100))} />
          </dl>
          <p className="num mt-3 text-meta text-ink-2">
            {chargeWords(data.totalAcceptances, Math.round(data.totalCharges * 100))}
          </p>
        </>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loadingUsage}>
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

/** Returns '6 accepted, the first free: (6 - 1) × $5.00', or what it costs while none are accepted. */
function chargeWords(acceptances: number, chargedCents: number): string {
  const { referralFeeCents, freeReferrals } = site;
  if (acceptances === 0 || referralFeeCents === 0) return feeSentence(site, language);
  // A contractor who accepts before confirming the phone pays for every connection.
  const isAllPaid = freeReferrals === 0 || chargedCents === acceptances * referralFeeCents;
  const fee = formatMoney(referralFeeCents);
  if (isAllPaid) return words.allPaid(acceptances, fee);
  if (acceptances <= freeReferrals) return words.allFree(acceptances, freeReferrals);
  return words.someFree(acceptances, freeReferrals, fee);
}
