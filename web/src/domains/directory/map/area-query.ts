import { MAX_NAMES, placesNamed } from '@plumbline/contract/domains/locations/endpoints.ts';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import type { NamedPoint } from './map-names.ts';

interface Serving {
  readonly state: string;
  readonly serviceAreas: readonly string[];
}

/** The locations of towns in a state. The tables don't change while the page is open. */
const areasQuery = (state: string, names: readonly string[]) =>
  queryOptions({
    queryKey: [placesNamed.path, state, names],
    queryFn: ({ signal }): Promise<NamedPoint[]> => call(placesNamed, { query: { state, name: [...names] }, signal }),
    enabled: names.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/**
 * Returns the locations of the service areas of a page of contractors, with one call per state. Until they are loaded,
 * maps are drawn without them.
 */
export function useAreaPoints(contractors: readonly Serving[]): (contractor: Serving) => readonly NamedPoint[] {
  const states = [...new Set(contractors.map(({ state }) => state))];
  const namesIn = (state: string) =>
    [...new Set(contractors.flatMap((one) => (one.state === state ? one.serviceAreas : [])))].slice(0, MAX_NAMES);
  const answers = useQueries({ queries: states.map((state) => areasQuery(state, namesIn(state))) });
  return ({ state, serviceAreas }) => {
    const known = answers[states.indexOf(state)]?.data ?? [];
    return serviceAreas.flatMap((area) => known.find(({ name }) => name === area) ?? []);
  };
}
