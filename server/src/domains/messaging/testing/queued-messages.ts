import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { DatabaseHandle } from '../../../kernel/database.ts';
import { type Log, silentLog } from '../../../kernel/log.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import type { OutgoingMessage } from '../content/outgoing-message.ts';
import { anOutgoingMessage, type ScriptedPorts, scriptedPorts } from '../fixtures.ts';
import type { Delivery } from '../ports.ts';
import { sendMessages } from '../use-cases/send-messages.ts';

const MINUTE = 60_000;

/** Returns what a port answers that always answers alike. */
export const answering = (delivery: Delivery): ScriptedPorts => scriptedPorts(() => delivery);

/** Queues messages in a test's database and reads what became of them. */
export function queuedMessages({ db }: Pick<DatabaseHandle, 'db'>) {
  const base = testContext(db);
  return {
    base,
    contextWith: (ports: ScriptedPorts, log: Log = silentLog): Context => ({
      ...base,
      log,
      ports: { ...base.ports, messaging: ports },
    }),
    /** Some minutes later. */
    at: (ctx: Context, minutes: number): Context => {
      const now = new Date(base.clock.now().getTime() + minutes * MINUTE);
      return { ...ctx, clock: { now: () => now } };
    },
    async queued(particulars: Partial<OutgoingMessage> = {}) {
      const message = anOutgoingMessage(particulars);
      await sendMessages(base, [message]);
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from messages where dedupe_key = ${message.dedupeKey}`,
      );
      return { messageId: rows[0]?.id ?? '', message };
    },
    async fateOf(messageId: string) {
      const { rows } = await db.execute<{
        status: string;
        reason: string;
        attempts: number;
        ref: string;
        sent: string;
      }>(
        sql`select status, status_reason as reason, attempts, provider_ref as ref, sent_at as sent
          from messages where id = ${messageId}`,
      );
      return rows[0];
    },
    async eventsOf(messageId: string) {
      const { rows } = await db.execute<{ payload: object }>(
        sql`select payload from graphile_worker._private_jobs
          where payload ->> 'messageId' = ${messageId} and payload ->> 'type' = 'message-settled'`,
      );
      return rows.map((row) => row.payload);
    },
  };
}
