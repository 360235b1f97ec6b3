import pg from 'pg';
import { expect, it } from 'vitest';
import { readMailbox } from '../../domains/messaging/public.ts';
import { LIVE_CHANNEL } from '../../kernel/outbox.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { createMailbox } from './mailbox.ts';
import { describeEmailPort, describeSmsPort } from './testing/message-ports.ts';

const database = await testDatabase();
const ctx = testContext(database.db);
const mailbox = createMailbox(database.db, ctx.clock);
const arrived = async (id: string) => (await readMailbox(ctx, { limit: 1000 })).filter((message) => message.id === id);

describeEmailPort('the local mailbox', async () => ({ port: mailbox.email, arrived }));
describeSmsPort('the local mailbox', async () => ({ port: mailbox.sms, arrived }));
describeSmsPort('the local mailbox, as the scripts of calls', async () => ({ port: mailbox.phone, arrived }));

it('stores a notification once, however many browsers receive it', async () => {
  const notification = {
    id: 'msg_push',
    to: 'user:us_1',
    title: 'Accepted',
    text: 'They will call you.',
    url: '/track/sr_1',
  };
  for (const endpoint of ['https://one.example', 'https://two.example']) {
    await mailbox.push.send({ ...notification, subscription: { endpoint, p256dh: '', auth: '' } });
  }
  expect(await arrived('msg_push')).toMatchObject([
    { channel: 'push', to: 'user:us_1', subject: 'Accepted', text: 'They will call you.\n/track/sr_1' },
  ]);
});

it('notifies watchers of the mailbox once a message has arrived, and not again', async () => {
  const listener = new pg.Client(database.connectionString);
  await listener.connect();
  try {
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query(`listen ${LIVE_CHANNEL}`);
    const sms = { id: 'msg_told', to: '+15025550134', text: 'Hello' };
    await mailbox.sms.send(sms);
    await mailbox.sms.send(sms);
    await listener.query('select 1');
    expect(heard).toEqual(['mailbox']);
  } finally {
    await listener.end();
  }
});
