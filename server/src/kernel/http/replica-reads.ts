import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../database.ts';
import { errorFacts } from '../error-facts.ts';
import { DomainError } from '../errors.ts';
import { MOST_LAG_MS, type ReadReplica } from '../read-replica.ts';

const WROTE = 'plumbline_wrote';
/** Longer than anything read from a replica may be old, with room for a browser's clock. */
const SECONDS = Math.ceil((2 * MOST_LAG_MS) / 1000) + 1;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns the function that says whether a request may read from the replica: not if its browser has just written,
 * through whichever process. Browsers know that from a cookie that expires by itself. It says nothing about the person,
 * and a false one costs no more than a read from the primary.
 */
export function replicaReads(
  app: FastifyInstance,
  replica: Pick<ReadReplica, 'current'> | null,
  secure: boolean,
): (request: FastifyRequest) => Database | null {
  if (replica === null) return () => null;
  app.addHook('onSend', async (request, reply) => {
    if (READING.has(request.method)) return;
    reply.setCookie(WROTE, '1', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SECONDS });
  });
  return (request) => (request.cookies[WROTE] === undefined ? replica.current() : null);
}

/**
 * Reads from the replica, if there is one, or else from the primary. So it does if the replica can't answer: it may lack
 * what was asked for, or have ended the query in favor of what it replays.
 */
export async function readingFrom<T>(
  replica: Database | null | undefined,
  { db, log }: Pick<Context, 'db' | 'log'>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (!replica) return read(db);
  try {
    return await read(replica);
  } catch (error) {
    if (!(error instanceof DomainError)) log.debug(errorFacts(error), 'The replica could not answer');
    return read(db);
  }
}
