import { setTimeout } from 'node:timers/promises';
import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { WatchFeedKey } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { bidsOn, someProjects } from '../../projects/fixtures.ts';
import { aWatch, aWatcher, EVERY_MORNING } from '../fixtures.ts';
import { changeWatch, deleteWatch, renewWatchFeed } from './change-watch.ts';
import { exportWatchCalendar, exportWatchFeed } from './export-watch-feed.ts';
import { showWatch } from './list-watches.ts';
import { matchChanges } from './match-changes.ts';
import { showStop, stopWatches } from './pause-watch.ts';
import { sendDigest } from './send-digest.ts';
import { showReach } from './show-ways.ts';

const database = await testDatabase();
const clock = testClock(new Date('2026-12-01T15:00:00Z'));
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });
const AT_ONCE = { delivery: 'instant', hour: 7, byEmail: true, byPush: true, byText: true };

interface Told extends Record<string, unknown> {
  readonly channel: string;
  readonly recipient: string;
  readonly text: string;
  readonly link: string | null;
}
const toldOf = async ({ id }: Watch): Promise<Told[]> =>
  (
    await ctx.db.execute<Told>(
      sql`select channel, recipient, text, link from messages where about_id = ${id} order by channel`,
    )
  ).rows;

/** A watcher with a listing that may be texted, and with a browser that takes notifications. */
async function reachable() {
  const watcher = await aWatcher(ctx);
  const { user } = watcher;
  const listing = await aContractor(ctx, { ownerId: user.id });
  await ctx.db.execute(sql`
    insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, device, created_at)
    values (${`ps_${user.id}`}, ${user.id}, ${`https://push.example/${user.id}`}, 'key', 'auth', 'Chrome', now())`);
  return { ...watcher, listing };
}

async function arrive(count: number, given: object = {}): Promise<void> {
  clock.advance(1);
  const ids = await someProjects(
    ctx,
    Array.from({ length: count }, () => given),
  );
  await matchChanges(
    ctx,
    ids.map((projectId) => ({ projectId, historyId: null })),
  );
  clock.advance(2);
}
const send = ({ id }: Watch) => sendDigest(ctx, { watchId: id });

describe('a watch is told', () => {
  it('by mail and by a text instead of a notification, once, also by two workers', async () => {
    const { own, listing } = await reachable();
    const watch = await aWatch(own, AT_ONCE);
    expect(await showReach(own)).toMatchObject({ push: true, phone: listing.phone });
    await arrive(2, { title: 'Pump house' });
    await Promise.all([send(watch), send(watch), send(watch)]);
    const [mail, text, ...more] = await toldOf(watch);
    expect(more).toEqual([]);
    expect(mail?.channel).toBe('email');
    expect(text).toMatchObject({ channel: 'sms', recipient: listing.phone });
    expect(text?.text).toMatch(/^Plumbline: Two new\. Pump house, .*\/projects\?status=bidding-open Reply STOP/);
    await send(watch);
    expect(await toldOf(watch)).toHaveLength(2);
  });

  it('by a notification that opens the list, and not at all where only its feed is read', async () => {
    const { own } = await reachable();
    const watch = await aWatch(own, { ...AT_ONCE, byEmail: false, byText: false });
    const silent = await aWatch(own, { ...EVERY_MORNING, byEmail: false });
    await arrive(1);
    await Promise.all([send(watch), send(silent)]);
    expect(await toldOf(watch)).toMatchObject([{ channel: 'push', link: '/projects?status=bidding-open' }]);
    expect(await toldOf(silent)).toEqual([]);
    expect(await showWatch(own, silent.id)).toMatchObject({ waiting: 0, nextAt: null });
  });

  it('of nothing that another watch of the same person has told, also by two workers', async () => {
    const { own } = await aWatcher(ctx);
    const [one, two] = [
      await aWatch(own, { ...AT_ONCE, byText: false }),
      await aWatch(own, { ...AT_ONCE, byText: false }),
    ];
    const { own: stranger } = await aWatcher(ctx);
    const other = await aWatch(stranger, { ...AT_ONCE, byText: false });
    await arrive(1);
    let second: Promise<void> | undefined;
    await inTransaction(ctx, async (first) => {
      await sendDigest(first, { watchId: one.id });
      // Another worker, before the first one has committed.
      second = send(two);
      await setTimeout(300);
    });
    await Promise.all([second, send(other)]);
    expect([...(await toldOf(one)), ...(await toldOf(two))]).toHaveLength(1);
    expect(await toldOf(other)).toHaveLength(1);
  });

  it('no longer once its channels are taken away, and never to somebody who has left', async () => {
    const { own } = await aWatcher(ctx);
    const watch = await aWatch(own);
    await arrive(1);
    await changeWatch(own, watch.id, { ...EVERY_MORNING, name: 'Quiet', byEmail: false });
    clock.advance(48 * 60);
    await send(watch);
    expect(await toldOf(watch)).toEqual([]);
    await changeWatch(own, watch.id, { ...EVERY_MORNING, name: 'Loud again' });
    await arrive(1);
    await deleteWatch(own, watch.id);
    clock.advance(48 * 60);
    await send(watch);
    expect(await toldOf(watch)).toEqual([]);
  });

  it('until all watches of the account are stopped by one link', async () => {
    const { own } = await aWatcher(ctx);
    const [one, two] = [await aWatch(own), await aWatch(own)];
    const { rows } = await ctx.db.execute<{ key: never }>(
      sql`select stop_key as key from project_watches where id = ${one.id}`,
    );
    const key = rows[0]?.key as never;
    await arrive(1);
    expect(await showStop(ctx, key)).toMatchObject({ isStopped: false, others: 1 });
    expect(await stopWatches(ctx, key)).toMatchObject({ isStopped: true, others: 0 });
    clock.advance(48 * 60);
    await Promise.all([send(one), send(two)]);
    expect([...(await toldOf(one)), ...(await toldOf(two))]).toEqual([]);
  });
});

const keyIn = ({ addresses }: Watch) => WatchFeedKey.parse(addresses?.feed.split('/').at(-2));

describe('the addresses of a watch', () => {
  it('give what matches now as a feed, and its deadlines as a calendar', async () => {
    const { own } = await aWatcher(ctx);
    const watch = await aWatch(own, { filter: 'zip=40299' });
    const deadlineAt = new Date('2027-01-18T19:00:00Z');
    await arrive(1, { zip: '40299', title: 'Depot & yard', deadlineAt, deadlineZone: 'America/New_York' });
    await arrive(1, { zip: '40299', title: 'Without a deadline' });
    await arrive(1, { zip: '40014' });
    const feed = new JSDOM(await exportWatchFeed(ctx, keyIn(watch)), { contentType: 'application/xml' });
    const titles = [...feed.window.document.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Without a deadline', 'Depot & yard']);
    const events = Object.values(ical.sync.parseICS(await exportWatchCalendar(ctx, keyIn(watch)))).filter(
      (part) => part?.type === 'VEVENT',
    );
    expect(events).toMatchObject([{ summary: 'Bids close: Depot & yard', start: deadlineAt }]);
    expect((await showWatch(own, watch.id)).feedReadAt).toBe(clock.now().toISOString());
  });

  it('end when they are renewed, and with the watch', async () => {
    const { own } = await aWatcher(ctx);
    const watch = await aWatch(own);
    const renewed = await renewWatchFeed(own, watch.id);
    expect(renewed.feedReadAt).toBeNull();
    await expect(exportWatchFeed(ctx, keyIn(watch))).rejects.toMatchObject({ code: 'not-found' });
    await expect(exportWatchCalendar(ctx, keyIn(watch))).rejects.toMatchObject({ code: 'not-found' });
    expect(await exportWatchFeed(ctx, keyIn(renewed))).toContain('<feed');
    await deleteWatch(own, watch.id);
    await expect(exportWatchFeed(ctx, keyIn(renewed))).rejects.toMatchObject({ code: 'not-found' });
  });
});
