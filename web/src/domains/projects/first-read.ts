import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { QueryClient } from '@tanstack/react-query';
import { facetsQuery, projectsQuery, statsQuery } from './api.ts';
import { filterOf } from './filter-of.ts';
import { EVERYTHING, projectMapQuery } from './maps/project-map-query.ts';
import type { ProjectsAddress } from './use-projects-view.ts';

/**
 * Reads what a page with projects shows first: a page of the list, its figures, what the maps count, and the
 * counts of a filter.
 *
 * @param counted by default, the filter of the address
 */
export async function readProjects(
  client: QueryClient,
  address: ProjectsAddress,
  counted?: ProjectFilter,
): Promise<void> {
  const filter = filterOf(address);
  await Promise.all([
    client.prefetchInfiniteQuery(projectsQuery(filter, address.sort, address.cursor)),
    client.prefetchQuery(statsQuery),
    client.prefetchQuery(facetsQuery(counted ?? filter)),
    client.prefetchQuery(projectMapQuery(filter, EVERYTHING)),
  ]);
}
