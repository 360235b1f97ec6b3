import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagingGauges } from '../../domains/messaging/gauges.ts';
import { aMail, aText, type FaultyProviders, startFaultyProviders } from '../testing/faulty-providers.ts';

/** How long an answer of a provider is awaited, in milliseconds. */
const DEADLINE = 1500;

let faulty: FaultyProviders;
beforeAll(async () => {
  faulty = await startFaultyProviders(DEADLINE);
});
afterAll(() => faulty.stop());
beforeEach(() => {
  for (const command of Object.keys(faulty.mailReplies)) delete faulty.mailReplies[command];
});

const within = { timeout: patience(30_000), interval: 50 };
const mails = (count: number) => faulty.store(Array.from({ length: count }, () => aMail()));
const rows = async (table: string) => (await faulty.database.db.execute(sql`select * from ${sql.raw(table)}`)).rows;
const areSent = (ids: readonly string[]) =>
  vi.waitFor(async () => {
    await faulty.hurry();
    expect(await faulty.fates(ids)).toEqual({ sent: ids.length });
  }, within);
const arrivals = (ids: readonly string[]) => faulty.arrived().filter((id) => ids.includes(id));

/** Lets the questions about lost texts say that they were passed on ten minutes ago. */
const passTenMinutes = () =>
  faulty.database.db.execute(sql`
    update graphile_worker._private_jobs
    set payload = jsonb_set(payload::jsonb, '{since}', to_jsonb(${new Date(Date.now() - 600_000).toISOString()}::text))::json
    where payload::jsonb ? 'since' and locked_at is null`);

describe('a Twilio that hangs', { timeout: patience(90_000) }, () => {
  it('delays no mail, rests after a few texts, and is asked afterwards which of them it got', async () => {
    faulty.twilio.answer = null;
    const texts = await faulty.store(Array.from({ length: 40 }, aText));
    // A mail that waited behind a text would take longer than the text. How much longer mail takes is for the bench.
    expect(await faulty.mailMedian(20)).toBeLessThan(DEADLINE);

    await vi.waitFor(async () => expect(await rows('provider_rests')).toMatchObject([{ trouble: 'silent' }]), within);
    // The claims in progress end when the last texts have been given up.
    await vi.waitFor(async () => expect(await rows('message_handovers')).toEqual([]), within);
    const { unknown: lost = 0, queued = 0 } = await faulty.fates(texts);
    // At most as many as Twilio is given at once, twice.
    expect(lost).toBeGreaterThanOrEqual(5);
    expect(lost).toBeLessThanOrEqual(8);
    expect(queued).toBe(40 - lost);

    faulty.twilio.answer = { status: 201 };
    await vi.waitFor(async () => {
      await faulty.hurry();
      expect(await faulty.fates(texts)).toEqual({ sent: 40 - lost, unknown: lost });
    }, within);
    expect(faulty.twilio.taken).toHaveLength(40 - lost);
    // Twilio lists none of them, and after five minutes that is certain.
    await vi.waitFor(async () => {
      await passTenMinutes();
      await faulty.hurry();
      expect(await faulty.fates(texts)).toEqual({ sent: 40 });
    }, within);
    expect(faulty.twilio.taken).toHaveLength(40);
    expect(await rows('provider_rests')).toEqual([]);
  });
});

describe('a mail server', { timeout: patience(90_000) }, () => {
  it('that refuses to relay for a while suppresses nobody, and everything arrives once', async () => {
    faulty.mailReplies['RCPT'] = '550 relay not permitted';
    const ids = await mails(41);
    await vi.waitFor(
      async () => expect(await rows('provider_rests')).toMatchObject([{ trouble: 'refuses-us' }]),
      within,
    );
    expect(await faulty.fates(ids)).toEqual({ queued: 41 });
    const { rows: tried } = await faulty.database.db.execute<{ attempts: number }>(sql`
      select max(attempts) as attempts from messages where id = any(${sql.param(ids)}::text[])`);
    expect(tried[0]?.attempts).toBeLessThanOrEqual(1);

    delete faulty.mailReplies['RCPT'];
    await areSent(ids);
    expect(arrivals(ids)).toHaveLength(41);
    expect([await rows('undeliverable_addresses'), await rows('mailbox_refusals')]).toEqual([[], []]);
  });

  it('that says of every mailbox that it does not exist suppresses nobody, and everything arrives once', async () => {
    faulty.mailReplies['RCPT'] = '550 5.1.1 User unknown';
    const ids = await mails(41);
    await vi.waitFor(async () => {
      expect(await rows('provider_rests')).toMatchObject([{ trouble: 'refuses-everyone' }]);
    }, within);
    delete faulty.mailReplies['RCPT'];
    await areSent(ids);
    expect(arrivals(ids)).toHaveLength(41);
    expect([await rows('undeliverable_addresses'), await rows('mailbox_refusals')]).toEqual([[], []]);
  });

  it('that refuses connections gets one probe at a time, and uses up no attempts', async () => {
    // Connections that are open already are refused at their next command.
    Object.assign(faulty.mailReplies, {
      CONNECT: '554 5.7.1 No service for you',
      MAIL: '554 5.7.1 No service for you',
    });
    const ids = await mails(20);
    await vi.waitFor(async () => expect(await rows('provider_rests')).toHaveLength(1), within);
    const [gauge] = messagingGauges;
    const told = await gauge?.read(faulty.ctx);
    expect(told?.worry?.en).toMatch(
      /^The mail server refuses all messages from us since \d{4}-\d\d-\d\d \d\d:\d\d UTC; 20 mails wait\.$/,
    );
    expect(told?.worry?.es).toContain('; 20 correos esperan.');
    for (let round = 0; round < 3; round++) {
      const [before] = await rows('provider_rests');
      await faulty.hurry();
      await vi.waitFor(async () => {
        const [after] = await rows('provider_rests');
        expect(after?.['failed_probes']).toBe(Number(before?.['failed_probes']) + 1);
      }, within);
    }
    const { rows: tried } = await faulty.database.db.execute<{ attempts: number }>(sql`
      select max(attempts) as attempts from messages where id = any(${sql.param(ids)}::text[])`);
    expect(tried[0]?.attempts).toBeLessThanOrEqual(1);
    for (const command of ['CONNECT', 'MAIL']) delete faulty.mailReplies[command];
    await areSent(ids);
    expect(arrivals(ids)).toHaveLength(20);
  });
});
