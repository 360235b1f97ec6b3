import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { OutgoingMessage } from '../content/outgoing-message.ts';
import { anOutgoingMessage, type ScriptedPorts, scriptedPorts } from '../fixtures.ts';
import type { Delivery } from '../ports.ts';
import { deliverMessage } from './deliver-message.ts';
import { optOut } from './opt-out.ts';
import { recordReport } from './record-report.ts';
import { sendMessages } from './send-messages.ts';

const database = await testDatabase();
/** 2:30 PM in Louisville. */
const clock = testClock(new Date('2026-12-01T19:30:00Z'));
const base = testContext(database.db, { clock, settings: { messagesPerHour: 2 } });
const contextWith = (ports: ScriptedPorts): Context => ({ ...base, ports: { ...base.ports, messaging: ports } });
const answering = (delivery: Delivery) => scriptedPorts(() => delivery);

let numbers = 0;
const aNumber = () => `+1502555${String(++numbers).padStart(4, '0')}`;

interface Stored extends Record<string, unknown> {
  readonly id: MessageId;
  readonly channel: string;
  readonly recipient: string;
  readonly status: string;
  readonly reason: string | null;
  readonly urgent: boolean;
}

/** Stores a message and returns all messages about the same subject, oldest first. */
async function queued(given: Partial<OutgoingMessage>): Promise<{ messageId: MessageId; all(): Promise<Stored[]> }> {
  const about = { kind: 'referral', id: newId('rf') } as const;
  await sendMessages(base, [anOutgoingMessage({ about, transactional: false, ...given })]);
  const all = async () =>
    (
      await database.db.execute<Stored>(sql`
        select id, channel, recipient, status, status_reason as reason, urgent from messages
        where about_id = ${about.id} order by dedupe_key like 'instead-of:%', array_position(array['sms', 'email', 'phone'], channel)`)
    ).rows;
  const [first] = await all();
  if (first === undefined) throw new Error('Nothing was stored');
  return { messageId: first.id, all };
}

const fates = (messages: readonly Stored[]) => messages.map(({ channel, status }) => [channel, status]);
const mail = {
  channel: 'email',
  to: 'pat@example.com',
  content: { kind: 'text', text: 'By mail.' },
  language: 'en',
} as const;
const jobsFor = async (id: string) =>
  (
    await database.db.execute<{ runAt: string }>(sql`
      select run_at as "runAt" from graphile_worker._private_jobs
      where payload -> 'messageIds' ->> 0 = ${id} order by run_at`)
  ).rows.map(({ runAt }) => new Date(runAt));

