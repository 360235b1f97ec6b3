import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, openSpan } from '../spans.ts';
import { newTraceId, traceOf, withTrace } from '../trace.ts';

/** Returns the id of a request: that of the trace it belongs to, which its `traceparent` may name. */
export const requestId = ({ headers }: { readonly headers: IncomingHttpHeaders }): string =>
  traceOf(headers.traceparent)?.traceId ?? newTraceId();

/** Runs each request in its trace. Register it before anything that logs, enqueues or calls a provider. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = openSpan(
      {
        name: `${request.method} ${routeOf(request)}`,
        kind: 'server',
        attributes: { 'http.request.method': request.method, 'http.route': routeOf(request) },
      },
      traceOf(request.headers['traceparent']) ?? { traceId: request.id },
    );
    spans.set(request, span);
    withTrace(span.trace, done);
  });
  // Reading the body leaves the trace: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else withTrace(span.trace, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ attributes, hasFailed: statusCode >= 500 });
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end({ hasFailed: true });
    done();
  });
}

/** The route and never the URL, which may contain capabilities. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'page';
