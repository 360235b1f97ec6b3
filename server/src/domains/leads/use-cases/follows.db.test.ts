import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { optOut } from '../../messaging/public.ts';
import { bidsOn, someProjects } from '../../projects/fixtures.ts';
import { closeVanished } from '../../projects/public.ts';
import { ALL_REMINDERS, aFollower, aListedProject, announced, aWatch, aWatcher } from '../fixtures.ts';
import { collectFollows, eraseFollows } from './erase-follows.ts';
import { followProject, stopFollowing } from './follow-project.ts';
import { listFollows, showFollow } from './list-follows.ts';
import { matchChanges } from './match-changes.ts';
import { recordNews } from './record-news.ts';
import { sendNews } from './send-news.ts';
import { showFollowStop, stopFollow, stopFollows } from './stop-follow.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });

const mailsTo = async (email: string) =>
  (
    await ctx.db.execute<{ subject: string; text: string; status: string }>(
      sql`select subject, text, status from messages where recipient = ${email} order by created_at, id`,
    )
  ).rows;
const userOf = ({ actor }: Context) => ('userId' in actor ? actor.userId : '');
const keyOf = async (own: Context, id: ProjectId) =>
  (
    await ctx.db.execute<{ key: never }>(
      sql`select stop_key as key from project_follows where user_id = ${userOf(own)} and project_id = ${id}`,
    )
  ).rows[0]?.key as never;

async function following() {
  const follower = await aFollower(ctx);
  return { ...follower, send: () => sendNews(ctx, { userId: follower.user.id }) };
}

