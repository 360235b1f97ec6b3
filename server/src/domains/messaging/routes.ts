import { createHash, timingSafeEqual } from 'node:crypto';
import * as calls from '@plumbline/contract/domains/messaging/endpoints.ts';
import { MAILBOX_TOPIC, mailboxHtmlPath, sampleHtmlPath } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { BOUNCE_ROUTE, INCOMING_TEXT_ROUTE, reportPath } from '@plumbline/contract/domains/messaging/webhook.ts';
import { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import type { LiveStreams } from '../../kernel/http/live-stream.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { storableText } from '../../kernel/storable.ts';
import type { AllSamples } from './content/message-kind.ts';
import { readMailbox } from './use-cases/read-mailbox.ts';
import { readMailboxHtml } from './use-cases/read-mailbox-html.ts';
import { receiveText } from './use-cases/receive-text.ts';
import { recordBounce } from './use-cases/record-bounce.ts';
import { recordReport } from './use-cases/record-report.ts';
import { replyFromMailbox } from './use-cases/reply-from-mailbox.ts';
import { sendTestPush } from './use-cases/send-test-push.ts';
import { showMessagingStatus } from './use-cases/show-messaging-status.ts';
import { sampleHtml, showSamples } from './use-cases/show-samples.ts';
import { listPushDevices, readPushKey, subscribeToPush, unsubscribeFromPush } from './use-cases/subscribe-to-push.ts';
import { resubscribeMail, showMailSubscription, unsubscribeMail } from './use-cases/unsubscribe-mail.ts';
import { readSupportConversation, writeToSupport } from './use-cases/write-to-support.ts';

/** The local mailbox as JSON, and samples of every message. For demonstration mode only: it shows everyone's mail. */
export const devRoutes = (mount: Mount, samples: AllSamples): void => {
  mount(calls.listMessageSamples, async (ctx) => showSamples(ctx, samples));
  mount(calls.readMailbox, (ctx, { query }) => readMailbox(ctx, query));
  mount(calls.replyFromMailbox, (ctx, { params, body }) => replyFromMailbox(ctx, params.id, body.text));
};

export const routes = (mount: Mount): void => {
  mount(calls.getMessagingStatus, (ctx) => showMessagingStatus(ctx));
  mount(calls.getPushKey, async (ctx) => readPushKey(ctx));
  mount(calls.listPushDevices, (ctx) => listPushDevices(ctx));
  mount(calls.subscribeToPush, (ctx, { body }, call) => subscribeToPush(ctx, body, call));
  mount(calls.unsubscribeFromPush, (ctx, { params }) => unsubscribeFromPush(ctx, params.id));
  mount(calls.testWebPush, (ctx, { body }) => sendTestPush(ctx, body));
  mount(calls.readSupportConversation, (ctx) => readSupportConversation(ctx));
  mount(calls.writeToSupport, (ctx, { body }, call) => writeToSupport(ctx, body, call));
};

/** Endpoints that both mail clients and our pages call. Mail clients post forms (RFC 8058). */
export const mailRoutes = (mount: Mount): void => {
  mount(calls.showMailSubscription, (ctx, { params }) => showMailSubscription(ctx, params.id));
  mount(calls.unsubscribeByMail, (ctx, { params }) => unsubscribeMail(ctx, params.id));
  mount(calls.resubscribeByMail, (ctx, { params }) => resubscribeMail(ctx, params.id));
};

/**
 * The HTML part of a message or sample as a separate page for a sandboxed frame that allows only its styles, and the
 * stream of mailbox changes. For demonstration mode only.
 */
export const devMailboxRoutes = (
  app: FastifyInstance,
  makeContext: (request: FastifyRequest) => Context,
  streams: LiveStreams,
  samples: AllSamples,
): void => {
  app.get('/api/dev/mailbox/live', { config: streams.config }, async (request, reply) =>
    streams.follow(request, reply, [MAILBOX_TOPIC]),
  );
  app.get<{ Params: { id: string } }>(mailboxHtmlPath(':id'), async (request, reply) =>
    forFrame(reply, await readMailboxHtml(makeContext(request), MessageId.parse(request.params.id))),
  );
  app.get<{ Params: { id: string } }>(sampleHtmlPath(':id'), async (request, reply) => {
    const html = sampleHtml(makeContext(request), samples, request.params.id);
    if (!html) throw notFound();
    return forFrame(reply, html);
  });
};

const forFrame = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    )
    // Other responses forbid framing. These are made for the frames on /dev pages.
    .header('x-frame-options', 'SAMEORIGIN')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
    .send(html);

type Form = Readonly<Record<string, string>>;

/** Parses form posts from other servers and mail clients. For routes that accept nothing else. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

const BOUNCE_LIMIT = 1024 * 1024;

/**
 * Webhooks of the provider of texts and calls, and returned mail. Unauthenticated calls get a 404, as if the routes
 * didn't exist. Without `bounceSecret` the route for returned mail is closed.
 */
export const webhookRoutes = (
  app: FastifyInstance,
  contextFor: (request: FastifyRequest) => Context,
  bounceSecret: string | null,
): void => {
  const fromCarrier = (request: FastifyRequest) => {
    const ctx = contextFor(request);
    const { carrier } = ctx.ports.messaging;
    const form: Form = (request.body as Form | null | undefined) ?? {};
    const signature = request.headers['x-twilio-signature'];
    const call = { signature: typeof signature === 'string' ? signature : undefined, path: request.url, form };
    if (carrier === undefined || !carrier.isGenuine(call)) throw notFound();
    return { ctx, carrier, form: storableForm(form) };
  };

  // The signature covers the raw form.
  const config = { signedBody: true };
  app.post(INCOMING_TEXT_ROUTE, { config }, async (request, reply) => {
    const { ctx, carrier, form } = fromCarrier(request);
    const text = carrier.textOf(form);
    if (text !== null) await receiveText(ctx, text);
    // The reply is sent through the outbox, like every message.
    return reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response/>');
  });

  app.post<{ Params: { id: string } }>(reportPath(':id'), { config }, async (request, reply) => {
    const { ctx, carrier, form } = fromCarrier(request);
    const report = carrier.reportOf(form);
    if (report !== null) await recordReport(ctx, MessageId.parse(request.params.id), report);
    return reply.status(204).send();
  });

  app.addContentTypeParser('message/rfc822', { parseAs: 'string', bodyLimit: BOUNCE_LIMIT }, (_request, body, done) =>
    done(null, String(body)),
  );
  app.post(BOUNCE_ROUTE, { bodyLimit: BOUNCE_LIMIT }, async (request, reply) => {
    const given = request.headers.authorization ?? '';
    if (bounceSecret === null || !isSame(given, `Bearer ${bounceSecret}`)) throw notFound();
    if (typeof request.body === 'string') await recordBounce(contextFor(request), request.body);
    return reply.status(204).send();
  });
};

const storableForm = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, storableText(value)]));

/** Compares in constant time. */
const isSame = (given: string, secret: string): boolean => {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};
