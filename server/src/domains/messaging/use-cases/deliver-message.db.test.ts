import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Log } from '../../../kernel/log.ts';
import { silentLog } from '../../../kernel/log.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { scriptedPorts } from '../fixtures.ts';
import { MAX_ATTEMPTS } from '../policy.ts';
import type { Delivery } from '../ports.ts';
import { answering, queuedMessages } from '../testing/queued-messages.ts';
import { deliverMessage } from './deliver-message.ts';
import { TryAgainLater } from './retry-again.ts';
import { suppressQueued } from './suppress-queued.ts';

const database = await testDatabase();
const { base, contextWith, at, queued, fateOf, eventsOf } = queuedMessages(database);

describe('delivering a message', () => {
  it('hands it over as it was stored, records it as sent and says so', async () => {
    const ports = answering({ kind: 'sent', ref: 'provider-7' });
    const { messageId, message } = await queued();
    await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toMatchObject([{ id: messageId, to: 'pat@example.com', subject: 'A job near you' }]);
    expect(await fateOf(messageId)).toMatchObject({ status: 'sent', attempts: 1, ref: 'provider-7' });
    expect((await fateOf(messageId))?.sent).not.toBeNull();
    expect(await eventsOf(messageId)).toEqual([
      {
        type: 'message-settled',
        messageId,
        purpose: 'referral-offer',
        about: message.about,
        channel: 'email',
        status: 'sent',
      },
    ]);
  });

  it('hands it over once, however many jobs run for it at the same time and later', async () => {
    const ports = scriptedPorts(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { kind: 'sent' };
    });
    const { messageId } = await queued({ channel: 'sms', to: '+15025550134' });
    await Promise.all(Array.from({ length: 8 }, () => deliverMessage(contextWith(ports), { messageId })));
    await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toHaveLength(1);
    expect(await eventsOf(messageId)).toHaveLength(1);
  });

  it.each([
    [{ kind: 'refused', reason: 'no such mailbox' }, 'failed'],
    [{ kind: 'unknown', reason: 'the connection broke' }, 'unknown'],
  ] as const)('records %j as %s for good and says so', async (delivery, status) => {
    const ports = answering(delivery);
    const { messageId } = await queued();
    await deliverMessage(contextWith(ports), { messageId });
    await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toHaveLength(1);
    expect(await fateOf(messageId)).toMatchObject({ status, reason: delivery.reason, sent: null });
    expect(await eventsOf(messageId)).toMatchObject([{ status }]);
  });

  it('keeps it queued when the provider wants patience, and waits as long as asked', async () => {
    let answer: Delivery = { kind: 'retry', after: 90, reason: 'busy' };
    const ports = scriptedPorts(() => answer);
    const ctx = contextWith(ports);
    const { messageId } = await queued();
    await expect(deliverMessage(ctx, { messageId })).rejects.toThrow(TryAgainLater);
    expect(await fateOf(messageId)).toMatchObject({ status: 'queued', reason: 'busy', attempts: 1 });
    expect(await eventsOf(messageId)).toEqual([]);

    await expect(deliverMessage(at(ctx, 1), { messageId })).rejects.toThrow(TryAgainLater);
    expect(ports.handed).toHaveLength(1);

    answer = { kind: 'sent' };
    await deliverMessage(at(ctx, 2), { messageId });
    expect(await fateOf(messageId)).toMatchObject({ status: 'sent', reason: null, attempts: 2 });
  });

  it('gives up after the last attempt, says so, and no longer asks to be run again', async () => {
    const ports = answering({ kind: 'retry', after: 0, reason: 'busy' });
    const { messageId } = await queued();
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      await expect(deliverMessage(contextWith(ports), { messageId })).rejects.toThrow(TryAgainLater);
    }
    await deliverMessage(contextWith(ports), { messageId });
    expect(await fateOf(messageId)).toMatchObject({ status: 'failed', reason: 'busy', attempts: MAX_ATTEMPTS });
    expect(await eventsOf(messageId)).toMatchObject([{ status: 'failed' }]);
  });

  it('counts an adapter that throws as an attempt, and logs no address', async () => {
    const lines: unknown[] = [];
    const log: Log = { ...silentLog, error: (facts, text) => lines.push(facts, text) };
    const ports = scriptedPorts(() => {
      throw new TypeError('could not send to pat@example.com');
    });
    const { messageId } = await queued();
    await expect(deliverMessage(contextWith(ports, log), { messageId })).rejects.toThrow(TryAgainLater);
    expect(await fateOf(messageId)).toMatchObject({ status: 'queued', reason: 'adapter threw TypeError', attempts: 1 });
    expect(JSON.stringify(lines)).toContain('TypeError');
    expect(JSON.stringify(lines)).not.toContain('pat@example.com');
  });

  it('does not send what was suppressed, and says nothing', async () => {
    const ports = answering({ kind: 'sent' });
    const { messageId, message } = await queued();
    await suppressQueued(base, [message.about], 'the request was canceled');
    await deliverMessage(contextWith(ports), { messageId });
    expect(ports.handed).toEqual([]);
    expect(await fateOf(messageId)).toMatchObject({ status: 'suppressed', reason: 'the request was canceled' });
    expect(await eventsOf(messageId)).toEqual([]);
  });

  it('fails for channels that nothing is set up for', async () => {
    const { messageId } = await queued({ channel: 'phone', to: '+15025550134' });
    const { email, sms } = answering({ kind: 'sent' });
    await deliverMessage({ ...base, ports: { ...base.ports, messaging: { email, sms } } }, { messageId });
    expect(await fateOf(messageId)).toMatchObject({ status: 'failed' });
  });

  it('notes nothing of a message that a provider wants again later', async () => {
    const ports = answering({ kind: 'retry', after: 0, reason: 'busy' });
    const { messageId } = await queued();
    for (const attempt of [1, 2]) {
      await expect(deliverMessage(contextWith(ports), { messageId })).rejects.toThrow(TryAgainLater);
      expect(ports.handed).toHaveLength(attempt);
    }
    const { rows } = await database.db.execute(sql`select from message_handovers where message_id = ${messageId}`);
    expect(rows).toEqual([]);
  });
});
