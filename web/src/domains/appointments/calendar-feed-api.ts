import { listCalendars } from '@plumbline/contract/domains/appointments/calendar-endpoints.ts';
import {
  getCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '@plumbline/contract/domains/appointments/endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

const SOON_MS = 3000;

/** The contractor's own calendars elsewhere. Read again until each was tried once. */
export const calendarsQuery = queryOptions({
  queryKey: [listCalendars.path],
  queryFn: ({ signal }) => call(listCalendars, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.calendars.some(({ readAt, trouble }) => readAt === null && trouble === null) ? SOON_MS : false,
});

/** The secret address for the contractor's own calendar; null without a listing. */
export const calendarFeedQuery = queryOptions({
  queryKey: [getCalendarFeed.path],
  queryFn: async ({ signal }) => {
    try {
      return await call(getCalendarFeed, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});

/** Creates a new calendar address, or removes it. */
export const useCalendarFeed = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: 'renew' | 'revoke') =>
      change === 'renew' ? call(renewCalendarFeed, {}) : call(revokeCalendarFeed, {}),
    onSuccess: (feed) => client.setQueryData(calendarFeedQuery.queryKey, feed),
  });
};
