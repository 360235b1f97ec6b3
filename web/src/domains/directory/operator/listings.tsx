import {
  FOUND_LISTINGS,
  featureListing,
  hideListing,
} from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import type { OperatorListing } from '@plumbline/contract/domains/directory/operator-listing.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, EyeOff, FlaskConical, Star } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type ListingAct, listingsQuery, useListingAct } from './calls.ts';
import { operatorWords } from './operator.words.ts';

const words = here(operatorWords);

const problemOf = (text: string) => (text.length < 2 ? words.typeTwoLetters : undefined);

/** Finds listings, to hide and feature them. */
export function Listings({ q, onFilter }: { q: string | undefined } & Pick<FilterFormProps, 'onFilter'>) {
  const { data, error, isFetching, refetch } = useQuery({ ...listingsQuery(q ?? ''), enabled: q !== undefined });
  const problem = fieldProblems(error).q;
  return (
    <>
      <LookUp
        name="listingName"
        param="q"
        keep={{ tab: 'listings' }}
        label={words.findListing}
        hint={words.findHint}
        value={q}
        error={problem}
        problemOf={problemOf}
        onFilter={onFilter}
        input={{ maxLength: 200 }}
        busy={isFetching && !data}
      />
      <div className="mt-4">
        {q !== undefined && !data && !error && (
          <Loading label={words.lookingForListings}>
            <SkeletonCard />
          </Loading>
        )}
        {error && !data && !problem && <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />}
        {data?.length === 0 && (
          <EmptyState title={words.noSuchListing} drawing="house">
            {words.noNameBegins(q ?? '')}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul aria-label={words.listings} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {data.map((listing) => (
              <Listing key={listing.id} listing={listing} />
            ))}
          </ul>
        )}
        {data?.length === FOUND_LISTINGS && <p className="mt-3 text-meta text-ink-2">{words.mayBeMore}</p>}
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
          {words.placeAndReviews(city, state, reviewCount, formatNumber(reviewCount))}
        </p>
        <Badges className="mt-1.5">
          {isHidden && (
            <Badge tone="red" icon={EyeOff}>
              {words.hidden}
            </Badge>
          )}
          {isPremium && (
            <Badge tone="brass" icon={Star}>
              {words.featured}
            </Badge>
          )}
          {isClaimed && (
            <Badge tone="outline" icon={BadgeCheck}>
              {words.claimed}
            </Badge>
          )}
          {isSynthetic && (
            <Badge tone="outline" icon={FlaskConical}>
              {words.sample}
            </Badge>
          )}
        </Badges>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to="/operator"
          search={{ tab: 'reviews', contractor: listing.id }}
          aria-label={words.reviewsOf(companyName)}
        >
          {words.reviews}
        </ButtonLink>
        <Button
          aria-label={words.actOn(isPremium ? words.endFeatured : words.feature, companyName)}
          onClick={() => setAct(isPremium ? 'end-featured' : 'feature')}
        >
          {isPremium ? words.endFeatured : words.feature}
        </Button>
        <Button
          variant={isHidden ? 'secondary' : 'danger'}
          aria-label={words.actOn(isHidden ? words.showAgain : words.hide, companyName)}
          onClick={() => setAct(isHidden ? 'show' : 'hide')}
        >
          {isHidden ? words.showAgain : words.hide}
        </Button>
      </div>
      {act && <ListingDialog listing={listing} act={act} onClose={() => setAct(undefined)} />}
    </Card>
  );
}

function ListingDialog({ listing, act, onClose }: { listing: OperatorListing; act: ListingAct; onClose: () => void }) {
  const change = useListingAct(listing.id);
  const { title, label, done, says } = words.acts[act];
  const decision =
    act === 'hide' || act === 'show'
      ? { to: hideListing, decided: { hidden: act === 'hide' } }
      : { to: featureListing, decided: { featured: act === 'feature' } };
  const confirm = async (reason: string) => {
    await change.mutateAsync({ act, reason });
    toast({ title: done, description: listing.companyName, tone: 'success' });
  };
  return (
    <ReasonDialog
      {...decision}
      params={{ id: listing.id }}
      onClose={onClose}
      title={title}
      submitLabel={label}
      danger={act === 'hide'}
      hint={words.auditLog}
      send={confirm}
    >
      <b className="block wrap-anywhere">{listing.companyName}</b>
      {says}
    </ReasonDialog>
  );
}
