import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject, bidsOn } from '../../projects/fixtures.ts';
import { aWatch, aWatcher } from '../fixtures.ts';
import { matchChanges } from './match-changes.ts';
import { sendDigest } from './send-digest.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });
const DAY_MINUTES = 24 * 60;

it('a watch forgets the changes that it told a month ago, and never what it told as new', async () => {
  const { own } = await aWatcher(ctx);
  const watch = await aWatch(own);
  const tell = async () => {
    clock.advance(1);
    const projectId = await aProject(ctx);
    await matchChanges(ctx, [{ projectId, historyId: null }]);
    clock.advance(DAY_MINUTES);
    await sendDigest(ctx, { watchId: watch.id });
    return projectId;
  };
  const kept = async () =>
    (
      await ctx.db.execute<{ what: string }>(sql`
        select what from project_watch_matches where watch_id = ${watch.id} order by what`)
    ).rows.map(({ what }) => what);
  const projectId = await tell();
  await ctx.db.execute(sql`
    insert into project_watch_matches (watch_id, project_id, what, at, told_at)
    values (${watch.id}, ${projectId}, '7', ${clock.now().toISOString()}, ${clock.now().toISOString()})`);
  clock.advance(28 * DAY_MINUTES);
  await tell();
  expect(await kept()).toEqual(['7', 'new', 'new']);
  clock.advance(DAY_MINUTES);
  await tell();
  expect(await kept()).toEqual(['new', 'new', 'new']);
});
