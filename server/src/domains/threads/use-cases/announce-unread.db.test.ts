import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { anAcceptedRequest, aRequest, handOver, takingPorts } from '../../service-requests/fixtures.ts';
import { type BothLinks, linkOf, write } from '../fixtures.ts';
import { AGAIN_HOURS, BUNDLE_MINUTES } from '../rules/announcement.ts';
import { announceUnread } from './announce-unread.ts';
import { markRead } from './mark-read.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: takingPorts });

/** Two people who get texts and nothing else. */
async function connected(given: Record<string, unknown> = {}): Promise<BothLinks> {
  const contractor = await aContractor(ctx, {
    phone: `+1502556${String(++numbers).padStart(4, '0')}`,
    smsConsentAt: clock.now(),
    isClaimed: true,
    preferredContactMethod: 'sms',
  });
  const { id, referralId, contractorId } = await anAcceptedRequest(ctx, {
    selectedPlumberIds: [contractor.id],
    preferredContactMethod: 'sms',
    ...given,
  });
  return { requestId: id, referralId, contractorId };
}
let numbers = 0;

interface Told {
  readonly channel: string;
  readonly status: string;
  readonly text: string;
}

/** Runs the job as the worker would, and returns all announcements to a side so far. */
async function announced({ referralId }: BothLinks, party: 'customer' | 'contractor'): Promise<Told[]> {
  await announceUnread(ctx, { referralId, party });
  const { rows } = await db.execute<{ channel: string; status: string; text: string }>(sql`
    select channel, status, text from messages
    where about_kind = 'thread' and about_id = ${`${referralId}:${party}`} order by created_at, channel`);
  return rows;
}

describe('an unread message', () => {
  it('is told of once, a moment later, with everything that has come by then', async () => {
    const links = await connected();
    await write(ctx, links, 'contractor', 'I can come at 2.');
    expect(await announced(links, 'customer')).toEqual([]);
    await write(ctx, links, 'contractor', 'Is the gate open?');
    clock.advance(BUNDLE_MINUTES);
    const [told, ...others] = await announced(links, 'customer');
    expect(others).toEqual([]);
    expect(told?.text).toMatch(
      /2 new messages from .*: "Is the gate open\?" Reply to this text, or: .*\/thread\?request=/,
    );
    expect(await announced(links, 'customer')).toHaveLength(1);
    expect(await announced(links, 'contractor')).toEqual([]);
  });

  it('is not told of if it was read meanwhile', async () => {
    const links = await connected();
    await write(ctx, links, 'customer', 'Please ring.');
    await markRead(ctx, linkOf(links, 'contractor'), 1);
    clock.advance(BUNDLE_MINUTES);
    expect(await announced(links, 'contractor')).toEqual([]);
  });

  it(`brings no second announcement within ${AGAIN_HOURS} hours, unless the first was read`, async () => {
    const links = await connected();
    await write(ctx, links, 'contractor', 'One.');
    clock.advance(BUNDLE_MINUTES);
    expect(await announced(links, 'customer')).toHaveLength(1);
    await write(ctx, links, 'contractor', 'Two.');
    clock.advance(BUNDLE_MINUTES);
    expect(await announced(links, 'customer')).toHaveLength(1);
    clock.advance(AGAIN_HOURS * 60);
    expect((await announced(links, 'customer'))[1]?.text).toContain('2 new messages');
    await markRead(ctx, linkOf(links, 'customer'), 2);
    await write(ctx, links, 'contractor', 'Three.');
    clock.advance(BUNDLE_MINUTES);
    expect((await announced(links, 'customer'))[2]?.text).toContain('"Three."');
  });

  it('waits for the morning at night, and is dropped if it is read before', async () => {
    clock.set(new Date('2026-12-02T04:00:00Z'));
    const links = await connected();
    await write(ctx, links, 'contractor', 'Sleep well.');
    clock.advance(BUNDLE_MINUTES);
    expect(await announced(links, 'customer')).toMatchObject([{ channel: 'sms', status: 'queued' }]);
    await handOver(ctx);
    expect(await announced(links, 'customer')).toMatchObject([{ channel: 'sms', status: 'queued' }]);
    await markRead(ctx, linkOf(links, 'customer'), 1);
    expect(await announced(links, 'customer')).toMatchObject([{ status: 'suppressed' }]);
  });

  it('wakes people only if the job is urgent', async () => {
    clock.set(new Date('2026-12-02T04:00:00Z'));
    const links = await connected({ urgency: 'high' });
    await write(ctx, links, 'contractor', 'Close the main valve.');
    clock.advance(BUNDLE_MINUTES);
    await announced(links, 'customer');
    await handOver(ctx);
    expect(await announced(links, 'customer')).toMatchObject([{ status: 'sent' }]);
  });

  it('is mailed to those who prefer that, and shows no contacts before the connection', async () => {
    clock.set(new Date('2026-12-02T15:00:00Z'));
    const { id: requestId, referralIds, contractorIds } = await aRequest(ctx, 1, { preferredContactMethod: 'email' });
    const [referralId, contractorId] = [referralIds[0], contractorIds[0]];
    if (referralId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
    const links = { requestId, referralId, contractorId };
    await write(ctx, links, 'contractor', 'Is it gas? Call (502) 555-0134.');
    clock.advance(BUNDLE_MINUTES);
    const told = await announced(links, 'customer');
    expect(told).toMatchObject([{ channel: 'email' }]);
    expect(told[0]?.text).toContain('“Is it gas? Call [hidden].”');
    await write(ctx, links, 'customer', 'Gas. My number is 502 555 0177, Ana Delgado.');
    clock.advance(BUNDLE_MINUTES);
    const answers = await announced(links, 'contractor');
    expect(answers.length).toBeGreaterThan(0);
    for (const { text } of answers) {
      expect(text).toMatch(/Gas\. My number is \[hidden\]/);
      expect(text).not.toMatch(/0177|Delgado|Ana/);
    }
  });
});
