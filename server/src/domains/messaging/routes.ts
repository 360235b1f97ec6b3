import { MAILBOX_TOPIC, mailboxHtmlPath, readMailbox } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { MessageId } from '@plumbline/contract/domains/messaging/message.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { type LiveTopics, streamTopic } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { readMailbox as readMailboxUseCase } from './use-cases/read-mailbox.ts';
import { readMailboxHtml } from './use-cases/read-mailbox-html.ts';

/** The local mailbox as JSON. For demonstration mode only: it shows everybody's mail. */
export const devRoutes = (mount: Mount): void => {
  mount(readMailbox, (ctx, { query }) => readMailboxUseCase(ctx, query));
};

/**
 * The HTML part of a message as a page of its own, for a sandboxed frame: it may style itself and nothing more; and
 * the stream that tells when the mailbox has received something. For demonstration mode only.
 */
export const devMailboxRoutes = (
  app: FastifyInstance,
  makeContext: (request: FastifyRequest) => Context,
  topics: LiveTopics,
): void => {
  app.get('/api/dev/mailbox/live', async (request, reply) => streamTopic(request, reply, topics, MAILBOX_TOPIC));
  app.get<{ Params: { id: string } }>(mailboxHtmlPath(':id'), async (request, reply) => {
    const html = await readMailboxHtml(makeContext(request), MessageId.parse(request.params.id));
    return (
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
        )
        // Every other answer may be in no frame at all; this one is made for the mailbox's.
        .header('x-frame-options', 'SAMEORIGIN')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store')
        .send(html)
    );
  });
};
