import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { type ProjectId, WatchFeedKey, type WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { bidsOn, someProjects } from '../../projects/fixtures.ts';
import { aWatch, aWatcher } from '../fixtures.ts';
import { exportWatchCalendar, exportWatchFeed } from './export-watch-feed.ts';
import { showWatch } from './list-watches.ts';
import { matchChanges } from './match-changes.ts';
import { narrowWatch, narrowWatchOfKey, widenWatch, widenWatchOfKey } from './narrow-watch.ts';
import { sendDigest } from './send-digest.ts';
import { showNarrowing, showNarrowingOfKey } from './show-narrowing.ts';

const database = await testDatabase();
const clock = testClock(new Date('2026-12-01T15:00:00Z'));
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });
const AT_ONCE = { delivery: 'instant', filter: '', byPush: false, byText: false };
const HOSTILE = '<img src=x onerror=alert(1)>\n& "school"';

async function watching(given: object = {}) {
  await ctx.db.execute(sql`delete from project_watches`);
  await ctx.db.execute(sql`delete from project_listings`);
  await ctx.db.execute(sql`delete from projects`);
  const { user, own } = await aWatcher(ctx);
  const watch = await aWatch(own, { ...AT_ONCE, ...given });
  const { rows } = await ctx.db.execute<{ stop: WatchStopKey; feed: string }>(
    sql`select stop_key as stop, feed_key as feed from project_watches where id = ${watch.id}`,
  );
  const [keys] = rows;
  if (keys === undefined) throw new Error('The watch is stored');
  return { user, own, watch, stop: keys.stop, feed: WatchFeedKey.parse(keys.feed) };
}

/** New projects appear and are matched. */
async function arrive(...given: readonly object[]): Promise<ProjectId[]> {
  clock.advance(1);
  const ids = await someProjects(ctx, given);
  await matchChanges(
    ctx,
    ids.map((projectId) => ({ projectId, historyId: null })),
  );
  clock.advance(2);
  return ids;
}
const many = (count: number, given: object) => Array.from({ length: count }, () => given);
const send = ({ id }: Watch) => sendDigest(ctx, { watchId: id });
const mailsOf = async ({ id }: Watch) =>
  (
    await ctx.db.execute<{ subject: string; text: string; html: string }>(
      sql`select subject, text, html from messages where about_id = ${id} order by created_at, id`,
    )
  ).rows;
const WITHOUT_RENOVATIONS = { narrowing: 'type:renovation' };
const renovation = { projectType: 'renovation', title: 'School restrooms', budgetMaxCents: null, budgetMinCents: null };

