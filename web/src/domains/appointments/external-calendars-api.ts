import {
  connectCalendar,
  disconnectCalendar,
  refreshCalendar,
} from '@plumbline/contract/domains/appointments/calendar-endpoints.ts';
import type { ConnectCalendar } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { calendarsQuery } from './calendar-feed-api.ts';

export type CalendarChange =
  | { readonly type: 'connect'; readonly body: ConnectCalendar }
  | { readonly type: 'refresh' | 'disconnect'; readonly id: ExternalCalendarId };

/** Connects, refreshes or disconnects a calendar, and shows the list that the server returns. */
export const useCalendarChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CalendarChange) => {
      if (change.type === 'connect') return call(connectCalendar, { body: change.body });
      const params = { id: change.id };
      return change.type === 'refresh' ? call(refreshCalendar, { params }) : call(disconnectCalendar, { params });
    },
    onSuccess: (list) => client.setQueryData(calendarsQuery.queryKey, list),
  });
};
