import { SEARCH_RADIUS_MILES } from '@plumbline/contract/domains/directory/endpoints.ts';
import { BEST_OF, type OpportunityOrder } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { itemsOf } from '../../../lib/list-pages.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WorkList } from '../../../ui/work-list.tsx';
import { BidItem } from './bid-item.tsx';
import { activeProjectsQuery, craftsmanBidsQuery, opportunitiesQuery } from './calls.ts';
import { JobItem } from './job-item.tsx';
import { OpportunityItem } from './opportunity-item.tsx';
import { SortChoice } from './sort-choice.tsx';
import { WaitingOffers } from './waiting-offers.tsx';

/** A tab's heading, and what the list under it holds. */
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

/** Why there are no opportunities, and what to do. */
export function NoOpportunities({ level = 3 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      drawing="pin"
      title="No Opportunities Yet"
      action={<ButtonLink to="/projects">Find Projects</ButtonLink>}
    >
      Requests of your trades within 60 miles appear here when a customer lets contractors come. Until then, find
      construction projects to bid on.
    </EmptyState>
  );
}

/** Why there are no bids, and what to do. */
function NoBids() {
  return (
    <EmptyState
      level={3}
      drawing="level"
      title="No Bids Yet"
      action={
        <>
          <ButtonLink to="/dashboard/craftsman" search={{ tab: 'opportunities' }}>
            See Opportunities
          </ButtonLink>
          <ButtonLink to="/projects">Find Projects</ButtonLink>
        </>
      }
    >
      What you bid on, requests and construction projects alike, is listed here with its outcome.
    </EmptyState>
  );
}

const RADIUS = `Open requests of your trades within ${SEARCH_RADIUS_MILES} miles`;
const saysOf: Record<OpportunityOrder, string> = {
  best: `${RADIUS}: of the newest ${BEST_OF}, the best match first.`,
  newest: `${RADIUS}, newest first.`,
};

/** What waits for an answer, and open requests that fit: the best match first, or all of them, newest first. */
export function OpportunitiesTab() {
  const [sort, setSort] = useState<OpportunityOrder>('best');
  const list = useInfiniteQuery(opportunitiesQuery(useSignedInUser().id, sort));
  const items = itemsOf(list.data);
  // What was done may have taken its button away.
  const [tab, focusTab] = useMovedFocus();
  return (
    <section ref={tab} tabIndex={-1} aria-label="Opportunities" className="rounded">
      <WaitingOffers className="mb-6" />
      <Title says={saysOf[sort]} aside={items.length > 1 && <SortChoice sort={sort} onChange={setSort} />}>
        Opportunities
      </Title>
      <WorkList query={list} what="your opportunities" empty={<NoOpportunities />}>
        {(opportunity) => <OpportunityItem opportunity={opportunity} full onBid={focusTab} />}
      </WorkList>
    </section>
  );
}

/** The own bids, newest first. */
export function BidsTab() {
  const list = useInfiniteQuery(craftsmanBidsQuery(useSignedInUser().id));
  // What was done may have taken its button away.
  const [tab, focusTab] = useMovedFocus();
  return (
    <section ref={tab} tabIndex={-1} aria-label="My Bids" className="rounded">
      <Title says="On requests and on construction projects, newest first.">My Bids</Title>
      <WorkList query={list} what="your bids" empty={<NoBids />}>
        {(bid) => <BidItem bid={bid} onDone={focusTab} />}
      </WorkList>
    </section>
  );
}

/** The jobs that are the craftsman's, each with its next step. */
export function JobsTab() {
  const list = useInfiniteQuery(activeProjectsQuery(useSignedInUser().id));
  // What was done may have taken its button away.
  const [tab, focusTab] = useMovedFocus();
  return (
    <section ref={tab} tabIndex={-1} aria-label="Active Projects" className="rounded">
      <Title says="Jobs that are yours, until they are completed.">Active Projects</Title>
      <WorkList
        query={list}
        what="your active projects"
        empty={
          <EmptyState
            level={3}
            title="No Active Projects"
            action={
              <ButtonLink to="/dashboard/craftsman" search={{ tab: 'opportunities' }}>
                See Opportunities
              </ButtonLink>
            }
          >
            A job is yours once you have accepted a request, or a customer has accepted your bid.
          </EmptyState>
        }
      >
        {(job) => <JobItem job={job} onDone={focusTab} />}
      </WorkList>
    </section>
  );
}