describe('"Not like this"', () => {
  it('offers the reasons that the facts of a project support, with what each would have left out', async () => {
    const { own, watch } = await watching();
    const [first] = await arrive({ ...renovation, budgetMaxCents: 400_000 }, renovation, {}, {});
    const { offers, found, project } = await showNarrowing(own, watch.id, first);
    expect(project).toMatchObject({ title: 'School restrooms' });
    expect(found).toBe(4);
    expect(offers).toEqual([
      { narrowing: 'value:5000', label: 'projects known to be below $5,000', leavesOut: 1, perDay: 3 },
      { narrowing: 'type:renovation', label: "projects of the kind 'Renovation'", leavesOut: 2, perDay: 2 },
      expect.objectContaining({ narrowing: 'need:yes', leavesOut: 4, perDay: 0 }),
    ]);
    await expect(showNarrowing(own, watch.id, 'pj_none' as ProjectId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('changes nothing until somebody picks a reason', async () => {
    const { own, watch, stop } = await watching();
    const [id] = await arrive(renovation);
    await showNarrowing(own, watch.id, id);
    await showNarrowingOfKey(ctx, stop, id);
    expect(await showWatch(own, watch.id)).toEqual({ ...watch, waiting: 1, nextAt: expect.any(String) });
  });

  it('is obeyed by mail, feed, calendar and counts, for whoever holds the link, and can be taken back', async () => {
    const { own, watch, stop, feed } = await watching();
    const deadlineAt = new Date('2026-12-20T15:00:00Z');
    const dated = { deadlineAt, deadlineZone: 'America/New_York' };
    await arrive({ ...renovation, ...dated }, { title: 'Pump house', ...dated });
    const narrowed = await narrowWatchOfKey(ctx, stop, WITHOUT_RENOVATIONS);
    expect(narrowed).toMatchObject({
      found: 1,
      leftOut: [{ narrowing: 'type:renovation', label: "projects of the kind 'Renovation'" }],
    });
    expect(await showWatch(own, watch.id)).toMatchObject({ waiting: 1, filter: 'notType=renovation' });
    await arrive({ ...renovation, ...dated });
    await send(watch);
    const mails = await mailsOf(watch);
    expect(mails.map(({ subject }) => subject)).toEqual(['One new']);
    expect(mails[0]?.text).toContain('Pump house');
    for (const text of [mails[0]?.text, await exportWatchFeed(ctx, feed), await exportWatchCalendar(ctx, feed)]) {
      expect(text).toContain('Pump house');
      expect(text).not.toContain('School restrooms');
    }

    expect(await widenWatchOfKey(ctx, stop, WITHOUT_RENOVATIONS)).toMatchObject({ leftOut: [] });
    expect(await exportWatchFeed(ctx, feed)).toContain('School restrooms');
    await arrive(renovation);
    await send(watch);
    expect((await mailsOf(watch)).map(({ subject }) => subject)).toEqual(['One new', 'One new']);
  });

  it('leaves out a source, small budgets and unlikely needs, but nothing of which that is not known', async () => {
    const { own, watch, feed } = await watching();
    const told = (need: string) => ({ need, useful: true, confidence: 1, reason: 'A bath.' });
    const trades = (need: string) => ({ plumbing: told(need), electrical: told('no'), hvac: told('no') });
    await arrive(
      { title: 'Small', budgetMinCents: null, budgetMaxCents: 100_000 },
      { title: 'Unknown', budgetMinCents: null, budgetMaxCents: null, trades: trades('yes') },
      { title: 'Large', trades: trades('yes') },
      { title: 'Dry', trades: trades('no'), plumbingRequired: false },
    );
    const titles = async () => [...(await exportWatchFeed(ctx, feed)).matchAll(/<title>([A-Z][a-z]+)<\/title>/g)];
    await narrowWatch(own, watch.id, { narrowing: 'value:2500' });
    expect((await titles()).map(([, title]) => title).toSorted()).toEqual(['Dry', 'Large', 'Unknown']);
    await narrowWatch(own, watch.id, { narrowing: 'need:likely' });
    expect((await titles()).map(([, title]) => title).toSorted()).toEqual(['Large', 'Unknown']);
    await narrowWatch(own, watch.id, { narrowing: 'source:metro' });
    expect(await titles()).toEqual([]);
    const { leftOut } = await widenWatch(own, watch.id, { narrowing: 'source:metro' });
    expect(leftOut.map(({ narrowing }) => narrowing)).toEqual(['value:2500', 'need:likely']);
    await expect(narrowWatch(own, watch.id, { narrowing: 'source:invented' })).rejects.toMatchObject({
      fields: { narrowing: expect.anything() },
    });
  });

  it('is picked by two processes at once, and both stay', async () => {
    const { own, watch, stop } = await watching();
    await arrive(renovation, {});
    await Promise.all([
      narrowWatch(own, watch.id, WITHOUT_RENOVATIONS),
      narrowWatchOfKey(ctx, stop, { narrowing: 'value:5000' }),
      send(watch),
      narrowWatchOfKey(ctx, stop, WITHOUT_RENOVATIONS),
    ]);
    const { leftOut } = await showNarrowing(own, watch.id);
    expect(leftOut.map(({ narrowing }) => narrowing)).toEqual(['type:renovation', 'value:5000']);
  });

  it('is nobody else’s to pick', async () => {
    const { watch } = await watching();
    const { own: stranger } = await aWatcher(ctx);
    const key = watch.id as unknown as WatchStopKey;
    const attempts = [
      () => narrowWatch(stranger, watch.id, WITHOUT_RENOVATIONS),
      () => widenWatch(stranger, watch.id, WITHOUT_RENOVATIONS),
      () => showNarrowing(stranger, watch.id),
      () => narrowWatchOfKey(ctx, key, WITHOUT_RENOVATIONS),
      () => widenWatchOfKey(ctx, key, WITHOUT_RENOVATIONS),
      () => showNarrowingOfKey(ctx, key),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps what sources write as plain text', async () => {
    const { watch, stop } = await watching();
    const [id] = await arrive({ ...renovation, title: HOSTILE });
    await ctx.db.execute(sql`update project_sources set name = ${HOSTILE} where id = 'metro'`);
    await send(watch);
    const [mail] = await mailsOf(watch);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain(`/outreach/stop/${stop}~${id}`);
    const { offers } = await showNarrowingOfKey(ctx, stop, id);
    expect(offers.map(({ label }) => label)).toContain('projects from <img src=x onerror=alert(1)> & "school"');
  });
});

describe('a watch that brings more than 30 a day', () => {
  it('says so in its next mail, once, with what narrower ones would bring', async () => {
    const { own, watch } = await watching();
    await arrive(...many(40, {}), ...many(8, renovation));
    expect(await showNarrowing(own, watch.id)).toMatchObject({ perDay: 48, isBusy: true });
    await send(watch);
    await arrive(...many(40, {}));
    await send(watch);
    const [first, second] = await mailsOf(watch);
    expect(first?.text).toContain('This watch brings about 48 a day');
    expect(first?.text).toContain("Without projects of the kind 'Commercial', it would bring about 8 a day.");
    expect(first?.text).toMatch(/\/outreach\/stop\/ws_\w+~all/);
    expect(second?.subject).toBe('40 new');
    expect(second?.text).not.toContain('This watch brings');
  });

  it('says so again only after it was narrowed and still brings that much', async () => {
    const { own, watch } = await watching();
    await arrive(...many(40, {}));
    await send(watch);
    await narrowWatch(own, watch.id, WITHOUT_RENOVATIONS);
    await arrive({});
    await send(watch);
    const told = (await mailsOf(watch)).map(({ text }) => text.includes('This watch brings'));
    expect(told).toEqual([true, true]);
  });

  it('is measured over its last days, so that one busy day in a week is not enough', async () => {
    const { own, watch } = await watching();
    clock.advance(5 * 24 * 60);
    await arrive(...many(60, {}));
    expect(await showNarrowing(own, watch.id)).toMatchObject({ perDay: 12, isBusy: false });
    await send(watch);
    expect((await mailsOf(watch))[0]?.text).not.toContain('This watch brings');
  });
});