describe('somebody who follows a project', () => {
  it('is told once what has changed since, however many workers tell it', async () => {
    clock.set(new Date('2026-12-01T15:00:00Z'));
    const { user, own, title, listAt, send } = await following();
    await send();
    const changes = await listAt('2027-01-13T19:00:00Z');
    await Promise.all([1, 2, 3, 4].map(() => recordNews(ctx, changes)));
    await send();
    expect(await mailsTo(user.email)).toEqual([]);
    clock.advance(2);
    await Promise.all([1, 2, 3, 4].map(send));
    await recordNews(ctx, changes);
    await send();
    const mails = await mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Changed: ${title}`]);
    expect(mails[0]?.text).toContain('Deadline moved from Sun, Jan 10, 2:00 PM EST to Wed, Jan 13, 2:00 PM EST');
    expect(mails[0]?.text).toMatch(/\/outreach\/stop\/fs_[^]*\/unsubscribe\//);
    expect((await listFollows(own)).map(({ project }) => project.title)).toEqual([title]);
  });

  it('gets the changes of several projects in one mail, at night in the morning', async () => {
    clock.set(new Date('2026-12-02T04:00:00Z'));
    const { user, own, listAt, send } = await following();
    const second = await aListedProject(ctx);
    await followProject(own, second.id, ALL_REMINDERS);
    await recordNews(ctx, await listAt('2027-01-14T19:00:00Z'));
    await recordNews(ctx, await second.listAt('2027-01-15T19:00:00Z'));
    clock.advance(30);
    await send();
    expect(await mailsTo(user.email)).toEqual([]);
    clock.set(new Date('2026-12-02T13:00:00Z'));
    await send();
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      '2 projects that you follow have changed',
    ]);
  });

  it('is not told what was known before, nor by a watch again', async () => {
    clock.set(new Date('2026-12-03T15:00:00Z'));
    const project = await aListedProject(ctx);
    const { user, own } = await aWatcher(ctx);
    clock.advance(1);
    await aWatch(own, { delivery: 'instant', filter: '' });
    const before = await project.listAt('2027-01-16T19:00:00Z');
    await followProject(own, project.id, ALL_REMINDERS);
    const after = await project.listAt('2027-01-17T19:00:00Z');
    for (const changes of [before, after]) {
      await recordNews(ctx, changes);
      await matchChanges(ctx, changes);
    }
    const { rows } = await ctx.db.execute(sql`
      select history_id::text as "historyId" from project_follow_news where user_id = ${user.id}`);
    expect(rows).toEqual([{ historyId: after[0]?.historyId }]);
    const matches = await ctx.db.execute(sql`
      select what from project_watch_matches m join project_watches w on w.id = m.watch_id where w.user_id = ${user.id}`);
    expect(matches.rows).toEqual([]);
  });

  it('is told when it is closed because nobody lists it anymore', async () => {
    clock.set(new Date('2026-12-04T15:00:00Z'));
    const { id, user, send } = await following();
    await ctx.db.execute(sql`update projects set vanished_at = '2026-10-01' where id = ${id}`);
    expect(await closeVanished(ctx, 14)).toBe(1);
    await recordNews(ctx, await announced(ctx));
    clock.advance(2);
    await send();
    expect((await mailsTo(user.email))[0]?.text).toMatch(/Status changed from .* to Completed/);
  });
});

describe('nothing goes to somebody who', () => {
  it('stops following between the change and the mail, in whatever way', async () => {
    clock.set(new Date('2026-12-05T15:00:00Z'));
    const ways = [
      (own: Context, id: ProjectId) => stopFollowing(own, id),
      async (own: Context, id: ProjectId) => stopFollow(ctx, await keyOf(own, id)),
      async (own: Context, id: ProjectId) => stopFollows(ctx, await keyOf(own, id)),
    ];
    for (const way of ways) {
      const { id, user, own, listAt, send } = await following();
      await recordNews(ctx, await listAt('2027-01-18T19:00:00Z'));
      clock.advance(2);
      await way(own, id);
      await send();
      expect(await mailsTo(user.email)).toEqual([]);
      expect(await showFollow(own, id)).toMatchObject({ reminders: null });
      // Following again starts from what is known by then.
      await followProject(own, id, ALL_REMINDERS);
      await send();
      expect(await mailsTo(user.email)).toEqual([]);
    }
  });

  it('stops while it is being sent', async () => {
    clock.set(new Date('2026-12-06T15:00:00Z'));
    const { id, user, own, listAt, send } = await following();
    await recordNews(ctx, await listAt('2027-01-18T19:00:00Z'));
    clock.advance(2);
    const key = await keyOf(own, id);
    await Promise.all([send(), stopFollow(ctx, key)]);
    expect((await mailsTo(user.email)).filter(({ status }) => status === 'queued')).toEqual([]);
    expect(await showFollowStop(ctx, key)).toMatchObject({ isStopped: true, others: 0 });
  });

  it('wants no mail, or has been erased', async () => {
    clock.set(new Date('2026-12-07T15:00:00Z'));
    const { user, listAt, send } = await following();
    await recordNews(ctx, await listAt('2027-01-18T19:00:00Z'));
    clock.advance(2);
    await send();
    await optOut(ctx, [user.email], 'site', ['email']);
    expect((await mailsTo(user.email)).map(({ status }) => status)).toEqual(['suppressed']);
    expect(JSON.stringify(await collectFollows(ctx, user.id))).not.toContain('fs_');
    await eraseFollows(ctx, { userId: user.id, email: user.email });
    expect(await collectFollows(ctx, user.id)).toEqual([]);
  });
});

it('nobody follows what does not exist, or stops what they do not follow', async () => {
  const { own } = await aWatcher(ctx);
  const missing = { code: 'not-found' };
  await expect(followProject(own, 'pj_none' as ProjectId, ALL_REMINDERS)).rejects.toMatchObject(missing);
  await expect(stopFollowing(own, 'pj_none' as ProjectId)).rejects.toMatchObject(missing);
  await expect(showFollowStop(ctx, 'fs_none' as never)).rejects.toMatchObject(missing);
});

it('nobody follows more projects than allowed, even with several tabs', async () => {
  const { user, own } = await aWatcher(ctx);
  const many = await someProjects(
    ctx,
    Array.from({ length: 199 }, () => ({})),
  );
  await ctx.db.execute(sql`
    insert into project_follows (user_id, project_id, stop_key, reminders, time_zone, known_history_id, followed_at)
    select ${user.id}, id, 'fs_' || id, '{}', 'UTC', 0, now() from unnest(${sql.param(many)}::text[]) as many (id)`);
  const [one, other] = [await aListedProject(ctx), await aListedProject(ctx)];
  const tries = await Promise.allSettled([one, other].map(({ id }) => followProject(own, id, ALL_REMINDERS)));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
