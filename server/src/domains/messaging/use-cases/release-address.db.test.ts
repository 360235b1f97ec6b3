import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/random-id.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { OutgoingMessage } from '../content/outgoing-message.ts';
import { anOutgoingMessage, scriptedPorts } from '../fixtures.ts';
import { insertUndeliverable } from '../store/opt-out.ts';
import { deliverMessage } from './deliver-message.ts';
import { messageFates } from './message-fates.ts';
import { releaseAddress, suppressedPage } from './release-address.ts';
import { sendMessages } from './send-messages.ts';

const database = await testDatabase();
const base = testContext(database.db);
const ctx = { ...base, ports: { ...base.ports, messaging: scriptedPorts(() => ({ kind: 'sent' })) } };
const HOUR_MS = 3_600_000;

async function suppressed(address: string): Promise<void> {
  await insertUndeliverable(ctx.db, address, 'SMTP 550 5.1.1', ctx.clock.now());
}

/** Sends a mail that doesn't have to arrive, and returns what becomes of it. */
async function mailTo(to: string, given: Partial<OutgoingMessage> = {}) {
  const message = anOutgoingMessage({ to, transactional: false, ...given });
  await sendMessages(ctx, [message]);
  const fate = async () => (await messageFates(ctx, [message.about])).find(({ channel }) => channel === 'email');
  await deliverMessage(ctx, { messageId: (await fate())?.id ?? '' });
  return fate;
}

const anAddress = () => `${newId('pat').toLowerCase()}@example.com`;

describe('an address to which mail came back', () => {
  it('is listed until the month is over, newest first', async () => {
    const [first, second] = [anAddress(), anAddress()];
    await suppressed(first);
    await database.db.execute(sql`update undeliverable_addresses set at = at - interval '1 day'`);
    await suppressed(second);
    const { items } = await suppressedPage(ctx, { after: undefined, limit: 1 });
    expect(items).toMatchObject([{ address: second, reason: 'SMTP 550 5.1.1' }]);
    const all = await suppressedPage(ctx, { after: undefined, limit: 10 });
    expect(all.items.map(({ address }) => address)).toEqual([second, first]);
    await database.db.execute(sql`update undeliverable_addresses set at = at - interval '30 days'`);
    expect((await suppressedPage(ctx, { after: undefined, limit: 10 })).items).toEqual([]);
  });

  it('gets what failed meanwhile and still matters when an operator allows it again', async () => {
    const address = anAddress();
    await suppressed(address);
    const inTime = await mailTo(address, { notAfter: new Date(ctx.clock.now().getTime() + HOUR_MS) });
    const tooLate = await mailTo(address, { notAfter: new Date(ctx.clock.now().getTime() + 1) });
    const sms = { kind: 'text', text: 'By text.' } as const;
    const instead = [{ channel: 'sms', to: '+15025550134', content: sms, language: 'en' }] as const;
    const takenOver = await mailTo(address, { instead });
    expect([(await inTime())?.status, (await tooLate())?.status]).toEqual(['failed', 'failed']);

    const later = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 1000) } };
    expect(await releaseAddress(later, address)).toBe(1);
    await deliverMessage(later, { messageId: (await inTime())?.id ?? '' });
    expect(await inTime()).toMatchObject({ status: 'sent' });
    expect(await tooLate()).toMatchObject({ status: 'failed' });
    expect(await takenOver()).toMatchObject({ status: 'failed' });
    const next = await mailTo(address);
    expect(await next()).toMatchObject({ status: 'sent' });
  });

  it('that is not suppressed cannot be allowed', async () => {
    expect(await releaseAddress(ctx, anAddress())).toBeNull();
  });
});
