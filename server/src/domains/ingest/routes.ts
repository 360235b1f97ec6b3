import { LIVE_SOURCES_ROUTE, listSources, refreshProjects } from '@plumbline/contract/domains/ingest/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { LiveStreams, LiveTopics } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { listSources as list } from './use-cases/list-sources.ts';
import { refreshProjects as refresh } from './use-cases/refresh-projects.ts';
import { INGEST_TOPIC } from './use-cases/tell-watchers.ts';

export const routes = (mount: Mount, topics: LiveTopics): void => {
  mount(refreshProjects, (ctx) => refresh(ctx, topics));
  mount(listSources, (ctx) => list(ctx));
};

/** Notifies pages that show sources or projects of a run's progress. */
export const liveRoutes = (app: FastifyInstance, streams: LiveStreams): void => {
  app.get(LIVE_SOURCES_ROUTE, { config: streams.config }, (request, reply) =>
    streams.follow(request, reply, [INGEST_TOPIC]),
  );
};