describe('a message that will never arrive', () => {
  it('goes by its next channel, with all that was said of it', async () => {
    const { messageId, all } = await queued({ channel: 'sms', to: aNumber(), urgent: true, instead: [mail] });
    await deliverMessage(contextWith(answering({ kind: 'refused', reason: 'Twilio 30034' })), { messageId });
    const [sms, email] = await all();
    expect(sms).toMatchObject({ channel: 'sms', status: 'failed', reason: 'Twilio 30034' });
    expect(email).toMatchObject({ channel: 'email', status: 'queued', recipient: 'pat@example.com', urgent: true });
    expect(await jobsFor(email?.id ?? '')).toHaveLength(1);
  });

  it('goes by the one after that when that fails too, and then no further', async () => {
    const call = {
      channel: 'phone',
      to: aNumber(),
      content: { kind: 'text', text: 'Por teléfono.' },
      language: 'es',
    } as const;
    const { messageId, all } = await queued({ channel: 'sms', to: aNumber(), instead: [mail, call] });
    const ports = answering({ kind: 'refused', reason: 'no' });
    const ctx = contextWith(ports);
    await deliverMessage(ctx, { messageId });
    for (const round of [1, 2]) await deliverMessage(ctx, { messageId: (await all())[round]?.id ?? '' });
    expect(fates(await all())).toEqual([
      ['sms', 'failed'],
      ['email', 'failed'],
      ['phone', 'failed'],
    ]);
    expect(ports.handed.at(-1)).toMatchObject({ text: 'Por teléfono.', language: 'es' });
  });

  it('calls in English when an earlier release stored the message, without a language', async () => {
    const ports = answering({ kind: 'sent' });
    const { messageId } = await queued({ channel: 'phone', to: aNumber() });
    await database.db.execute(sql`update messages set language = null where id = ${messageId}`);
    await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toMatchObject([{ language: 'en' }]);
  });

  it('goes by its next channel when the provider tells of it afterwards, once', async () => {
    const { messageId, all } = await queued({ channel: 'sms', to: aNumber(), instead: [mail] });
    await deliverMessage(contextWith(answering({ kind: 'sent', ref: 'SM1' })), { messageId });
    const report = { ref: 'SM1', status: 'failed', reason: 'Twilio 30034' } as const;
    for (const _ of [1, 2]) await recordReport(base, messageId, report);
    expect(await all()).toMatchObject([
      { status: 'failed', reason: 'Twilio 30034' },
      { channel: 'email', status: 'queued' },
    ]);
  });

  it('that has arrived goes nowhere else', async () => {
    const { messageId, all } = await queued({ channel: 'sms', to: aNumber(), instead: [mail] });
    await deliverMessage(contextWith(answering({ kind: 'sent', ref: 'SM1' })), { messageId });
    for (const status of ['delivered', 'failed'] as const) {
      await recordReport(base, messageId, { ref: 'SM1', status, reason: null });
    }
    expect(fates(await all())).toEqual([['sms', 'delivered']]);
  });

  it('is known as sent when its process was killed, as soon as the provider tells that it has it', async () => {
    const { messageId, all } = await queued({ channel: 'sms', to: aNumber() });
    await recordReport(base, messageId, { ref: 'SM1', status: 'taken', reason: null });
    const ports = answering({ kind: 'sent' });
    await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toEqual([]);
    expect(fates(await all())).toEqual([['sms', 'sent']]);
  });
});

describe('a person who has opted out', () => {
  it('by text gets no texts and calls, and still mail', async () => {
    const to = aNumber();
    await optOut(base, [to], 'sms');
    const ports = answering({ kind: 'sent' });
    for (const channel of ['sms', 'phone'] as const) {
      const { messageId, all } = await queued({ channel, to, transactional: true, urgent: true, instead: [mail] });
      await deliverMessage(contextWith(ports), { messageId });
      expect(await all()).toMatchObject([
        { status: 'suppressed', reason: 'the recipient has opted out' },
        { channel: 'email', status: 'queued' },
      ]);
    }
    expect(ports.handed).toEqual([]);
  });

  it('has what waits for them held back at once, each with its reason and by its next channel', async () => {
    const to = aNumber();
    const waiting = await queued({ channel: 'sms', to, instead: [mail] });
    const despite = await queued({ channel: 'sms', to, despiteOptOut: true });
    const other = await queued({ channel: 'sms', to: aNumber() });
    await optOut(base, [to], 'sms');
    expect(await waiting.all()).toMatchObject([
      { status: 'suppressed', reason: 'the recipient has opted out' },
      { channel: 'email', status: 'queued' },
    ]);
    expect(fates(await despite.all())).toEqual([['sms', 'queued']]);
    expect(fates(await other.all())).toEqual([['sms', 'queued']]);
    const { rows } = await database.db.execute(sql`
      select from graphile_worker._private_jobs
      where payload ->> 'messageId' = ${waiting.messageId} and payload ->> 'status' = 'suppressed'`);
    expect(rows).toHaveLength(1);
  });

  it('on the provider’s word is written down as such', async () => {
    const to = aNumber();
    const { messageId } = await queued({ channel: 'sms', to });
    const refusal = { kind: 'refused', reason: 'Twilio 21610', because: 'opted-out' } as const;
    await deliverMessage(contextWith(answering(refusal)), { messageId });
    const next = await queued({ channel: 'sms', to });
    await deliverMessage(contextWith(answering({ kind: 'sent' })), { messageId: next.messageId });
    expect(fates(await next.all())).toEqual([['sms', 'suppressed']]);
  });

  it('of mail is left what the law wants sent', async () => {
    const to = `${newId('gone')}@Example.com`;
    await optOut(base, [to], 'site');
    const owed = await queued({ to, transactional: true });
    const refusal = { kind: 'refused', reason: 'SMTP 550', because: 'no-such-address' } as const;
    const ports = answering(refusal);
    await deliverMessage(contextWith(ports), { messageId: owed.messageId });
    expect(ports.handed).toHaveLength(1);
  });
});

