import type { VisitDecision } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import {
  decideVisit,
  endBidFeed,
  renewBidFeed,
  showBidCalendar,
} from '@plumbline/contract/domains/leads/bid-calendar-endpoints.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The reader's bid calendar of a month, this one by default. */
export const bidCalendarQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: [showBidCalendar.path, month ?? ''],
    queryFn: ({ signal }) => call(showBidCalendar, { query: month === undefined ? {} : { month }, signal }),
  });

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [showBidCalendar.path] });
};

/** Says whether a visit was read correctly. */
export const useDecideVisit = (id: ProjectId) =>
  useMutation({
    mutationFn: (body: VisitDecision) => call(decideVisit, { params: { id }, body }),
    onSuccess: useRefresh(),
  });

/** Makes the private address anew, or ends it. */
export const useBidFeed = (what: 'renew' | 'end') =>
  useMutation({ mutationFn: () => call(what === 'renew' ? renewBidFeed : endBidFeed, {}), onSuccess: useRefresh() });
