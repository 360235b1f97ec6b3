import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStorable, storable } from '../storable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keeps the body as it was sent, because its sender has signed it. The handler makes it storable itself. */
    signedBody?: boolean;
  }
}

/** Replaces every malformed id. */
const NEVER_ISSUED = '-';

/**
 * Removes control characters and broken surrogates from the query and the body of every call before anything reads
 * them. An id in the path that contains one is treated as never issued.
 */
export function takeStorableInput(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.is404) return;
    request.params = storableParams(request.params);
    request.query = storable(request.query);
    if (request.routeOptions.config.signedBody !== true) request.body = storable(request.body);
  });
}

const storableParams = (params: unknown): FastifyRequest['params'] =>
  Object.fromEntries(
    Object.entries((params ?? {}) as Readonly<Record<string, string>>).map(([name, value]) => [
      name,
      isStorable(value) ? value : NEVER_ISSUED,
    ]),
  );
