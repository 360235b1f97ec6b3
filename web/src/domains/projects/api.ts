import {
  getProject,
  getProjectFacets,
  getStats,
  listProjects,
  type ProjectSort,
} from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call, callWithHeaders, pathOf } from '../../lib/call.ts';

/** A page of the list, as it arrives and as it grows. */
const PAGE_SIZE = 20;

/** The three counts of the lead finder's strip. */
export const statsQuery = queryOptions({
  queryKey: [getStats.path],
  queryFn: ({ signal }) => call(getStats, { signal }),
});

export interface ProjectPage {
  projects: Project[];
  /** The total number of matches. */
  total: number;
  /** The cursor of the next page; undefined after the last. */
  cursor: string | undefined;
}

/** The cursor in `Link: </api/projects?...&cursor=abc>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const [, address] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(link ?? '') ?? [];
  return address && (new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined);
}

const isOfCursor = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.fields?.cursor !== undefined;

/** The projects that match a filter, in pages, from a page's cursor on. */
export const projectsQuery = (filter: ProjectFilter, sort?: ProjectSort, from?: string) =>
  infiniteQueryOptions({
    queryKey: [listProjects.path, filter, sort, from],
    initialPageParam: from,
    queryFn: async ({ pageParam, signal }): Promise<ProjectPage> => {
      const query = {
        ...filter,
        limit: PAGE_SIZE,
        ...(sort ? { sort } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      const { reply, headers } = await callWithHeaders(listProjects, { query, signal }).catch((error: unknown) => {
        // A cursor from an older release, or of another filter: the list begins at its start.
        if (pageParam === undefined || pageParam !== from || !isOfCursor(error)) throw error;
        return callWithHeaders(listProjects, { query: { ...query, cursor: undefined }, signal });
      });
      return {
        projects: reply,
        total: Number(headers.get('X-Total-Count') ?? reply.length),
        cursor: nextCursor(headers.get('Link')),
      };
    },
    getNextPageParam: ({ cursor }) => cursor,
  });

/** The number of projects for each choice of the filter. */
export const facetsQuery = (filter: ProjectFilter) =>
  queryOptions({
    queryKey: [getProjectFacets.path, filter],
    queryFn: ({ signal }) => call(getProjectFacets, { query: filter, signal }),
  });

/** One project with its sources and history. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getProject.path, { id })],
    queryFn: ({ signal }) => call(getProject, { params: { id }, signal }),
  });

/** Reloads lists, counts, maps and details after a bid or a run over the sources. */
export const refetchProjects = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === getStats.path || (typeof path === 'string' && path.startsWith(listProjects.path)),
  });

type ProjectPages = InfiniteData<ProjectPage>;

/** A project that a list has brought already: what its details show until they are there. */
export function knownProject(client: QueryClient, id: string): Project | undefined {
  return client
    .getQueriesData<ProjectPages>({ queryKey: [listProjects.path] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ projects }) => projects)
    .find((project) => project.id === id);
}

/** Shows a project as the viewer's own bid makes it, in every list and in its details, before the server is asked. */
export function showInReview(client: QueryClient, id: string): void {
  const reviewed = <P extends Project>(project: P): P =>
    project.id === id ? { ...project, status: 'in-review' as const } : project;
  client.setQueriesData<ProjectPages>(
    { queryKey: [listProjects.path] },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, projects: page.projects.map(reviewed) })) },
  );
  client.setQueryData(projectQuery(id).queryKey, (details) => details && reviewed(details));
}

/** Returns whether the server doesn't know the project. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
