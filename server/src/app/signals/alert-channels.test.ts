import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../kernel/context.ts';
import { silentLog } from '../../kernel/log.ts';
import { type Alert, alertChannels, deliverAlert } from './alert-channels.ts';

const alert: Alert = {
  id: 'inc_1',
  kind: 'email',
  isOver: false,
  beganAt: '2026-12-01T15:00:00.000Z',
  endedAt: null,
  title: 'Plumbline: Trouble with mail',
  text: 'The mail server <mx> refuses connections.',
};

const taken: { readonly by: string; readonly sent: unknown }[] = [];
let works = { email: true, sms: true, webhook: true };
const answer = (isWorking: boolean) =>
  isWorking ? ({ kind: 'sent' } as const) : ({ kind: 'retry', after: 60, reason: 'ECONNREFUSED' } as const);
const ports: Pick<Context['ports']['messaging'], 'email' | 'sms'> = {
  email: {
    send: async (sent) => {
      if (works.email) taken.push({ by: 'email', sent });
      return answer(works.email);
    },
  },
  sms: {
    send: async (sent) => {
      if (works.sms) taken.push({ by: 'sms', sent });
      return answer(works.sms);
    },
  },
};

const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (chunk) => {
    body += String(chunk);
  });
  request.on('end', () => {
    if (works.webhook) taken.push({ by: 'webhook', sent: JSON.parse(body) });
    reply.writeHead(works.webhook ? 200 : 500).end();
  });
});
let webhook = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  webhook = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
});
afterAll(() => void server.close());
beforeEach(() => {
  taken.splice(0);
  works = { email: true, sms: true, webhook: true };
});

const deliver = (given: Partial<Alert> = {}) =>
  deliverAlert(
    alertChannels(['mailto:ops@plumbline.example', 'sms:+15025550100', webhook], ports),
    { ...alert, ...given },
    silentLog,
  );
const ways = () => taken.map(({ by }) => by);

describe('an alert', () => {
  it('takes the first way', async () => {
    expect(await deliver({ kind: 'jobs' })).toBe(true);
    expect(ways()).toEqual(['email']);
    expect(taken[0]?.sent).toMatchObject({ to: 'ops@plumbline.example', html: expect.stringContaining('&lt;mx>') });
  });

  it('takes the next one if that fails', async () => {
    works = { email: false, sms: false, webhook: true };
    expect(await deliver({ kind: 'jobs' })).toBe(true);
    expect(taken).toEqual([
      {
        by: 'webhook',
        sent: {
          text: `${alert.title}\n${alert.text}`,
          id: 'inc_1',
          kind: 'jobs',
          state: 'open',
          beganAt: alert.beganAt,
          endedAt: null,
        },
      },
    ]);
  });

  it('about mail does not begin with mail, until mail works again', async () => {
    await deliver();
    await deliver({ isOver: true });
    expect(ways()).toEqual(['sms', 'email']);
  });

  it('was not delivered if no way works', async () => {
    works = { email: false, sms: false, webhook: false };
    expect(await deliver()).toBe(false);
  });
});
