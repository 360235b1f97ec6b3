import { Readable } from 'node:stream';
import {
  EXPORT_ROUTE,
  ExportQuery,
  getProject,
  getProjectFacets,
  getProjectMap,
  LIVE_PROJECTS_ROUTE,
  listProjects,
} from '@plumbline/contract/domains/projects/endpoints.ts';
import { decideNeed } from '@plumbline/contract/domains/projects/operator-endpoints.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { LiveStreams } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { parseQuery } from '../../kernel/http/mount-endpoints.ts';
import type { KeptAnswers } from '../../kernel/kept-answers.ts';
import { PROJECTS_TOPIC } from './public.ts';
import { projectFiles } from './rules/project-files.ts';
import { countFacets } from './use-cases/count-facets.ts';
import { decideNeed as decide } from './use-cases/decide-need.ts';
import { exportProjects } from './use-cases/export-projects.ts';
import { listProjects as list } from './use-cases/list-projects.ts';
import { showMap } from './use-cases/show-map.ts';
import { showProject } from './use-cases/show-project.ts';

/** @param kept has lists and counts for as long as no project changes */
export const routes = (mount: Mount, kept: KeptAnswers): void => {
  mount(listProjects, async (ctx, { query }, call) => {
    const { projects, total, next } = await list(ctx, query, kept);
    call.header('x-total-count', String(total));
    if (next !== null) call.header('link', `<${next}>; rel="next"`);
    return projects;
  });
  mount(getProjectFacets, (ctx, { query }) => countFacets(ctx, query, kept));
  mount(getProjectMap, (ctx, { query }) => showMap(ctx, query));
  mount(getProject, (ctx, { params }) => showProject(ctx, params.id));
  mount(decideNeed, (ctx, { params, body }) => decide(ctx, params.id, body));
};

export interface StreamOptions {
  contextFor(request: FastifyRequest): Context;
  /** Returns the limiter's route configuration for a class of calls. */
  rateLimit(rate: RateClass): object;
  readonly streams: LiveStreams;
}

/** The streamed responses: the download, and the events for changes to projects or bids. */
export const streamRoutes = (app: FastifyInstance, { contextFor, rateLimit, streams }: StreamOptions): void => {
  app.get(LIVE_PROJECTS_ROUTE, { config: streams.config }, (request, reply) =>
    streams.follow(request, reply, [PROJECTS_TOPIC]),
  );
  app.get(EXPORT_ROUTE, { config: { rateLimit: rateLimit('write') } }, (request, reply) => {
    const { format, ...filter } = parseQuery(ExportQuery, request);
    const { name, contentType } = projectFiles[format];
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exportProjects(contextFor(request), format, filter)));
  });
};
