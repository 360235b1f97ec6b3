import { BEST_OF, type OpportunityOrder } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { itemsOf } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { OrderSelect } from '../../../ui/order-select.tsx';
import { WorkList } from '../../../ui/work-list.tsx';
import { BidItem } from './bid-item.tsx';
import { activeProjectsQuery, contractorBidsQuery, opportunitiesQuery } from './calls.ts';
import { contractorWords } from './contractor.words.ts';
import { JobItem } from './job-item.tsx';
import { NoOpportunities } from './no-opportunities.tsx';
import { OpportunityItem } from './opportunity-item.tsx';
import { OPPORTUNITY_ORDERS } from './opportunity-order.ts';
import { WaitingOffers } from './waiting-offers.tsx';

const { opportunities, bids, jobs } = here(contractorWords);

/** A tab's heading, with a sentence about the list under it. */
function Title({ says, aside, children }: { says: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2>{children}</h2>
        {aside}
      </div>
      <p className="mt-0.5 text-ink-2">{says}</p>
    </div>
  );
}

/** Explains why there are no bids, and what to do. */
function NoBids() {
  return (
    <EmptyState
      level={3}
      drawing="level"
      title={bids.noneTitle}
      action={
        <>
          <ButtonLink to="/dashboard/craftsman" search={{ tab: 'opportunities' }}>
            {opportunities.see}
          </ButtonLink>
          <ButtonLink to="/projects">{opportunities.findProjects}</ButtonLink>
        </>
      }
    >
      {bids.none}
    </EmptyState>
  );
}

const saysOf: Record<OpportunityOrder, string> = {
  best: opportunities.best(SEARCH_RADIUS_MILES, BEST_OF),
  newest: opportunities.newest(SEARCH_RADIUS_MILES),
};

const orderLabels: Record<OpportunityOrder, string> = opportunities.orders;

export interface OpportunitiesTabProps extends Pick<FilterFormProps, 'keep' | 'onFilter'> {
  sort: OpportunityOrder | undefined;
}

/** Requests that wait for an answer, and open requests that fit. */
export function OpportunitiesTab({ sort = 'best', keep, onFilter }: OpportunitiesTabProps) {
  const list = useInfiniteQuery(opportunitiesQuery(useSignedInUser().id, sort));
  const items = itemsOf(list.data);
  // An action may remove the button that had the focus.
  const [tab, focusTab] = useMovedFocus();
  return (
    <section ref={tab} tabIndex={-1} aria-label={opportunities.title} className="rounded">
      <WaitingOffers className="mb-6" />
      <Title
        says={saysOf[sort]}
        aside={
          items.length > 1 && (
            <OrderSelect
              order={sort}
              choices={OPPORTUNITY_ORDERS}
              labels={orderLabels}
              keep={keep}
              onFilter={onFilter}
            />
          )
        }
      >
        {opportunities.title}
      </Title>
      <WorkList query={list} texts={opportunities.states} empty={<NoOpportunities />}>
        {(opportunity) => <OpportunityItem opportunity={opportunity} onBid={focusTab} />}
      </WorkList>
    </section>
  );
}

/** The contractor's bids, newest first. */
export function BidsTab() {
  const list = useInfiniteQuery(contractorBidsQuery(useSignedInUser().id));
  // An action may remove the button that had the focus.
  const [tab, focusTab] = useMovedFocus();
  return (
    <section ref={tab} tabIndex={-1} aria-label={bids.title} className="rounded">
      <Title says={bids.says}>{bids.title}</Title>
      <WorkList query={list} texts={bids.states} empty={<NoBids />}>
        {(bid) => <BidItem bid={bid} onDone={focusTab} />}
      </WorkList>
    </section>
  );
}

/** The jobs that are the contractor's, each with its next step. */
export function JobsTab() {
  const list = useInfiniteQuery(activeProjectsQuery(useSignedInUser().id));
  // An action may remove the button that had the focus.
  const [tab, focusTab] = useMovedFocus();
  return (
    <section ref={tab} tabIndex={-1} aria-label={jobs.title} className="rounded">
      <Title says={jobs.says}>{jobs.title}</Title>
      <WorkList
        query={list}
        texts={jobs.states}
        empty={
          <EmptyState
            level={3}
            title={jobs.noneTitle}
            action={
              <ButtonLink to="/dashboard/craftsman" search={{ tab: 'opportunities' }}>
                {opportunities.see}
              </ButtonLink>
            }
          >
            {jobs.none}
          </EmptyState>
        }
      >
        {(job) => <JobItem job={job} onDone={focusTab} />}
      </WorkList>
    </section>
  );
}
