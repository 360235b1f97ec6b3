import { setTimeout as sleep } from 'node:timers/promises';
import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { newId } from '../../../kernel/random-id.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { anOutgoingMessage, scriptedPorts } from '../fixtures.ts';
import { deliverMessage } from './deliver-message.ts';
import { findOptOuts, optIn, optOut } from './opt-out.ts';
import { receiveText } from './receive-text.ts';
import { sendMessages } from './send-messages.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { settings: { supportPhone: '+15025550100' } });

let numbers = 0;
const aNumber = () => `+1502555${String(++numbers).padStart(4, '0')}`;
const text = (sender: string, body: string, more: { id?: string; carrier?: 'stop' | 'start' } = {}) =>
  receiveText(ctx, { id: newId('SM'), sender, body, ...more });

const repliesTo = async (number: string) =>
  (
    await database.db.execute<{ text: string }>(sql`
      select text from messages where recipient = ${number} and purpose = 'text-reply' order by created_at, id`)
  ).rows.map((row) => row.text);

const eventsFrom = async (number: string) =>
  (
    await database.db.execute(sql`select from graphile_worker._private_jobs
      where payload ->> 'type' = 'text-received' and payload ->> 'sender' = ${number}`)
  ).rows.length;

const STOPPED = "Plumbline: You won't get any more texts or calls from us. Reply START to get them again.";

