import type { UserId, WatchId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { optOut } from '../../messaging/public.ts';
import { aListing, bidsOn, someProjects } from '../../projects/fixtures.ts';
import { recordListings, registerSource } from '../../projects/public.ts';
import { aWatch, aWatcher, EVERY_MORNING } from '../fixtures.ts';
import { changeWatch, deleteWatch, pauseWatch, resumeWatch } from './change-watch.ts';
import { matchChanges } from './match-changes.ts';
import { stopWatch } from './pause-watch.ts';
import { sendDigest } from './send-digest.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });

interface Mail extends Record<string, unknown> {
  readonly subject: string;
  readonly text: string;
  readonly status: string;
}
const mailsTo = async (email: string): Promise<Mail[]> =>
  (
    await ctx.db.execute<Mail>(
      sql`select subject, text, status from messages where recipient = ${email} order by created_at, id`,
    )
  ).rows;
const jobsOf = async (id: WatchId) =>
  (
    await ctx.db.execute<{ at: string }>(
      sql`select run_at as at from graphile_worker.jobs where key like ${`watch-digest:${id}:%`} order by run_at`,
    )
  ).rows.map(({ at }) => new Date(at).toISOString());

/** New projects appear and are matched. */
async function arrive(count: number, given: object = {}): Promise<readonly string[]> {
  clock.advance(1);
  const ids = await someProjects(
    ctx,
    Array.from({ length: count }, () => given),
  );
  await matchChanges(
    ctx,
    ids.map((projectId) => ({ projectId, historyId: null })),
  );
  return ids;
}
const tomorrowAt7 = () => clock.set(new Date(Math.ceil(clock.now().getTime() / 86_400_000) * 86_400_000 + 43_200_000));
const keyOf = async (id: WatchId) =>
  (await ctx.db.execute<{ key: never }>(sql`select stop_key as key from project_watches where id = ${id}`)).rows[0]
    ?.key as never;

async function watching(given: Record<string, unknown> = {}) {
  await ctx.db.execute(sql`delete from project_watches`);
  const { user, own } = await aWatcher(ctx);
  return { user, own, watch: await aWatch(own, given) };
}

describe('the message of a watch', () => {
  it('tells at its hour what is new, why it matched, and how to stop it', async () => {
    const { user, watch } = await watching({ filter: 'status=bidding-open&near=40202&within=10' });
    await arrive(3);
    const deadlineAt = new Date(clock.now().getTime() + 3 * 86_400_000);
    await arrive(1, { title: 'Fire station <b>\nrestrooms', deadlineAt, deadlineZone: 'America/New_York' });
    await sendDigest(ctx, { watchId: watch.id });
    expect(await mailsTo(user.email)).toEqual([]);
    tomorrowAt7();
    await sendDigest(ctx, { watchId: watch.id });
    const [mail, ...others] = await mailsTo(user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Four new near you, one closes this week');
    expect(mail?.text).toContain('Fire station <b> restrooms');
    expect(mail?.text).toContain('within 10 mi of 40202; Bidding Open');
    expect(mail?.text).toContain('/outreach/stop/ws_');
    expect(mail?.text).toContain('/unsubscribe/');
  });

  it('does not come when there is nothing, and never tells the same twice', async () => {
    const { user, watch } = await watching();
    await sendDigest(ctx, { watchId: watch.id });
    await arrive(1);
    tomorrowAt7();
    await sendDigest(ctx, { watchId: watch.id });
    await sendDigest(ctx, { watchId: watch.id });
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  it('is sent once by many workers at the same time', async () => {
    const { user, watch } = await watching();
    await arrive(5);
    tomorrowAt7();
    await Promise.all(Array.from({ length: 8 }, () => sendDigest(ctx, { watchId: watch.id })));
    const mails = await mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Five new']);
  });

  it('leaves out what no longer matches', async () => {
    const { user, watch } = await watching();
    const ids = await arrive(2);
    await ctx.db.execute(sql`update projects set status = 'completed' where id = ${ids[0]}`);
    tomorrowAt7();
    await sendDigest(ctx, { watchId: watch.id });
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['One new']);
  });

  it('tells what a source has changed', async () => {
    await registerSource(ctx, {
      id: 'metro-bids',
      name: 'Metro bids',
      host: 'metro.example',
      pageUrl: 'https://metro.example/',
      isRolling: false,
    });
    const listing = (at: string) => aListing({ deadline: { at, zone: 'America/New_York' } });
    await recordListings(ctx, 'metro-bids', [listing('2027-01-03T19:00:00Z')]);
    clock.advance(5);
    const { user, watch } = await watching({ delivery: 'instant' });
    await recordListings(ctx, 'metro-bids', [listing('2027-01-06T19:00:00Z')]);
    const { rows } = await ctx.db.execute<{ payload: never }>(sql`
      select payload from graphile_worker._private_jobs where payload ->> 'type' = 'projects-changed'
      order by id desc limit 1`);
    await matchChanges(ctx, (rows[0]?.payload as { changes: [] } | undefined)?.changes ?? []);
    clock.set(new Date('2026-12-20T15:00:00Z'));
    await sendDigest(ctx, { watchId: watch.id });
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toBe('One changed');
    expect(mail?.text).toContain('Deadline moved from Sun, Jan 3, 2:00 PM EST to Wed, Jan 6, 2:00 PM EST');
  });
});

describe('an instant watch', () => {
  it('gathers a minute, and after six messages in a day what comes until the next day', async () => {
    const { user, watch } = await watching({ delivery: 'instant' });
    clock.set(new Date('2027-02-01T15:00:10Z'));
    for (let round = 0; round < 6; round += 1) {
      await arrive(2);
      expect(await jobsOf(watch.id)).toContain(new Date(clock.now().getTime() + 50_000).toISOString());
      clock.advance(1);
      await sendDigest(ctx, { watchId: watch.id });
    }
    expect(await mailsTo(user.email)).toHaveLength(6);
    await arrive(1);
    clock.advance(10);
    await sendDigest(ctx, { watchId: watch.id });
    expect(await mailsTo(user.email)).toHaveLength(6);
    const next = (await jobsOf(watch.id)).at(-1) ?? '';
    expect(next.startsWith('2027-02-02T15:0')).toBe(true);
    clock.set(new Date(next));
    await sendDigest(ctx, { watchId: watch.id });
    expect(await mailsTo(user.email)).toHaveLength(7);
  });
});

describe('nothing goes to somebody who', () => {
  const sendNext = async (id: WatchId) => {
    tomorrowAt7();
    await sendDigest(ctx, { watchId: id });
  };

  it('deleted the watch, not even what waited to be sent', async () => {
    const { user, own, watch } = await watching();
    await arrive(1);
    await sendNext(watch.id);
    await deleteWatch(own, watch.id);
    await arrive(1);
    await sendNext(watch.id);
    expect((await mailsTo(user.email)).map(({ status }) => status)).toEqual(['suppressed']);
  });

  it('paused it; after resuming, only what comes then is told', async () => {
    const { user, own, watch } = await watching();
    await arrive(1);
    await pauseWatch(own, watch.id);
    await arrive(1);
    await sendNext(watch.id);
    await resumeWatch(own, watch.id);
    await sendNext(watch.id);
    expect(await mailsTo(user.email)).toEqual([]);
    await arrive(1);
    await sendNext(watch.id);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['One new']);
  });

  it('paused it, while a change was being matched', async () => {
    const { user, own, watch } = await watching();
    await arrive(1);
    await pauseWatch(own, watch.id);
    await ctx.db.execute(sql`update project_watch_matches set told_at = null where watch_id = ${watch.id}`);
    await sendNext(watch.id);
    expect(await mailsTo(user.email)).toEqual([]);
  });

  it('stopped it by the link in a message, while it was being sent', async () => {
    const { user, watch } = await watching();
    await arrive(1);
    tomorrowAt7();
    await Promise.all([sendDigest(ctx, { watchId: watch.id }), stopWatch(ctx, await keyOf(watch.id))]);
    expect((await mailsTo(user.email)).filter(({ status }) => status === 'queued')).toEqual([]);
  });

  it('wants no mail at all, or whose watch belongs to another', async () => {
    const { user, own, watch } = await watching();
    await arrive(1);
    await sendNext(watch.id);
    await optOut(ctx, [user.email], 'site', ['email']);
    expect((await mailsTo(user.email)).map(({ status }) => status)).toEqual(['suppressed']);
    const other = { ...own, actor: { ...own.actor, userId: 'us_other' as UserId } } as typeof own;
    await expect(deleteWatch(other, watch.id)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('what waits comes at the new hour after a change', async () => {
  const { own, watch } = await watching();
  clock.set(new Date('2027-03-01T15:00:00Z'));
  await arrive(1);
  const changed = await changeWatch(own, watch.id, { ...EVERY_MORNING, name: 'Noon', hour: 12 });
  expect(changed).toMatchObject({ name: 'Noon', nextAt: '2027-03-01T17:00:00.000Z', waiting: 1 });
  expect(await jobsOf(watch.id)).toContain('2027-03-01T17:00:00.000Z');
});

it('nobody watches more searches than allowed, even with several tabs', async () => {
  const { own } = await watching();
  await ctx.db.execute(sql`
    insert into project_watches (id, user_id, name, filter, anchors, delivery, hour, time_zone, stop_key, created_at)
    select 'pw_' || n, user_id, name, filter, anchors, delivery, hour, time_zone, 'ws_' || n, created_at
    from project_watches, generate_series(1, 47) n`);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => aWatch(own)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(aWatch(own)).rejects.toMatchObject({ code: 'already-happened' });
  await expect(aWatch(own, { filter: 'near=Nowhere+at+all' })).rejects.toMatchObject({
    fields: { filter: expect.stringContaining('ZIP code') },
  });
});
