import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { testContext } from '../../kernel/testing/context.ts';
import { stillStreams } from '../../kernel/testing/streams.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { anOutgoingMessage } from './fixtures.ts';
import { devMailboxRoutes } from './routes.ts';
import { putIntoMailbox } from './store/mailbox.ts';
import { readMailbox } from './use-cases/read-mailbox.ts';

const database = await testDatabase();
const ctx = testContext(database.db);
const app = Fastify();
const sample = { area: 'Tests', title: 'An offer', message: anOutgoingMessage() };
devMailboxRoutes(
  app,
  () => ctx,
  stillStreams,
  () => [sample],
);
afterAll(() => app.close());

const email = { channel: 'email', to: 'pat@example.com', subject: 'One', text: 'One', html: '<p>One</p>' } as const;
const sms = { channel: 'sms', to: '+15025550134', subject: null, text: 'Two', html: null } as const;
await putIntoMailbox(database.db, { id: 'msg_1', ...email }, new Date('2027-01-02T03:04:05.678Z'));
await putIntoMailbox(database.db, { id: 'msg_2', ...sms }, new Date('2027-01-02T03:04:06Z'));
await putIntoMailbox(database.db, { id: 'msg_3', ...email }, new Date('2027-01-01T00:00:00Z'));

describe('the mailbox', () => {
  const ids = async (query: { to?: string; channel?: 'email' | 'sms'; limit?: number }) =>
    (await readMailbox(ctx, { limit: 200, ...query })).map((message) => message.id);

  it('shows what arrived last first, whatever the clocks said', async () => {
    expect(await ids({})).toEqual(['msg_3', 'msg_2', 'msg_1']);
    expect(await ids({ limit: 2 })).toEqual(['msg_3', 'msg_2']);
  });

  it('shows one recipient or one channel', async () => {
    expect(await ids({ to: 'pat@example.com' })).toEqual(['msg_3', 'msg_1']);
    expect(await ids({ channel: 'sms' })).toEqual(['msg_2']);
    expect(await ids({ to: 'pat@example.com', channel: 'sms' })).toEqual([]);
    expect(await ids({ to: '' })).toHaveLength(3);
  });

  it('finds a number whose plus was not escaped in the address', async () => {
    expect(await ids({ to: ' 15025550134' })).toEqual(['msg_2']);
  });

  it('tells exactly what was agreed', async () => {
    const { subject, ...rest } = email;
    expect((await readMailbox(ctx, { limit: 200 })).at(-1)).toEqual({
      id: 'msg_1',
      subject,
      ...rest,
      calendar: null,
      createdAt: '2027-01-02T03:04:05.678Z',
    });
  });
});

describe('the HTML part of a message', () => {
  it.each([
    ['message', '/api/dev/mailbox/msg_1/html', '<p>One</p>'],
    ['sample', '/api/dev/message-samples/0-es/html', 'Somebody in Louisville needs a plumber.'],
  ])('is a page that may style itself and nothing more: of a %s', async (_, path, words) => {
    const reply = await app.inject(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(words);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each([
    'mailbox/msg_2',
    'mailbox/msg_never',
    'mailbox/..%2f..%2f',
    // A text message has no HTML part, and sample 99 doesn't exist.
    'message-samples/1-en',
    'message-samples/99-en',
  ])('is not there for %s', async (of) => {
    const reply = await app.inject(`/api/dev/${of}/html`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toContain('<p>');
  });
});
