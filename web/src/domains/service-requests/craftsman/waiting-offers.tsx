import type { WaitingOffer } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Bell, ChevronRight } from 'lucide-react';
import { countSoFar, itemsOf } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAnnounced } from '../use-announced.ts';
import { offersQuery } from './calls.ts';

const waitingWords = (count: string): string =>
  count === '1' ? '1 request waits for your answer' : `${count} requests wait for your answer`;

/** The requests that wait for the craftsman's answer, the soonest due first; nothing while there are none. */
export function WaitingOffers({ className }: { className?: string }) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    offersQuery(useSignedInUser().id),
  );
  const offers = itemsOf(data);
  const words = offers.length === 0 ? undefined : waitingWords(countSoFar(data) ?? '');
  useAnnounced(words);

  if (!data && error) {
    return (
      <div className={className}>
        <ErrorState
          title="We couldn't load the requests that wait for your answer"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (words === undefined) return null;
  return (
    <section aria-labelledby="waiting-offers" className={clsx('rounded bg-plumb-tint py-1 text-ink', className)}>
      <h2 id="waiting-offers" className="flex items-center gap-3 px-4 pt-2 text-body font-strong">
        <Icon of={Bell} className="text-plumb-ink" />
        {words}
      </h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="text"
          className="ml-9"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

/** Its page is another's: it is opened by its link, as from a message. */
function Offer({ offer }: { offer: WaitingOffer }) {
  return (
    <a
      href={offer.respondPath}
      className="group flex min-h-11 items-center gap-3 rounded py-2 pr-4 pl-12 text-ink no-underline"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere group-hover:underline">
          <MaskedText text={offer.title} />
        </span>
        <span className="num block text-meta text-ink-2">
          {offer.location}
          {offer.kind === 'countered' && ', the customer proposes another time'}, answer by{' '}
          {formatDateTime(offer.answerBy, offer.timeZone)}
        </span>
      </span>
      <Icon of={ChevronRight} className="ml-auto text-plumb-ink" />
    </a>
  );
}
