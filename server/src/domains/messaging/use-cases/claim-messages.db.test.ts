import { MessageId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { OutgoingMessage } from '../content/outgoing-message.ts';
import { type ScriptedPorts, scriptedPorts } from '../fixtures.ts';
import type { Delivery } from '../ports.ts';
import { putIntoMailbox } from '../store/mailbox.ts';
import { answering, queuedMessages } from '../testing/queued-messages.ts';
import { deliverMessage } from './deliver-message.ts';
import { recordReport } from './record-report.ts';
import { cancelQueued } from './requeue-message.ts';
import { TryAgainLater } from './retry-again.ts';
import { suppressQueued } from './suppress-queued.ts';

const database = await testDatabase();
const { base, contextWith, at, queued, fateOf, eventsOf } = queuedMessages(database);

describe('a claimed message', () => {
  describe('when the process ends between handing over and recording', () => {
    /** The database of a process that dies: it claims the message, and after the handover nothing of it is recorded. */
    const dying = (ports: ScriptedPorts): Context => {
      const ctx = contextWith(ports);
      const db = new Proxy(ctx.db, {
        get: (target, key) => {
          if (key === 'transaction' && ports.handed.length > 0) return () => Promise.reject(new Error('killed'));
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      return { ...ctx, db };
    };
    const intoMailbox = (knowsRepetitions: boolean) =>
      scriptedPorts(
        async ({ id, to, text }) => {
          const mail = { id, to, text, channel: 'email', subject: null, html: null } as const;
          await putIntoMailbox(database.db, mail, base.clock.now());
          return { kind: 'sent' };
        },
        { knowsRepetitions },
      );
    const endClaims = () => database.db.execute(sql`update message_handovers set until = clock_timestamp()`);
    const killed = async (given: Partial<OutgoingMessage>, knowsRepetitions: boolean) => {
      const { messageId } = await queued(given);
      await expect(deliverMessage(dying(intoMailbox(knowsRepetitions)), { messageId })).rejects.toThrow('killed');
      expect(await fateOf(messageId)).toMatchObject({ status: 'queued', attempts: 0 });
      return { messageId, ports: intoMailbox(knowsRepetitions) };
    };

    it('is sent again by a port that knows repetitions, and arrives once', async () => {
      const { messageId, ports } = await killed({}, true);
      await deliverMessage(contextWith(ports), { messageId });
      expect(await fateOf(messageId)).toMatchObject({ status: 'sent' });
      const { rows } = await database.db.execute(sql`select id from mailbox_messages where id = ${messageId}`);
      expect(rows).toHaveLength(1);
      expect(await eventsOf(messageId)).toHaveLength(1);
    });

    it('is left alone by any other port while the claim lasts, and looked at again when it ends', async () => {
      const { messageId, ports } = await killed({}, false);
      await deliverMessage(contextWith(ports), { messageId });
      expect(ports.handed).toEqual([]);
      expect(await fateOf(messageId)).toMatchObject({ status: 'queued', attempts: 0 });
      const { rows } = await database.db.execute<{ isAtEnd: boolean }>(sql`
        select run_at = date_trunc('milliseconds', until) as "isAtEnd" from message_handovers, graphile_worker._private_jobs
        where message_id = ${messageId} and payload -> 'messageIds' ->> 0 = ${messageId} order by run_at desc limit 1`);
      expect(rows).toEqual([{ isAtEnd: true }]);
    });

    it('is of unknown fate then, and not sent again', async () => {
      const { messageId, ports } = await killed({}, false);
      await endClaims();
      await deliverMessage(contextWith(ports), { messageId });
      await deliverMessage(contextWith(ports), { messageId });
      expect(await fateOf(messageId)).toMatchObject({
        status: 'unknown',
        reason: 'the process that sent it ended before it was recorded',
        sent: null,
      });
      expect(ports.handed).toEqual([]);
      expect(await eventsOf(messageId)).toMatchObject([{ status: 'unknown' }]);
      const { rows } = await database.db.execute(sql`select from message_handovers where message_id = ${messageId}`);
      expect(rows).toEqual([]);
    });

    it('is sent again, but not at once, where better two arrive than none', async () => {
      const { messageId, ports } = await killed({ repeatUnknown: true }, false);
      await endClaims();
      await expect(deliverMessage(contextWith(ports), { messageId })).rejects.toThrow(TryAgainLater);
      expect(ports.handed).toEqual([]);
      await deliverMessage(at(contextWith(ports), 2), { messageId });
      expect(ports.handed).toHaveLength(1);
      expect(await fateOf(messageId)).toMatchObject({ status: 'sent' });
    });
  });

  describe('while a provider is awaited', () => {
    /** A provider that answers when told to. */
    const awaited = () => {
      const answered = Promise.withResolvers<Delivery>();
      return { ports: scriptedPorts(() => answered.promise), answer: answered.resolve };
    };
    const underWay = async (given: Partial<OutgoingMessage> = {}) => {
      const { messageId, message } = await queued(given);
      const { ports, answer } = awaited();
      const delivering = deliverMessage(contextWith(ports), { messageId });
      await vi.waitFor(() => expect(ports.handed).toHaveLength(1));
      return { messageId, message, delivering, answer };
    };

    it('holds no transaction and no connection', async () => {
      const { delivering, answer } = await underWay();
      const { rows } = await database.db.execute(sql`
        select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
      expect(rows).toEqual([]);
      answer({ kind: 'sent' });
      await delivering;
    });

    it('can be neither suppressed nor canceled', async () => {
      const { messageId, message, delivering, answer } = await underWay();
      await suppressQueued(base, [message.about], 'the request was canceled');
      expect(await cancelQueued(base, MessageId.parse(messageId))).toEqual({ before: 'queued', isChanged: false });
      expect(await fateOf(messageId)).toMatchObject({ status: 'queued' });
      answer({ kind: 'sent' });
      await delivering;
      expect(await fateOf(messageId)).toMatchObject({ status: 'sent' });
    });

    it('is settled by the provider’s report if that arrives first', async () => {
      const { messageId, delivering, answer } = await underWay({ channel: 'sms', to: '+15025550134' });
      await recordReport(base, MessageId.parse(messageId), { ref: 'SM7', status: 'delivered', reason: null });
      answer({ kind: 'unknown', reason: 'silent' });
      await delivering;
      expect(await fateOf(messageId)).toMatchObject({ status: 'delivered', ref: 'SM7' });
      expect(await eventsOf(messageId)).toMatchObject([{ status: 'delivered' }]);
    });

    it('counts as sent when the answer comes after the claim has ended, and is not repeated', async () => {
      const { messageId, delivering, answer } = await underWay({ repeatUnknown: true });
      await database.db.execute(sql`
        update message_handovers set until = clock_timestamp() where message_id = ${messageId}`);
      const other = answering({ kind: 'sent' });
      await expect(deliverMessage(contextWith(other), { messageId })).rejects.toThrow(TryAgainLater);
      answer({ kind: 'sent', ref: 'late' });
      await delivering;
      expect(await fateOf(messageId)).toMatchObject({ status: 'sent', ref: 'late' });
      await deliverMessage(at(contextWith(other), 2), { messageId });
      expect(other.handed).toEqual([]);
    });

    it('says nothing of a message that someone else has taken over since', async () => {
      const { messageId, delivering, answer } = await underWay();
      await database.db.execute(sql`update message_handovers set claim = 'other' where message_id = ${messageId}`);
      answer({ kind: 'refused', reason: 'no' });
      await delivering;
      expect(await fateOf(messageId)).toMatchObject({ status: 'queued', attempts: 0 });
    });
  });
});
