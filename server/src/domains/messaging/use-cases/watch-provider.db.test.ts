import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { anOutgoingMessage } from '../fixtures.ts';
import type { EmailPort } from '../ports.ts';
import type { StoredMessage } from '../store/message.ts';
import { requeueRefused } from './requeue-refusals.ts';
import { sendMessages } from './send-messages.ts';
import { noteProbe, noteResult, passFor } from './watch-provider.ts';

const { db, pool } = await testDatabase();
const REFUSAL = { kind: 'refused', because: 'no-such-address', reason: '550 5.1.1' } as const;

/** A mail server that this process has never used. */
function world() {
  const email: EmailPort = { by: 'SMTP', send: () => Promise.reject(new Error('Nothing is sent here')) };
  const clock = testClock();
  const base = testContext(db, { clock });
  const ctx = { ...base, ports: { ...base.ports, messaging: { ...base.ports.messaging, email } } };
  const refuse = (id: string, begunAt = clock.now()) =>
    noteResult(ctx, { id, channel: 'email', begunAt }, REFUSAL, false);
  /** Stores a mail that a sender holds. */
  const aHeldMail = async () => {
    const mail = anOutgoingMessage({ tellsFate: false });
    await sendMessages(ctx, [mail]);
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into message_handovers (message_id, attempts, claim, until)
      select id, attempts, 'claim', clock_timestamp() + interval '1 minute' from messages
      where dedupe_key = ${mail.dedupeKey} returning message_id as id`);
    return rows[0]?.id ?? '';
  };
  const recordFailed = async (id: string) => {
    await db.execute(sql`update messages set status = 'failed', attempts = 1 where id = ${id}`);
    await db.execute(sql`delete from message_handovers where message_id = ${id}`);
  };
  /** Asks whether a mail may go now. */
  const pass = () => passFor(ctx, [{ channel: 'email' } as StoredMessage], clock.now());
  return { ctx, clock, refuse, pass, aHeldMail, recordFailed };
}
const ids = (count: number, name: string) => Array.from({ length: count }, (_, at) => `msg_${name}${at}`);
const rests = async () => (await db.execute<{ refused: string[] }>(sql`select refused from provider_rests`)).rows;
const statusOf = async (id: string) =>
  (await db.execute<{ status: string }>(sql`select status from messages where id = ${id}`)).rows[0]?.status;
/** The jobs that look at refused messages again. */
const looks = async (id: string) => {
  const { rows } = await db.execute<{ payload: Parameters<typeof requeueRefused>[1] }>(sql`
    select payload from graphile_worker._private_jobs where payload::jsonb -> 'messageIds' ? ${id}
      and payload::jsonb ? 'since'`);
  return rows.map(({ payload }) => payload);
};

it('a provider that refuses everyone is remembered with everything that it refused, also at the same moment', async () => {
  const { ctx, refuse } = world();
  const all = ids(30, 'same');
  await Promise.all(all.map((id) => refuse(id)));
  expect((await rests())[0]?.refused.toSorted()).toEqual(all.toSorted());
  await noteProbe(ctx, 'email', null);
  expect(await rests()).toEqual([]);
});

it('what was passed on during a rest counts to it, even if it is refused when the rest is over', async () => {
  const { ctx, clock, refuse, aHeldMail, recordFailed } = world();
  const [late, later] = [await aHeldMail(), await aHeldMail()];
  for (const id of ids(10, 'early')) await refuse(id);
  const begunAt = clock.now();
  clock.advance(1);
  await noteProbe(ctx, 'email', null);

  await refuse(late, begunAt);
  await recordFailed(late);
  const [look] = await looks(late);
  if (look === undefined) throw new Error('Nobody looks at it again');
  await requeueRefused(ctx, look);
  expect(await statusOf(late)).toBe('queued');

  clock.advance(1);
  await refuse(later);
  expect(await looks(later)).toEqual([]);
  expect(await rests()).toEqual([]);
});

it('what is refused but not recorded yet when a rest ends is looked at again until it is', async () => {
  const { ctx, refuse, aHeldMail, recordFailed } = world();
  const held = await aHeldMail();
  for (const id of [held, ...ids(9, 'first')]) await refuse(id);
  await noteProbe(ctx, 'email', null);
  const [look] = await looks(held);
  if (look === undefined) throw new Error('Nobody looks at it again');
  await requeueRefused(ctx, look);
  expect(await looks(held)).toHaveLength(2);
  await recordFailed(held);
  await requeueRefused(ctx, look);
  expect([await statusOf(held), (await looks(held)).length]).toEqual(['queued', 2]);
});

it('a process that learns of another one’s rest adds what it has seen refused, and knows when the rest is over', async () => {
  const [own, other] = [world(), world()];
  for (const id of ids(3, 'own')) await own.refuse(id);
  for (const id of ids(10, 'other')) await other.refuse(id);
  expect((await own.pass()).going).toEqual([]);
  expect((await rests())[0]?.refused.toSorted()).toEqual([...ids(3, 'own'), ...ids(10, 'other')].toSorted());

  const late = await own.aHeldMail();
  const begunAt = own.clock.now();
  own.clock.advance(1);
  await noteProbe(other.ctx, 'email', null);
  expect((await own.pass()).going).toHaveLength(1);
  await own.refuse(late, begunAt);
  expect(await looks(late)).toHaveLength(1);
});

it('nothing goes out while a rest is being stored, and that it isn’t stored yet doesn’t end it', async () => {
  const { ctx, refuse, pass } = world();
  for (const id of ids(9, 'before')) await refuse(id);
  const lock = await pool.connect();
  await lock.query('begin; lock table provider_rests in share row exclusive mode');
  const tenth = refuse('msg_tenth');
  const { going } = await pass();
  await lock.query('commit');
  lock.release();
  await tenth;
  expect(going).toEqual([]);
  await refuse('msg_eleventh');
  expect((await rests())[0]?.refused).toContain('msg_eleventh');
  await noteProbe(ctx, 'email', null);
});
