import type { VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { getVisitRules, setVisitRules } from '@plumbline/contract/domains/appointments/visit-rules-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** What the contractor asks of the times that customers book. */
export const visitRulesQuery = queryOptions({
  queryKey: [getVisitRules.path],
  queryFn: ({ signal }) => call(getVisitRules, { signal }),
});

/** Changes what the contractor asks of the times that customers book. */
export const useVisitRules = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rules: VisitRules) => call(setVisitRules, { body: rules }),
    onSuccess: (rules) => client.setQueryData(visitRulesQuery.queryKey, rules),
  });
};
