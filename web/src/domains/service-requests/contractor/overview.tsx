import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { countSoFar, itemsOf, type ListPage } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { BidBadge } from './bid-badge.tsx';
import { bidAmountWords } from './bid-item.tsx';
import { activeProjectsQuery, contractorBidsQuery, countOpportunities, opportunitiesQuery } from './calls.ts';
import { contractorWords } from './contractor.words.ts';
import { nextStepWords } from './job-look.ts';
import { OpportunityItem } from './opportunity-item.tsx';
import { NoOpportunities } from './tabs.tsx';
import { WaitingOffers } from './waiting-offers.tsx';

const words = here(contractorWords);

/** Specification, section 9. */
const SHOWN = 3;

/**
 * The requests that wait for an answer, the three best opportunities for contractors who may see some, and jobs and bids
 * at a glance; `aside` is billing.
 */
export function Overview({ seesOpportunities, aside }: { seesOpportunities: boolean; aside: ReactNode }) {
  const { id } = useSignedInUser();
  const opportunities = useInfiniteQuery(opportunitiesQuery(id, 'best'));
  const bids = useInfiniteQuery(contractorBidsQuery(id));
  const jobs = useInfiniteQuery(activeProjectsQuery(id));
  const [part, focusPart] = useMovedFocus();
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-4 lg:items-start',
        seesOpportunities && 'lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WaitingOffers />
        {itemsOf(jobs.data).length > 0 && (
          <Part title={words.jobs.title} tab="active" list={jobs}>
            {(items) =>
              items.slice(0, SHOWN).map((job) => (
                <div key={job.id} className="border-t border-line py-3 first:border-0 last:pb-0">
                  <h3>
                    <MaskedText text={job.title} />
                  </h3>
                  <p className="text-meta text-ink-2">
                    {job.location}. {nextStepWords(job.nextStep)}
                  </p>
                </div>
              ))
            }
          </Part>
        )}
        {seesOpportunities && (
          <section ref={part} aria-label={words.opportunities.title} tabIndex={-1} className="rounded">
            {opportunities.data && itemsOf(opportunities.data).length === 0 ? (
              <NoOpportunities level={2} />
            ) : (
              <Part
                title={words.opportunities.title}
                tab="opportunities"
                count={countOpportunities(opportunities.data)}
                list={opportunities}
              >
                {(items) =>
                  items.slice(0, SHOWN).map((opportunity) => (
                    <div key={opportunity.id} className="border-t border-line py-4 first:border-0 last:pb-0">
                      <OpportunityItem opportunity={opportunity} onBid={focusPart} />
                    </div>
                  ))
                }
              </Part>
            )}
          </section>
        )}
      </div>
      <div
        className={clsx('grid grid-cols-[minmax(0,1fr)] gap-4', !seesOpportunities && 'lg:grid-cols-3 lg:items-start')}
      >
        {aside}
        <Part title={words.bids.title} tab="bids" list={bids}>
          {(items) =>
            items.length === 0 ? (
              <p className="text-ink-2">{words.bids.noneShort}</p>
            ) : (
              items.slice(0, SHOWN).map((bid) => (
                <div
                  key={bid.id}
                  className="flex items-start justify-between gap-3 border-t border-line py-2.5 first:border-0 last:pb-0"
                >
                  <div className="min-w-0">
                    <p className="wrap-anywhere">
                      <MaskedText text={bid.projectTitle} />
                    </p>
                    <p className="num text-meta text-ink-2">{bidAmountWords(bid.bidAmount)}</p>
                  </div>
                  <BidBadge status={bid.status} />
                </div>
              ))
            )
          }
        </Part>
      </div>
    </div>
  );
}

interface PartProps<Item> {
  title: string;
  tab: 'opportunities' | 'bids' | 'active';
  /** The count, where the list alone doesn't give it. */
  count?: string | undefined;
  list: {
    readonly data: { readonly pages: readonly ListPage<Item>[] } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  children: (items: readonly Item[]) => ReactNode;
}

/** A card with the first items of a list and a link to all of it. */
function Part<Item>({ title, tab, count, list: { data, error, isFetching, refetch }, children }: PartProps<Item>) {
  const items = itemsOf(data);
  return (
    <Card as="section" roomy aria-label={title}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2>{title}</h2>
        {items.length > 0 && (
          <ButtonLink
            to="/dashboard/craftsman"
            search={{ tab }}
            variant="text"
            iconEnd={ChevronRight}
            className="num -my-2 -mr-2.5"
          >
            {words.all(count ?? countSoFar(data) ?? '')}
            <span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
      </div>
      {data ? (
        children(items)
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading(title)}>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="mt-2.5 h-3.5 w-1/2" />
          <Skeleton className="mt-4 h-5 w-2/3" />
        </Loading>
      )}
    </Card>
  );
}
