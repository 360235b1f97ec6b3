import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { bidsOn } from '../../projects/fixtures.ts';
import { aFollower } from '../fixtures.ts';
import { followProject, stopFollowing } from './follow-project.ts';
import { recordNews } from './record-news.ts';
import { type PlannedReminder, remindDeadline } from './remind-deadline.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });

const mailsTo = async (email: string) =>
  (
    await ctx.db.execute<{ subject: string }>(
      sql`select subject from messages where recipient = ${email} order by created_at, id`,
    )
  ).rows;
const plannedFor = async (own: Context) =>
  (
    await ctx.db.execute<{ payload: PlannedReminder }>(sql`
      select payload from graphile_worker._private_jobs
      where key like 'deadline-reminder:%' and payload ->> 'userId' = ${'userId' in own.actor ? own.actor.userId : ''} order by run_at`)
  ).rows.map(({ payload }) => payload);

describe('a reminder of a deadline', () => {
  it('comes at its time, once, and moves with the deadline', async () => {
    clock.set(new Date('2026-12-08T15:00:00Z'));
    const { user, own, title, listAt } = await aFollower(ctx);
    const planned = await plannedFor(own);
    expect(planned.map(({ lead, at }) => [lead, at])).toEqual([
      ['week', '2027-01-03T19:00:00.000Z'],
      ['days', '2027-01-08T19:00:00.000Z'],
      ['hours', '2027-01-10T15:00:00.000Z'],
    ]);
    const [week, days] = planned as [PlannedReminder, PlannedReminder];
    await remindDeadline(ctx, week);
    expect(await mailsTo(user.email)).toEqual([]);
    clock.set(new Date(week.at));
    await Promise.all([1, 2, 3, 4].map(() => remindDeadline(ctx, week)));
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([`Bids are due in 7 days: ${title}`]);
    await recordNews(ctx, await listAt('2027-01-13T19:00:00Z'));
    clock.set(new Date(days.at));
    await remindDeadline(ctx, days);
    expect(await mailsTo(user.email)).toHaveLength(1);
    const moved = (await plannedFor(own)).find(({ at }) => at === '2027-01-11T19:00:00.000Z');
    clock.set(new Date('2027-01-11T19:00:00Z'));
    await remindDeadline(ctx, moved as PlannedReminder);
    expect((await mailsTo(user.email)).map(({ subject }) => subject).slice(1)).toEqual([
      `Bids are due in 2 days: ${title}`,
    ]);
  });

  it('is not sent twice for one day, even if the hour changes', async () => {
    clock.set(new Date('2026-12-09T15:00:00Z'));
    const { user, own, listAt } = await aFollower(ctx);
    const [week] = (await plannedFor(own)) as [PlannedReminder];
    clock.set(new Date(week.at));
    await remindDeadline(ctx, week);
    await recordNews(ctx, await listAt('2027-01-10T21:00:00Z'));
    const again = (await plannedFor(own)).find(({ at }) => at === '2027-01-03T21:00:00.000Z');
    clock.set(new Date('2027-01-03T21:00:00Z'));
    await remindDeadline(ctx, again as PlannedReminder);
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  it('is not sent late, if it is turned off, or once nobody follows or bids', async () => {
    clock.set(new Date('2026-12-10T15:00:00Z'));
    const { id, user, own } = await aFollower(ctx);
    const [week, days, hours] = (await plannedFor(own)) as [PlannedReminder, PlannedReminder, PlannedReminder];
    clock.set(new Date('2027-01-05T15:00:00Z'));
    await remindDeadline(ctx, week);
    await followProject(own, id, { week: true, days: false, hours: true });
    clock.set(new Date(days.at));
    await remindDeadline(ctx, days);
    clock.set(new Date(hours.at));
    await ctx.db.execute(sql`update projects set status = 'completed' where id = ${id}`);
    await remindDeadline(ctx, hours);
    await ctx.db.execute(sql`update projects set status = 'bidding-open' where id = ${id}`);
    await stopFollowing(own, id);
    await remindDeadline(ctx, hours);
    expect(await mailsTo(user.email)).toEqual([]);
  });
});
