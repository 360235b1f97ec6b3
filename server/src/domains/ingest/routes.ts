import { LIVE_SOURCES_ROUTE, listSources, refreshProjects } from '@plumbline/contract/domains/ingest/endpoints.ts';
import * as operator from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from '../../kernel/access.ts';
import type { Context } from '../../kernel/context.ts';
import type { LiveStreams, LiveTopics } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { finishDraft } from './use-cases/add-source.ts';
import { mapDraft } from './use-cases/choose-columns.ts';
import { exportLeftOut, exportLeftOutOfDraft } from './use-cases/export-losses.ts';
import { listSources as list } from './use-cases/list-sources.ts';
import { refreshProjects as refresh } from './use-cases/refresh-projects.ts';
import { showDraft } from './use-cases/show-draft.ts';
import { confirmForOperator, listForOperator, runForOperator, showForOperator } from './use-cases/show-source.ts';
import { startDraft, startDraftOfFile } from './use-cases/start-draft.ts';
import { INGEST_TOPIC } from './use-cases/tell-watchers.ts';

export const routes = (mount: Mount, topics: LiveTopics): void => {
  mount(refreshProjects, (ctx) => refresh(ctx, topics));
  mount(listSources, (ctx) => list(ctx));
};

/** Operators' actions on sources. */
export const operatorRoutes = (mount: Mount): void => {
  mount(operator.listOperatorSources, (ctx) => listForOperator(ctx));
  mount(operator.getOperatorSource, (ctx, { params }) => showForOperator(ctx, params.id));
  mount(operator.runSource, (ctx, { params }) => runForOperator(ctx, params.id));
  mount(operator.confirmSource, (ctx, { params }) => confirmForOperator(ctx, params.id));
  mount(operator.startSourceDraft, (ctx, { body }) => startDraft(ctx, body));
  mount(operator.getSourceDraft, (ctx, { params }) => showDraft(ctx, params.id));
  mount(operator.mapSourceDraft, (ctx, { params, body }) => mapDraft(ctx, params.id, body));
  mount(operator.finishSourceDraft, (ctx, { params, body }) => finishDraft(ctx, params.id, body));
};

interface RawOptions {
  contextFor(request: FastifyRequest): Context;
  rateLimit(rate: 'write'): object;
}

const download =
  (app: FastifyInstance, { contextFor, rateLimit }: RawOptions) =>
  (path: string, schema: object, csvOf: (ctx: Context, id: unknown) => Promise<string>) =>
    app.get(path, { config: { rateLimit: rateLimit('write') }, schema }, async (request, reply) => {
      const ctx = contextFor(request);
      requireAccess(ctx.actor, 'operator');
      const csv = await csvOf(ctx, (request.params as { id?: unknown }).id);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rows-left-out.csv"')
        .header('cache-control', 'no-store')
        .send(csv);
    });

/** Downloads of the rows that became no project. */
export function downloadRoutes(app: FastifyInstance, options: RawOptions): void {
  const mount = download(app, options);
  const ofSource = { summary: 'The rows of a source that became no project, as CSV', 'x-access': 'operator' };
  mount(operator.LEFT_OUT_ROUTE, ofSource, (ctx, id) => exportLeftOut(ctx, SourceId.parse(id)));
  const ofDraft = { summary: 'The same of a source that is being added', 'x-access': 'operator' };
  mount(operator.DRAFT_LEFT_OUT_ROUTE, ofDraft, (ctx, id) => exportLeftOutOfDraft(ctx, SourceDraftId.parse(id)));
}

/**
 * The upload of a file of rows, which is larger than other bodies.
 *
 * @param whoAsks makes the context of the caller, before the body is read
 */
export function uploadRoutes(
  app: FastifyInstance,
  mount: Mount,
  whoAsks: (request: FastifyRequest) => Promise<Context>,
): void {
  app.addHook('preParsing', async (request) => requireAccess((await whoAsks(request)).actor, 'operator'));
  const options = { parseAs: 'buffer', bodyLimit: operator.MAX_SOURCE_FILE_BYTES } as const;
  app.addContentTypeParser('application/octet-stream', options, (_request, body, done) => done(null, body));
  mount(operator.uploadSourceFile, (ctx, { query, body }) => startDraftOfFile(ctx, query.name, body));
}

/** Notifies pages that show sources or projects of a run's progress. */
export const liveRoutes = (app: FastifyInstance, streams: LiveStreams): void => {
  app.get(LIVE_SOURCES_ROUTE, { config: streams.config }, (request, reply) =>
    streams.follow(request, reply, [INGEST_TOPIC]),
  );
};
