import * as threads from '@plumbline/contract/domains/threads/endpoints.ts';
import { listThreads as list } from '@plumbline/contract/domains/threads/list-endpoints.ts';
import * as reports from '@plumbline/contract/domains/threads/report-endpoints.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import { ContractorId, readId } from '@plumbline/contract/kernel/id.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { parseQuery } from '../../kernel/http/mount-endpoints.ts';
import { blockThread } from './use-cases/block-thread.ts';
import { exportThread } from './use-cases/export-thread.ts';
import { listThreads } from './use-cases/list-threads.ts';
import { markRead } from './use-cases/mark-read.ts';
import { endReport, listReports, readReported, reportThread } from './use-cases/report-thread.ts';
import { showThread } from './use-cases/show-thread.ts';
import { writeMessage, writeReadyText } from './use-cases/write-message.ts';

export const routes = (mount: Mount): void => {
  mount(threads.getThread, (ctx, { params, query }) =>
    showThread(ctx, { id: params.id, contractorId: query.contractor }, query.before ?? null),
  );
  mount(threads.writeMessage, (ctx, { params, body }, call) =>
    writeMessage(ctx, { id: params.id, contractorId: body.contractorId }, body, call.idempotencyKey),
  );
  mount(threads.writeReadyText, (ctx, { params, body }, call) =>
    writeReadyText(ctx, { id: params.id, contractorId: body.contractorId }, body.ready, call.idempotencyKey),
  );
  mount(threads.markThreadRead, (ctx, { params, body }) =>
    markRead(ctx, { id: params.id, contractorId: body.contractorId }, body.upTo),
  );
  mount(threads.blockThread, (ctx, { params, body }) =>
    blockThread(ctx, { id: params.id, contractorId: body.contractorId }),
  );
  mount(threads.reportThread, (ctx, { params, body }) =>
    reportThread(ctx, { id: params.id, contractorId: body.contractorId }, body.note),
  );
  mount(list, (ctx, { params }) => listThreads(ctx, params.id));
};

/** The operators' endpoints for reported threads. */
export const operatorRoutes = (mount: Mount): void => {
  mount(reports.listThreadReports, (ctx) => listReports(ctx));
  mount(reports.readReportedThread, (ctx, { params }) => readReported(ctx, params.id));
  mount(reports.closeThreadReport, (ctx, { params, body }) => endReport(ctx, params.id, body));
};

export interface FileOptions {
  contextFor(request: FastifyRequest): Context;
  /** Returns the rate limiter's route configuration for a class of calls. */
  rateLimit(rate: RateClass): object;
}

const FileQuery = z.object({ contractor: ContractorId });

/** The file of a thread, for whoever holds a link to it. */
export const fileRoutes = (app: FastifyInstance, { contextFor, rateLimit }: FileOptions): void => {
  const config = { rateLimit: rateLimit('read') };
  app.get<{ Params: { id: string } }>(threads.THREAD_FILE_ROUTE, { config }, async (request, reply) => {
    const { contractor } = parseQuery(FileQuery, request);
    const file = await exportThread(contextFor(request), { id: readId(request.params.id), contractorId: contractor });
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="messages.txt"')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(file);
  });
};
