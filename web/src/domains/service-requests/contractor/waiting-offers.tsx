import type { WaitingOffer } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Bell, ChevronRight } from 'lucide-react';
import { formatDateTime } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { countSoFar, itemsOf } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAnnounced } from '../use-announced.ts';
import { offersQuery } from './calls.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).waiting;

/** The requests that wait for the contractor's answer, earliest deadline first. Empty if there are none. */
export function WaitingOffers({ className }: { className?: string }) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    offersQuery(useSignedInUser().id),
  );
  const offers = itemsOf(data);
  const title = offers.length === 0 ? undefined : words.title(countSoFar(data) ?? '');
  useAnnounced(title);

  if (!data && error) {
    return (
      <div className={className}>
        <ErrorState title={words.notLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (title === undefined) return null;
  return (
    <section aria-labelledby="waiting-offers" className={clsx('rounded bg-plumb-tint py-1 text-ink', className)}>
      <h2 id="waiting-offers" className="flex items-center gap-3 px-4 pt-2 text-body font-strong">
        <Icon of={Bell} className="text-plumb-ink" />
        {title}
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
          busyLabel={words.loading}
          onClick={() => void fetchNextPage()}
        >
          {words.showMore}
        </Button>
      )}
    </section>
  );
}

/** Opens the request by its link, as a message does. */
function Offer({ offer }: { offer: WaitingOffer }) {
  const answerBy = formatDateTime(offer.answerBy, offer.timeZone);
  return (
    <a
      href={pathIn(language, offer.respondPath)}
      className="group flex min-h-11 items-center gap-3 rounded py-2 pr-4 pl-12 text-ink no-underline"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere group-hover:underline">
          <MaskedText text={offer.title} />
        </span>
        <span className="num block text-meta text-ink-2">
          {offer.kind === 'countered'
            ? words.counteredBy(offer.location, answerBy)
            : words.answerBy(offer.location, answerBy)}
        </span>
      </span>
      <Icon of={ChevronRight} className="ml-auto text-plumb-ink" />
    </a>
  );
}
