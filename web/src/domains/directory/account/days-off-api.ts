import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from '@plumbline/contract/domains/directory/days-off-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The contractor's own days off to come. */
export const daysOffQuery = queryOptions({
  queryKey: [listDaysOff.path],
  queryFn: ({ signal }) => call(listDaysOff, { signal }),
});

export type DaysOffChange = { readonly add: DaysOff } | { readonly remove: string };

/** Adds or removes days off, and shows the list that the server returns. */
export const useDaysOff = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: DaysOffChange) =>
      'add' in change
        ? call(addDaysOff, { body: change.add })
        : call(removeDaysOff, { params: { from: change.remove } }),
    onSuccess: (list) => client.setQueryData(daysOffQuery.queryKey, list),
  });
};
