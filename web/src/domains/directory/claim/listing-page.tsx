import type { OwnListing } from '@plumbline/contract/domains/directory/listing.ts';
import { type ListingKey, readId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { TakeListing } from '../account/take-listing.tsx';
import { ownListingQuery } from '../api.ts';
import { addressLine } from '../contractor-words.ts';
import { ReviewItem } from '../reviews/review-item.tsx';
import { claimWords } from './claim.words.ts';
import { ListingForm } from './listing-form.tsx';

const words = here(claimWords);

/** A claimed listing for the holder of its link: the fields to edit, and the reviews without a reply. */
export function ListingPage({ listingKey }: { listingKey: string }) {
  const key = readId<ListingKey>(listingKey);
  const { data, error, isFetching, refetch } = useQuery(ownListingQuery(key));
  if (data) return <Own listingKey={key} listing={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page width="slim">
        <EmptyState
          level={1}
          title={words.notFound}
          action={<ButtonLink to="/find-plumbers">{words.findListing}</ButtonLink>}
        >
          {words.linkExpired}
        </EmptyState>
      </Page>
    );
  }
  if (!error) return <RoutePending />;
  return (
    <Page width="narrow">
      <h1 className="mb-4">{words.yourListing}</h1>
      <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
    </Page>
  );
}

function Own({ listingKey, listing }: { listingKey: ListingKey; listing: OwnListing }) {
  const { companyName, slug, unanswered, until } = listing;
  return (
    <Page width="narrow">
      <h1 className="wrap-anywhere">{companyName}</h1>
      <p className="mt-0.5 text-ink-2">{addressLine(listing)}</p>
      <ButtonLink to="/contractors/$slug" params={{ slug }} variant="text" className="-ml-2.5">
        {words.publicPage}
      </ButtonLink>
      <Note icon={KeyRound} className="mt-3">
        {words.linkUntil(formatDateTime(until, useReadersZone()))}
      </Note>
      <TakeListing listingKey={listingKey} />
      {unanswered.length > 0 && (
        <section aria-labelledby="unanswered-title" className="mt-6">
          <h2 id="unanswered-title">{words.unanswered}</h2>
          <ul className="mt-2 grid gap-3">
            {unanswered.map(({ answerId, review }) => (
              <Card as="li" key={review.id}>
                <ReviewItem review={review} companyName={companyName} />
                <ButtonLink to="/answer-review/$answerId" params={{ answerId }} variant="line" className="mt-3">
                  {words.answer}
                  <span className="sr-only"> {review.customerName}</span>
                </ButtonLink>
              </Card>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="edit-title" className="mt-6">
        <h2 id="edit-title" className="mb-3">
          {words.listingSays}
        </h2>
        <ListingForm listingKey={listingKey} listing={listing} />
      </section>
    </Page>
  );
}
