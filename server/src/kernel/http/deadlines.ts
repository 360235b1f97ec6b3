import type { Server } from 'node:http';
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify';

/** Milliseconds. */
export interface Deadlines {
  /** Until the headers of a request are there, from the first byte on or, on a new connection, from its beginning. */
  readonly headers: number;
  /** Until the whole request is there, its body included. */
  readonly request: number;
  /** Until a connection on which nothing moves, in either direction, is given up. */
  readonly silence: number;
  /** How often it is looked whether one of the first two has passed. */
  readonly checkEvery: number;
}

/**
 * A browser sends its headers at once; a recording of 1 MB takes 40 seconds on a slow phone line; the longest answer
 * that is waited for in silence is a run over all sources, ten minutes.
 */
const DEADLINES: Deadlines = { headers: 10_000, request: 60_000, silence: 11 * 60_000, checkEvery: 2000 };

/** Returns the server's options that end connections on which a client lets it wait (slow headers, slow bodies). */
export const deadlines = ({ headers, request, silence, checkEvery } = DEADLINES) =>
  ({
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: checkEvery },
  }) satisfies FastifyHttpOptions<Server, FastifyBaseLogger>;
