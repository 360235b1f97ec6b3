import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Star } from 'lucide-react';
import { formatDay, formatDistance } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { nextContractorsQuery, usePickNext } from '../api.ts';
import { actionsWords } from './actions.words.ts';

const words = here(actionsWords).next;

interface OfferProps {
  contractor: FoundContractor;
  busy: boolean;
  /** Another one is being asked. */
  disabled: boolean;
  onAsk: () => Promise<void>;
}

function Offer({ contractor, busy, disabled, onAsk }: OfferProps) {
  const { companyName, distance, licenseCheckedOn } = contractor;
  return (
    <li className="grid gap-3 border-line not-first:border-t not-first:pt-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex gap-3">
        <Avatar name={companyName} src={contractor.logoUrl ?? contractor.photoUrl ?? undefined} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{companyName}</h3>
          <p className="num flex flex-wrap items-center gap-x-2 text-meta">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
            {distance !== null && <span className="text-ink-2">{formatDistance(distance)}</span>}
          </p>
          <p className="text-meta text-ink-2">
            {licenseCheckedOn ? words.licenseChecked(formatDay(licenseCheckedOn)) : words.licenseNotChecked}
          </p>
          <Badges className="mt-1.5">
            {contractor.isPremium && (
              <Badge tone="brass" icon={Star}>
                {words.featured}
              </Badge>
            )}
            {contractor.isVerified && (
              <Badge tone="outline" icon={BadgeCheck}>
                {words.verified}
              </Badge>
            )}
          </Badges>
        </div>
      </div>
      <Button variant="line" busy={busy} busyLabel={words.asking} disabled={disabled} onClick={onAsk}>
        {words.ask} <span className="sr-only">{companyName}</span>
      </Button>
    </li>
  );
}

/** The next best contractors for the same request: one click each, no form filled twice. */
export function NextContractors({ requestId, onAsked }: { requestId: string; onAsked: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(nextContractorsQuery(requestId));
  const pick = usePickNext(requestId);

  const ask = async (contractor: FoundContractor) => {
    try {
      await pick.mutateAsync(contractor.id);
      toast({ title: words.sent, description: words.asked(contractor.companyName), tone: 'success' });
      onAsked();
    } catch (failure) {
      toast({ title: words.nobodyAsked, description: sentenceFor(failure), tone: 'destructive' });
      void refetch();
    }
  };

  if (data?.length === 0) {
    return (
      <EmptyState
        title={words.nobodyNear}
        drawing="pin"
        action={<ButtonLink to="/request-service">{words.newRequest}</ButtonLink>}
      >
        {words.noneWithin(SEARCH_RADIUS_MILES)}
      </EmptyState>
    );
  }
  return (
    <Card as="section" roomy aria-labelledby="next-contractors" className="no-print">
      <h2 id="next-contractors">{words.title}</h2>
      <p className="mb-4 text-ink-2">{words.oneClick}</p>
      {data ? (
        <ul className="grid gap-4">
          {data.map((contractor) => (
            <Offer
              key={contractor.id}
              contractor={contractor}
              busy={pick.isPending && pick.variables === contractor.id}
              disabled={pick.isPending && pick.variables !== contractor.id}
              onAsk={() => ask(contractor)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.finding}>
          <SkeletonCard />
        </Loading>
      )}
    </Card>
  );
}
