import type { WaitingOffer } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Hourglass, Timer } from 'lucide-react';
import { formatDateTime } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { countSoFar, itemsOf } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { timeLeft } from '../job-time.ts';
import { useAnnounced } from '../use-announced.ts';
import { offersQuery } from './calls.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).waiting;

/** The requests that wait for the contractor's answer, earliest deadline first: only the first button is the main one. Empty if there are none. */
export function WaitingOffers({ className }: { className?: string }) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    offersQuery(useSignedInUser().id),
  );
  const now = useNow();
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
    <Card as="section" aria-labelledby="waiting-offers" className={clsx('p-0!', className)}>
      <h2 id="waiting-offers" className="num border-b border-line p-4 lg:px-6">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {offers.map((offer, at) => (
          <li key={offer.id}>
            <Offer offer={offer} isFirst={at === 0} now={now} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="border-t border-line p-2">
          <Button
            variant="text"
            busy={isFetchingNextPage}
            busyLabel={words.loading}
            onClick={() => void fetchNextPage()}
          >
            {words.showMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

const HOUR_MS = 60 * 60_000;

/** A request, the time left to answer it, and the button that opens it by its link, as a message does. */
function Offer({ offer, isFirst, now }: { offer: WaitingOffer; isFirst: boolean; now: Date }) {
  const { title, location, urgency, kind, answerBy } = offer;
  const by = formatDateTime(answerBy, offer.timeZone);
  const left = timeLeft(answerBy, now);
  const isLate = Date.parse(answerBy) - now.getTime() < HOUR_MS;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_11rem] lg:items-center lg:px-6"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="wrap-anywhere">
            <MaskedText text={title} />
          </h3>
          {left && (
            <IconLine
              icon={isLate ? Timer : Hourglass}
              className={clsx('num font-strong', isLate && 'text-orange-ink')}
            >
              {left}
            </IconLine>
          )}
        </div>
        <p className="num mt-0.5 mb-1.5 text-meta text-ink-2">
          {kind === 'countered' ? words.counteredBy(location, by) : words.answerBy(location, by)}
        </p>
        <PriorityBadge urgency={urgency} />
      </div>
      <ButtonAnchor href={pathIn(language, offer.respondPath)} variant={isFirst ? 'primary' : 'line'} block>
        {words.answer}
        <span className="sr-only">: {title}</span>
      </ButtonAnchor>
    </article>
  );
}
