import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { here, language } from '../../../lib/language.ts';
import { countSoFar, itemsOf, type ListPage } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { bidAmountWords } from './bid-amount-words.ts';
import { BidBadge } from './bid-badge.tsx';
import { activeProjectsQuery, contractorBidsQuery, countOpportunities, opportunitiesQuery } from './calls.ts';
import { contractorWords } from './contractor.words.ts';
import { nextStepWords } from './job-look.ts';
import { NoOpportunities } from './no-opportunities.tsx';
import { WaitingOffers } from './waiting-offers.tsx';

const words = here(contractorWords);

/** Specification, section 9. */
const SHOWN = 3;

export interface OverviewProps {
  /** Whether the contractor may see opportunities. */
  seesOpportunities: boolean;
  /** The appointments. */
  visits: ReactNode;
  /** Billing. */
  aside: ReactNode;
}

/**
 * The contractor's day: the requests that wait for an answer, the visits and the jobs; beside them billing, the three best
 * opportunities, and the bids.
 */
export function Overview({ seesOpportunities, visits, aside }: OverviewProps) {
  const { id } = useSignedInUser();
  const bids = useInfiniteQuery(contractorBidsQuery(id));
  const jobs = useInfiniteQuery(activeProjectsQuery(id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-x-8">
      <div className="peer grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        <WaitingOffers />
        {visits}
        {itemsOf(jobs.data).length > 0 && (
          <Part title={words.jobs.title} tab="active" list={jobs}>
            {(items) =>
              items.slice(0, SHOWN).map((job) => (
                <div key={job.id} className="border-t border-line py-3 first:border-0 last:pb-0">
                  <h3 className="wrap-anywhere">
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
      </div>
      {/* Takes the whole width on a day with nothing to do. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:peer-empty:col-span-full lg:peer-empty:grid-cols-2 lg:peer-empty:items-start">
        {aside}
        {seesOpportunities && <BestOpportunities />}
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

function BestOpportunities() {
  const list = useInfiniteQuery(opportunitiesQuery(useSignedInUser().id, 'best'));
  if (list.data && itemsOf(list.data).length === 0) return <NoOpportunities level={2} />;
  const { title, match, sample } = words.opportunities;
  return (
    <Part title={title} tab="opportunities" count={countOpportunities(list.data)} list={list}>
      {(items) =>
        items.slice(0, SHOWN).map(({ id, title, location, budgetMin, budgetMax, matchScore, isSynthetic }) => (
          <div key={id} className="border-t border-line py-3 first:border-0 last:pb-0">
            <h3 className="wrap-anywhere">
              <MaskedText text={title} />
            </h3>
            <p className="num text-meta text-ink-2">
              {location} · {formatBudget(budgetMin, budgetMax, language)} · {match(matchScore)}
              {isSynthetic && ` · ${sample}`}
            </p>
          </div>
        ))
      }
    </Part>
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
