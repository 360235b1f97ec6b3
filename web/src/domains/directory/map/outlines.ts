import { queryOptions } from '@tanstack/react-query';

/** Lines as steps from point to point, see `pointsOf`. Made by tools/make-state-outlines.ts. */
export interface StateOutlines {
  readonly land: readonly (readonly number[])[];
  readonly counties: readonly (readonly number[])[];
}

/** The outlines of a state, a few kilobytes. The map still works without them. */
export const outlinesQuery = (state: string) =>
  queryOptions({
    queryKey: ['state-outlines', state],
    queryFn: async ({ signal }): Promise<StateOutlines> => {
      const answer = await fetch(`/outlines/${state.toLowerCase()}.json`, { signal });
      if (!answer.ok) throw new Error(`No outlines of ${state}: ${answer.status}`);
      return (await answer.json()) as StateOutlines;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