/** Sends everything queued for a number. Returns the texts that arrived. */
async function arriving(number: string): Promise<string[]> {
  const ports = scriptedPorts(() => ({ kind: 'sent' }));
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from messages where recipient = ${number} and status = 'queued' order by created_at, id`,
  );
  for (const { id } of rows)
    await deliverMessage({ ...ctx, ports: { ...ctx.ports, messaging: ports } }, { messageId: id });
  return ports.handed.map((message) => ('text' in message ? message.text : ''));
}

describe('STOP', () => {
  it('holds at once, and is confirmed once, by the last text that goes there', async () => {
    const number = aNumber();
    await sendMessages(ctx, [anOutgoingMessage({ channel: 'sms', to: number, urgent: true })]);
    for (const words of ['STOP', 'stop', 'STOP please']) await text(number, words);
    expect(await findOptOuts(ctx, [number])).toEqual(['sms']);
    expect(await arriving(number)).toEqual([STOPPED]);
  });

  it('is confirmed once when it comes several times at the same moment', async () => {
    const number = aNumber();
    await Promise.all(Array.from({ length: 6 }, () => text(number, 'STOP')));
    expect(await repliesTo(number)).toEqual([STOPPED]);
  });

  it('is not confirmed where the provider has done so', async () => {
    const number = aNumber();
    await text(number, 'STOP', { carrier: 'stop' });
    expect(await findOptOuts(ctx, [number])).toEqual(['sms']);
    expect(await repliesTo(number)).toEqual([]);
  });

  it('ends by START alone, not by the site', async () => {
    const number = aNumber();
    await text(number, 'STOP');
    await optIn(ctx, [number], 'site');
    expect(await findOptOuts(ctx, [number])).toEqual(['sms']);
    await text(number, 'Start');
    expect(await findOptOuts(ctx, [number])).toEqual([]);
    await sendMessages(ctx, [anOutgoingMessage({ channel: 'sms', to: number })]);
    expect(await arriving(number)).toContain('A job near you.');
  });

  it('leaves what was said on the site, which START doesn’t end', async () => {
    const number = aNumber();
    await optOut(ctx, [number], 'site');
    await text(number, 'STOP');
    await text(number, 'START');
    expect(await findOptOuts(ctx, [number])).toEqual(['site']);
    expect((await repliesTo(number)).join()).toContain('you have turned messages off on our site');
  });
});

describe('HELP', () => {
  it('says who we are, what can be sent and where people are, in one SMS, also after STOP', async () => {
    const number = aNumber();
    await text(number, 'STOP');
    await text(number, 'help');
    const help = (await arriving(number)).find((words) => words !== STOPPED) ?? '';
    expect(help).toMatch(/^Plumbline: .*ACCEPT, DENY, PROPOSE.*STOP.*\+15025550100.*rates may apply/);
    expect(help.length).toBeLessThanOrEqual(160);
  });

  it('and STOP are answered in Spanish when they were sent in Spanish, each in as many segments as in English', async () => {
    const number = aNumber();
    await text(number, 'Ayuda');
    await text(number, 'ALTO');
    expect(await findOptOuts(ctx, [number])).toEqual(['sms']);
    const replies = await repliesTo(number);
    const [help = ''] = replies.filter((reply) => reply.includes('Ayuda'));
    const [stopped = ''] = replies.filter((reply) => reply !== help);
    expect(help).toMatch(/^Plumbline: solicitudes.*ACEPTAR, RECHAZAR, PROPONER.*ALTO.*\+15025550100/);
    expect(stopped).toMatch(/START para volver a recibirlos\.$/);
    expect([help, stopped].map(smsSegments)).toEqual([1, 1]);
  });
});

describe('any other text', () => {
  it('is passed on to those who understand it, once', async () => {
    const number = aNumber();
    await text(number, 'ACCEPT', { id: 'SM_same' });
    await text(number, 'ACCEPT', { id: 'SM_same' });
    expect(await eventsFrom(number)).toBe(1);
    expect(await repliesTo(number)).toEqual([]);
  });

  it('is no longer answered when they come by the dozen, as from a machine; STOP still holds', async () => {
    const number = aNumber();
    for (let n = 0; n < 35; n++) await text(number, 'Thank you for your message!');
    expect(await eventsFrom(number)).toBe(30);
    await text(number, 'STOP');
    expect(await findOptOuts(ctx, [number])).toEqual(['sms']);
  });
});

describe('a thousand messages that are queued and under way', () => {
  it(
    'stop with the commit of a STOP: none is handed over after it',
    async () => {
      const number = aNumber();
      const about = { kind: 'referral', id: newId('rf') } as const;
      await sendMessages(
        ctx,
        Array.from({ length: 1000 }, () => anOutgoingMessage({ channel: 'sms', to: number, urgent: true, about })),
      );
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from messages where about_id = ${about.id}`,
      );
      const waiting = rows.map(({ id }) => id);
      // Senders with separate connections, like two processes. The provider checks whether the STOP is committed.
      const senders = [
        openDatabase(database.connectionString, { max: 10 }),
        openDatabase(database.connectionString, { max: 10 }),
      ];
      let isCommitted = false;
      let late = 0;
      const sentBefore: string[] = [];
      const ports = scriptedPorts(async (message) => {
        // Every seventh is slow: the provider had it long before the STOP.
        await sleep(sentBefore.length % 7 === 0 ? 400 : 3);
        const { rowCount } = await database.db.execute(sql`select from contact_opt_outs where address = ${number}`);
        if (isCommitted || rowCount !== 0) late += 1;
        sentBefore.push(message.id);
        return { kind: 'sent' };
      });
      const send = async (sender: (typeof senders)[number]) => {
        const own: Context = { ...ctx, db: sender.db, ports: { ...ctx.ports, messaging: ports } };
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await deliverMessage(own, { messageId: id });
      };
      const sending = senders.flatMap((sender) => Array.from({ length: 5 }, () => send(sender)));
      while (sentBefore.length < 200) await sleep(2);
      await text(number, 'STOP');
      isCommitted = true;
      const atCommit = sentBefore.length;
      await Promise.all(sending);
      await Promise.all(senders.map((sender) => sender.close()));

      expect(late).toBe(0);
      expect(sentBefore).toHaveLength(atCommit);
      expect(atCommit).toBeGreaterThanOrEqual(200);
      expect(atCommit).toBeLessThan(1000);
      const { rows: left } = await database.db.execute<{ status: string; reason: string | null; count: number }>(sql`
      select status, status_reason as reason, count(*)::integer as count from messages where about_id = ${about.id}
      group by 1, 2 order by 1`);
      expect(left).toEqual([
        { status: 'sent', reason: null, count: atCommit },
        { status: 'suppressed', reason: 'the recipient has opted out', count: 1000 - atCommit },
      ]);
      expect(await repliesTo(number)).toEqual([STOPPED]);
    },
    patience(120_000),
  );
});
