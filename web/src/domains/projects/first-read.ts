import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { QueryClient } from '@tanstack/react-query';
import { facetsQuery, projectsQuery, statsQuery } from './api.ts';
import { filterOf } from './filter-of.ts';
import { positionIn } from './maps/map-position.ts';
import { EVERYTHING, firstRequest, projectMapQuery } from './maps/project-map-query.ts';
import type { ProjectsAddress } from './use-projects-view.ts';

/**
 * Reads what a page with projects shows first: a page of the list, its figures, what the maps count, the markers of the
 * schematic map, and the counts of a filter.
 *
 * @param counted by default, the filter of the address
 */
export async function readProjects(
  client: QueryClient,
  address: ProjectsAddress,
  counted?: ProjectFilter,
): Promise<void> {
  // Only the server reads ahead, so the browser's copy of this ends here.
  if (!import.meta.env.SSR) return;
  const filter = filterOf(address);
  const { schematicKind } = await import('./maps/schematic-kind.ts');
  const drawn = firstRequest(schematicKind, positionIn(address.schematic));
  await Promise.all([
    client.prefetchInfiniteQuery(projectsQuery(filter, address.sort, address.cursor)),
    client.prefetchQuery(statsQuery),
    client.prefetchQuery(facetsQuery(counted ?? filter)),
    client.prefetchQuery(projectMapQuery(filter, EVERYTHING)),
    client.prefetchQuery(projectMapQuery(filter, drawn)),
  ]);
}