describe('an address whose mail server says that it does not exist', () => {
  const refusal = { kind: 'refused', reason: 'SMTP 550 5.1.1', because: 'no-such-address' } as const;
  const onDay = (day: number, ports: ScriptedPorts): Context => ({
    ...contextWith(ports),
    clock: { now: () => new Date(clock.now().getTime() + day * 24 * 3_600_000) },
  });
  const send = async (to: string, day: number, delivery: Delivery) => {
    const { messageId, all } = await queued({ to });
    const ports = answering(delivery);
    await deliverMessage(onDay(day, ports), { messageId });
    return { all, isTried: ports.handed.length === 1 };
  };

  it('gets mail again after one bad day, however often the server says so', async () => {
    const to = `${newId('here')}@example.com`;
    for (let n = 0; n < 3; n++) await send(to, 0, refusal);
    expect(await send(to, 0, { kind: 'sent' })).toMatchObject({ isTried: true });
    expect(await send(to, 1, { kind: 'sent' })).toMatchObject({ isTried: true });
  });

  it('gets none after a second day, for a month', async () => {
    const to = `${newId('Gone')}@example.com`;
    await send(to, 0, refusal);
    await send(to, 1, refusal);
    const later = await send(to, 2, { kind: 'sent' });
    expect(later.isTried).toBe(false);
    expect(await later.all()).toMatchObject([{ status: 'failed', reason: 'earlier mail to this address bounced' }]);
    expect(await send(to, 32, { kind: 'sent' })).toMatchObject({ isTried: true });
  });
});

describe('a message that can wait', () => {
  const NIGHT = new Date('2026-12-02T03:30:00Z');
  const MORNING = new Date('2026-12-02T13:00:00Z');

  it('waits for the morning at night, and goes out then', async () => {
    const { messageId, all } = await queued({ channel: 'sms', to: aNumber() });
    const ports = answering({ kind: 'sent' });
    const atNight = { ...contextWith(ports), clock: { now: () => NIGHT } };
    await deliverMessage(atNight, { messageId });
    expect(ports.handed).toEqual([]);
    expect(await all()).toMatchObject([{ status: 'queued', reason: 'it is night where the recipient is' }]);
    expect((await jobsFor(messageId)).at(-1)).toEqual(MORNING);
    await deliverMessage({ ...atNight, clock: { now: () => MORNING } }, { messageId });
    expect(fates(await all())).toEqual([['sms', 'sent']]);
  });

  it('waits for the next hour when enough went to the recipient in this one', async () => {
    const to = aNumber();
    const ports = answering({ kind: 'sent' });
    const messages = [];
    for (let n = 0; n < 3; n++) messages.push(await queued({ channel: 'sms', to }));
    for (const { messageId } of messages) await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toHaveLength(2);
    const last = messages[2];
    expect(await last?.all()).toMatchObject([
      { status: 'queued', reason: 'the recipient has reached the hourly limit' },
    ]);
    expect((await jobsFor(last?.messageId ?? '')).at(-1)).toEqual(new Date(clock.now().getTime() + 3_600_000));
    const urgent = await queued({ channel: 'sms', to, urgent: true });
    await deliverMessage(contextWith(ports), { messageId: urgent.messageId });
    expect(ports.handed).toHaveLength(3);
  });
});
