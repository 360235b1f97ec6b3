import {
  chooseCalendars,
  connectAccount,
  connectCalendar,
  disconnectAccount,
  disconnectCalendar,
  refreshCalendar,
} from '@plumbline/contract/domains/appointments/calendar-endpoints.ts';
import type {
  ChooseCalendars,
  ConnectAccount,
  ConnectCalendar,
} from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { CalendarAccountId, ExternalCalendarId } from '@plumbline/contract/kernel/id.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { calendarsQuery } from './calendar-feed-api.ts';

export type CalendarChange =
  | { readonly type: 'connect'; readonly body: ConnectCalendar }
  | { readonly type: 'refresh' | 'disconnect'; readonly id: ExternalCalendarId }
  | { readonly type: 'connect-account'; readonly body: ConnectAccount }
  | { readonly type: 'choose'; readonly id: CalendarAccountId; readonly body: ChooseCalendars }
  | { readonly type: 'forget'; readonly id: CalendarAccountId };

/** Changes the calendars or accounts, and shows the list that the server returns. */
export const useCalendarChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CalendarChange) => {
      switch (change.type) {
        case 'connect':
          return call(connectCalendar, { body: change.body });
        case 'connect-account':
          return call(connectAccount, { body: change.body });
        case 'choose':
          return call(chooseCalendars, { params: { id: change.id }, body: change.body });
        case 'forget':
          return call(disconnectAccount, { params: { id: change.id } });
        case 'refresh':
          return call(refreshCalendar, { params: { id: change.id } });
        case 'disconnect':
          return call(disconnectCalendar, { params: { id: change.id } });
      }
    },
    onSuccess: (list) => client.setQueryData(calendarsQuery.queryKey, list),
  });
};
