import { MAILBOX_TOPIC, mailboxHtmlPath, readMailbox } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { INCOMING_TEXT_ROUTE, reportPath } from '@plumbline/contract/domains/messaging/webhook.ts';
import { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { type LiveTopics, streamTopic } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { readMailbox as readMailboxUseCase } from './use-cases/read-mailbox.ts';
import { readMailboxHtml } from './use-cases/read-mailbox-html.ts';
import { receiveText } from './use-cases/receive-text.ts';
import { recordReport } from './use-cases/record-report.ts';

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

type Form = Readonly<Record<string, string>>;

/** Forms, as other servers and mail programs post them. For routes that take nothing else. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** What the provider of texts and calls posts. What isn't from there is answered as if nothing were here. */
export const webhookRoutes = (app: FastifyInstance, contextFor: (request: FastifyRequest) => Context): void => {
  const fromCarrier = (request: FastifyRequest) => {
    const ctx = contextFor(request);
    const { carrier } = ctx.ports.messaging;
    const form: Form = (request.body as Form | null | undefined) ?? {};
    const signature = request.headers['x-twilio-signature'];
    const call = { signature: typeof signature === 'string' ? signature : undefined, path: request.url, form };
    if (carrier === undefined || !carrier.isGenuine(call)) throw notFound();
    return { ctx, carrier, form };
  };

  app.post(INCOMING_TEXT_ROUTE, async (request, reply) => {
    const { ctx, carrier, form } = fromCarrier(request);
    const text = carrier.textOf(form);
    if (text !== null) await receiveText(ctx, text);
    // The answer goes through the outbox, like every message.
    return reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response/>');
  });

  app.post<{ Params: { id: string } }>(reportPath(':id'), async (request, reply) => {
    const { ctx, carrier, form } = fromCarrier(request);
    const report = carrier.reportOf(form);
    if (report !== null) await recordReport(ctx, MessageId.parse(request.params.id), report);
    return reply.status(204).send();
  });
};
