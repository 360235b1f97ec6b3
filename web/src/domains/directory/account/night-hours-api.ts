import type { OwnNightHours } from '@plumbline/contract/domains/directory/night-hours.ts';
import { getNightHours, setNightHours } from '@plumbline/contract/domains/directory/night-hours-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** When the contractor answers emergencies outside of business hours. */
export const nightHoursQuery = queryOptions({
  queryKey: [getNightHours.path],
  queryFn: ({ signal }) => call(getNightHours, { signal }),
});

/** Opts in to emergencies at night, or out. */
export const useNightHours = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hours: OwnNightHours) => call(setNightHours, { body: hours }),
    onSuccess: (hours) => client.setQueryData(nightHoursQuery.queryKey, hours),
  });
};
