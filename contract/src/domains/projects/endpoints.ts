import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ProjectId, SourceId } from '../../kernel/id.ts';
import { absentWhenEmpty } from '../../kernel/inputs.ts';
import { County, Project, ProjectDetails, ProjectStatus, ProjectType } from './project.ts';
import { BudgetRange, ProjectFilter } from './project-filter.ts';
import { ProjectMap, ProjectMapQuery } from './project-map.ts';

export const getStats = endpoint({
  name: 'getStats',
  summary: 'How many projects are not completed, how many bids are live, and how many projects wait for an outcome',
  method: 'GET',
  path: '/api/stats',
  reply: z.object({
    totalProjects: z.number().int(),
    activeBids: z.number().int(),
    pendingReview: z.number().int(),
  }),
  rate: 'read',
});

export const PROJECT_PAGE_SIZE = 100;
export const MAX_PROJECT_PAGE_SIZE = 500;

/** 'best' sorts by how well the search terms match and is the default if there are any; otherwise newest first. */
export const ProjectSort = z.enum(['newest', 'best', 'deadline', 'budget']);
export type ProjectSort = z.infer<typeof ProjectSort>;

export const ListProjectsQuery = ProjectFilter.extend({
  sort: z.preprocess(absentWhenEmpty, ProjectSort.optional()),
  limit: z.preprocess(
    absentWhenEmpty,
    z.coerce.number().int().min(1).max(MAX_PROJECT_PAGE_SIZE).default(PROJECT_PAGE_SIZE),
  ),
  /** From the `Link` header of the page before. */
  cursor: z.preprocess(absentWhenEmpty, z.string().max(200).optional()),
});

export const listProjects = endpoint({
  name: 'listProjects',
  summary: 'Projects, a page at a time; X-Total-Count counts them all and Link names the next page',
  method: 'GET',
  path: '/api/projects',
  query: ListProjectsQuery,
  reply: z.array(Project),
  rate: 'read',
  mayLag: true,
});

/** The number of projects that each choice would show, with all other filters unchanged. */
export const ProjectFacets = z.object({
  total: z.number().int(),
  matching: z.number().int(),
  projectType: z.record(ProjectType, z.number().int()),
  county: z.record(County, z.number().int()),
  budgetRange: z.record(BudgetRange, z.number().int()),
  status: z.record(ProjectStatus, z.number().int()),
  /** The sources to choose from. */
  sources: z.array(z.object({ id: SourceId, name: z.string() })),
});
export type ProjectFacets = z.infer<typeof ProjectFacets>;

export const getProjectFacets = endpoint({
  name: 'getProjectFacets',
  summary: 'How many projects each choice of the filters would show',
  method: 'GET',
  path: '/api/projects/facets',
  query: ProjectFilter,
  reply: ProjectFacets,
  rate: 'read',
  mayLag: true,
});

export const getProjectMap = endpoint({
  name: 'getProjectMap',
  summary: 'What a map shows of a part of the world: single projects and clusters',
  method: 'GET',
  path: '/api/projects/map',
  query: ProjectMapQuery,
  reply: ProjectMap,
  rate: 'read',
  mayLag: true,
});

export const getProject = endpoint({
  name: 'getProject',
  summary: 'One project with its sources, where each fact comes from, and its history',
  method: 'GET',
  path: '/api/projects/:id',
  params: z.object({ id: ProjectId }),
  reply: ProjectDetails,
  problems: ['not-found'],
  rate: 'read',
  shows: ['projects'],
  mayLag: true,
});

/** 'blds' has the permits (Building & Land Development Specification 1.2), 'ocds' the tenders (Open Contracting 1.1). */
export const ExportFormat = z.enum(['json', 'csv', 'geojson', 'blds', 'ocds']);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The matching projects as a streamed file, such as `projects.json`. */
export const EXPORT_ROUTE = '/api/export';
export const ExportQuery = ProjectFilter.extend({
  format: z.preprocess(absentWhenEmpty, ExportFormat.default('json')),
});

/** Server-sent 'changed' events whenever projects or the bids on them have changed. */
export const LIVE_PROJECTS_ROUTE = '/api/projects/live';
