import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatDay, formatDistance } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Star } from 'lucide-react';
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
            {licenseCheckedOn ? `License checked ${formatDay(licenseCheckedOn)}` : 'License not checked yet'}
          </p>
          <Badges className="mt-1.5">
            {contractor.isPremium && (
              <Badge tone="brass" icon={Star}>
                Featured
              </Badge>
            )}
            {contractor.isVerified && (
              <Badge tone="outline" icon={BadgeCheck}>
                Verified
              </Badge>
            )}
          </Badges>
        </div>
      </div>
      <Button variant="line" busy={busy} busyLabel="Asking..." disabled={disabled} onClick={onAsk}>
        Ask <span className="sr-only">{companyName}</span>
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
      toast({ title: 'Request sent', description: `${contractor.companyName} has been asked.`, tone: 'success' });
      onAsked();
    } catch (failure) {
      toast({ title: 'Nobody was asked', description: sentenceFor(failure), tone: 'destructive' });
      void refetch();
    }
  };

  if (data?.length === 0) {
    return (
      <EmptyState
        title="Nobody else is near enough"
        drawing="pin"
        action={<ButtonLink to="/request-service">New Request</ButtonLink>}
      >
        We have no other contractor for this job within 60 miles.
      </EmptyState>
    );
  }
  return (
    <Card as="section" roomy aria-labelledby="next-contractors" className="no-print">
      <h2 id="next-contractors">Next best contractors</h2>
      <p className="mb-4 text-ink-2">
        One click sends them the same request. Your name and number stay hidden until they accept.
      </p>
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
        <Loading label="Finding the next contractors">
          <SkeletonCard />
        </Loading>
      )}
    </Card>
  );
}
