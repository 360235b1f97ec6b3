import type { Server } from 'node:http';
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify';

/** All values are in milliseconds. */
export interface Deadlines {
  /** Limit for receiving a request's headers, from its first byte or, on a new connection, from the start. */
  readonly headers: number;
  /** Limit for receiving the whole request, including its body. */
  readonly request: number;
  /** Limit for a connection without traffic in either direction. */
  readonly silence: number;
  /** Interval between checks of the first two limits. */
  readonly checkEvery: number;
}

/**
 * A browser sends its headers at once; a recording of 1 MB takes 40 seconds on a slow phone line; the longest silence
 * before an answer is a run over all sources, ten minutes.
 */
const DEADLINES: Deadlines = { headers: 10_000, request: 60_000, silence: 11 * 60_000, checkEvery: 2000 };

/** Returns server options that close connections of clients that keep us waiting (slow headers, slow bodies). */
export const deadlines = ({ headers, request, silence, checkEvery } = DEADLINES) =>
  ({
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: checkEvery },
  }) satisfies FastifyHttpOptions<Server, FastifyBaseLogger>;
