import { FOUND_LISTINGS } from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import type { OperatorListing } from '@plumbline/contract/domains/directory/operator-listing.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, EyeOff, FlaskConical, Star } from 'lucide-react';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type ListingAct, listingsQuery, useListingAct } from './calls.ts';

const problemOf = (text: string) => (text.length < 2 ? 'Type at least two letters of the name.' : undefined);

/** Finds listings, to hide and feature them. */
export function Listings({ q, onFind }: { q: string | undefined; onFind: (q: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery({ ...listingsQuery(q ?? ''), enabled: q !== undefined });
  const problem = fieldProblems(error).q;
  return (
    <>
      <LookUp
        name="listingName"
        label="Find a listing"
        hint="The beginning of its name, or the address of its page."
        value={q}
        error={problem}
        problemOf={problemOf}
        onLookUp={onFind}
        input={{ maxLength: 200 }}
        busy={isFetching && !data}
      />
      <div className="mt-4">
        {q !== undefined && !data && !error && (
          <Loading label="Looking for listings">
            <SkeletonCard />
          </Loading>
        )}
        {error && !data && !problem && <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />}
        {data?.length === 0 && (
          <EmptyState title="No such listing" drawing="house">
            No name begins with '{q}'.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul aria-label="Listings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.map((listing) => (
              <Listing key={listing.id} listing={listing} />
            ))}
          </ul>
        )}
        {data?.length === FOUND_LISTINGS && (
          <p className="mt-3 text-meta text-ink-2">There may be more: type more of the name.</p>
        )}
      </div>
    </>
  );
}

function Listing({ listing }: { listing: OperatorListing }) {
  const { companyName, slug, city, state, isHidden, isPremium, isClaimed, isSynthetic, reviewCount } = listing;
  const [act, setAct] = useState<ListingAct>();
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-body wrap-anywhere">
          {isHidden ? (
            companyName
          ) : (
            <Link
              to="/contractors/$slug"
              params={{ slug }}
              className="inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3"
            >
              {companyName}
            </Link>
          )}
        </h2>
        <p className="num text-meta text-ink-2">
          {city}, {state}, {formatCount(reviewCount, 'review')}
        </p>
        <Badges className="mt-1.5">
          {isHidden && (
            <Badge tone="red" icon={EyeOff}>
              Hidden
            </Badge>
          )}
          {isPremium && (
            <Badge tone="brass" icon={Star}>
              Featured
            </Badge>
          )}
          {isClaimed && (
            <Badge tone="outline" icon={BadgeCheck}>
              Claimed
            </Badge>
          )}
          {isSynthetic && (
            <Badge tone="outline" icon={FlaskConical}>
              Sample
            </Badge>
          )}
        </Badges>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to="/operator"
          search={{ tab: 'reviews', contractor: listing.id }}
          aria-label={`Reviews of ${companyName}`}
        >
          Reviews
        </ButtonLink>
        <Button
          aria-label={`${isPremium ? 'End Featured' : 'Feature'}: ${companyName}`}
          onClick={() => setAct(isPremium ? 'end-featured' : 'feature')}
        >
          {isPremium ? 'End Featured' : 'Feature'}
        </Button>
        <Button
          variant={isHidden ? 'secondary' : 'danger'}
          aria-label={`${isHidden ? 'Show Again' : 'Hide'}: ${companyName}`}
          onClick={() => setAct(isHidden ? 'show' : 'hide')}
        >
          {isHidden ? 'Show Again' : 'Hide'}
        </Button>
      </div>
      {act && <ListingDialog listing={listing} act={act} onClose={() => setAct(undefined)} />}
    </Card>
  );
}

const acts: Record<ListingAct, { title: string; label: string; done: string; says: string }> = {
  hide: {
    title: 'Hide this listing?',
    label: 'Hide Listing',
    done: 'Listing Hidden',
    says: 'Nobody finds it any more, and its page is gone. Requests that were sent to it go on. You can show it again.',
  },
  show: {
    title: 'Show this listing again?',
    label: 'Show Listing',
    done: 'Listing Shown',
    says: 'Searches find it again, and its page is back.',
  },
  feature: {
    title: 'Mark as featured?',
    label: 'Mark as Featured',
    done: 'Marked as Featured',
    says: 'It comes before others in every search, under a badge that says it is a paid placement.',
  },
  'end-featured': {
    title: 'End the placement?',
    label: 'End Featured',
    done: 'Placement Ended',
    says: 'It takes its place among all others.',
  },
};

function ListingDialog({ listing, act, onClose }: { listing: OperatorListing; act: ListingAct; onClose: () => void }) {
  const change = useListingAct(listing.id);
  const { title, label, done, says } = acts[act];
  const confirm = async (reason: string) => {
    await change.mutateAsync({ act, reason });
    toast({ title: done, description: listing.companyName, tone: 'success' });
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={label}
      danger={act === 'hide'}
      hint="Kept in the audit log."
      onConfirm={confirm}
    >
      <b className="block wrap-anywhere">{listing.companyName}</b>
      {says}
    </ReasonDialog>
  );
}
