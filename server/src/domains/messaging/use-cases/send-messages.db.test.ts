import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { anOutgoingMessage } from '../fixtures.ts';
import { sendMessages } from './send-messages.ts';

const database = await testDatabase();
const ctx = testContext(database.db);

const stored = async (dedupeKey: string) =>
  (
    await database.db.execute<{ id: string; recipient: string; subject: string; text: string; status: string }>(
      sql`select id, recipient, subject, text, status from messages where dedupe_key = ${dedupeKey}`,
    )
  ).rows;

const jobsFor = async (ids: readonly string[]) =>
  (
    await database.db.execute<{ n: number }>(sql`
      select count(*)::int as n from graphile_worker._private_jobs, json_array_elements_text(payload -> 'messageIds') as told(message)
      where message in (select json_array_elements_text(${JSON.stringify(ids)}::json))`)
  ).rows[0]?.n;

describe('sending messages', () => {
  it('stores each as it will go out, queued, with a job that sends it', async () => {
    const email = anOutgoingMessage();
    const sms = anOutgoingMessage({ channel: 'sms', to: '+15025550134', content: { kind: 'text', text: 'Hello' } });
    await sendMessages(ctx, [email, sms]);
    const [first] = await stored(email.dedupeKey);
    const [second] = await stored(sms.dedupeKey);
    expect(first).toMatchObject({ recipient: 'pat@example.com', subject: 'A job near you', status: 'queued' });
    expect(first?.text).toContain('https://plumbline.example/respond/ref_1/ct_1');
    expect(second).toMatchObject({ recipient: '+15025550134', subject: null, text: 'Hello', status: 'queued' });
    expect(await jobsFor([first?.id ?? '', second?.id ?? ''])).toBe(2);
  });

  it('ends every mail with the terms and the privacy page, and no text', async () => {
    const [mail, text] = [
      anOutgoingMessage(),
      anOutgoingMessage({ channel: 'sms', to: '+15025550134', content: { kind: 'text', text: 'Hello' } }),
    ];
    await sendMessages(ctx, [mail, text]);
    const words = (await stored(mail.dedupeKey))[0]?.text;
    expect(words).toMatch(/https:\/\/plumbline\.example\/terms[^]*https:\/\/plumbline\.example\/privacy\s*$/);
    expect((await stored(text.dedupeKey))[0]?.text).toBe('Hello');
  });

  it('does nothing the second time for the same dedupe key', async () => {
    const message = anOutgoingMessage();
    await sendMessages(ctx, [message, message]);
    await sendMessages(ctx, [{ ...message, to: 'other@example.com' }]);
    const rows = await stored(message.dedupeKey);
    expect(rows.map((row) => row.recipient)).toEqual(['pat@example.com']);
    expect(await jobsFor(rows.map((row) => row.id))).toBe(1);
  });

  it('stores one when several transactions send the same at the same moment', async () => {
    const message = anOutgoingMessage();
    await Promise.all(
      Array.from({ length: 6 }, () => inTransaction(ctx, (ctx) => sendMessages(ctx, [message, anOutgoingMessage()]))),
    );
    const rows = await stored(message.dedupeKey);
    expect(rows).toHaveLength(1);
    expect(await jobsFor(rows.map((row) => row.id))).toBe(1);
  });

  it('sends nothing when the transaction that wanted it is rolled back', async () => {
    const message = anOutgoingMessage();
    const before = await queueLength();
    const changedItsMind = inTransaction(ctx, async (ctx) => {
      await sendMessages(ctx, [message]);
      throw new Error('No, after all.');
    });
    await expect(changedItsMind).rejects.toThrow('No, after all.');
    expect(await stored(message.dedupeKey)).toEqual([]);
    expect(await queueLength()).toBe(before);
  });

  it('stores whatever people have typed', async () => {
    const typed = 'Leak\u0000 \ud83d \\u0000 "\' \u202e{}[]%s $1 <b>';
    const message = anOutgoingMessage({ content: { kind: 'text', text: typed } });
    await sendMessages(ctx, [message]);
    expect((await stored(message.dedupeKey))[0]?.text).toBe('Leak \ufffd \\u0000 "\' {}[]%s $1 <b>');
  });

  it('takes two round trips, however many messages', async () => {
    let statements = 0;
    const counting = new Proxy(ctx.db, {
      get(db, property, receiver) {
        if (property === 'execute') statements += 1;
        return Reflect.get(db, property, receiver);
      },
    });
    const counted: Context = { ...ctx, db: counting };
    await sendMessages(
      counted,
      Array.from({ length: 50 }, () => anOutgoingMessage()),
    );
    expect(statements).toBe(2);
    await sendMessages(counted, []);
    expect(statements).toBe(2);
  });
});

async function queueLength(): Promise<number | undefined> {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from graphile_worker._private_jobs`,
  );
  return rows[0]?.n;
}
