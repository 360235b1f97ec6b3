import type { FastifyInstance } from 'fastify';

/**
 * Asks clients to close their connections once this process is stopping. A connection that is kept would be closed at the
 * end, perhaps just when the next request is on its way.
 */
export function endPolitely(app: FastifyInstance, isReady: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!isReady()) reply.header('connection', 'close');
  });
}
