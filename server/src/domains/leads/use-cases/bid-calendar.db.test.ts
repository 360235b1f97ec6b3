import { PursuitForm } from '@plumbline/contract/domains/leads/pursuit.ts';
import { BidFeedKey } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject, bidsOn } from '../../projects/fixtures.ts';
import { aWatcher } from '../fixtures.ts';
import { decideVisit } from './decide-visit.ts';
import { exportBidDate, exportBidFeed } from './export-bid-calendar.ts';
import { changePursuit, movePursuit } from './move-pursuit.ts';
import { collectBidCalendar, endBidFeed, eraseBidCalendar, renewBidFeed } from './renew-bid-feed.ts';
import { showBidCalendar } from './show-bid-calendar.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });

const TITLE = 'School <b>restrooms</b>\r\nBEGIN:VEVENT';

/** Somebody who pursues a project with a deadline, a visit and a next step in December. */
async function pursuing() {
  const { user, own } = await aWatcher(ctx);
  const id = await aProject(ctx, {
    title: TITLE,
    description: 'New fixtures. Mandatory site visit December 8 at 1:00. Bring boots.',
    deadlineAt: new Date('2026-12-18T19:00:00Z'),
    deadlineZone: 'America/New_York',
  });
  const { revision } = await movePursuit(own, id, 'saved');
  const step = { nextStep: 'Call Ana about 18400', nextStepOn: '2026-12-03', notes: 'Secret margin' };
  await changePursuit(own, id, PursuitForm.parse({ stage: 'looking', ...step, revision }));
  return { user, own, id };
}

const kinds = async (own: Context, month?: string) =>
  (await showBidCalendar(own, month)).dates.map(({ kind, day, time, zone }) => [kind, day, time, zone]);
const feedOf = async (own: Context) => {
  await renewBidFeed(own);
  const { url } = (await showBidCalendar(own, undefined)).feed;
  return BidFeedKey.parse(url?.split('/').at(-2));
};
const textOf = (value: VEvent['summary'] | undefined): string =>
  typeof value === 'object' ? value.val : (value ?? '');
const eventsIn = (file: string): VEvent[] =>
  Object.values(ical.sync.parseICS(file)).filter((part): part is VEvent => part?.type === 'VEVENT');

describe('a bid calendar', () => {
  it('shows the deadline, the visit and the next step of a month, and of no other', async () => {
    const { own } = await pursuing();
    expect(await kinds(own)).toEqual([
      ['step', '2026-12-03', null, null],
      ['visit', '2026-12-08', '13:00', 'EST'],
      ['deadline', '2026-12-18', '14:00', 'EST'],
    ]);
    expect(await kinds(own, '2027-02')).toEqual([]);
    expect(await kinds((await aWatcher(ctx)).own)).toEqual([]);
  });

  it('leaves a trace where a deadline was', async () => {
    const { own, id } = await pursuing();
    await ctx.db.execute(sql`
      insert into project_history (project_id, at, source_id, kind, fields)
      select id, now(), source_id, 'changed', ${JSON.stringify([{ field: 'deadline', from: '2026-12-15T19:00:00.000Z', to: null }])}::jsonb
      from projects where id = ${id}`);
    const { dates } = await showBidCalendar(own, undefined);
    expect(dates.find(({ kind }) => kind === 'moved')).toMatchObject({ day: '2026-12-15', movedTo: '2026-12-18' });
  });

  it('follows what people say about a visit, and only they', async () => {
    const { own, id } = await pursuing();
    const visit = async () => (await showBidCalendar(own, undefined)).dates.find(({ kind }) => kind === 'visit');
    await decideVisit(own, id, { day: '2026-12-08', verdict: 'right' });
    expect(await visit()).toMatchObject({ isConfirmed: true });
    await decideVisit(own, id, { day: '2026-12-08', verdict: 'not-a-visit' });
    expect(await visit()).toBeUndefined();
    // A day on which there is none would be stored for nothing, and every day could be.
    await expect(decideVisit(own, id, { day: '2026-12-09', verdict: 'right' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { own: stranger } = await aWatcher(ctx);
    await expect(decideVisit(stranger, id, { day: '2026-12-08', verdict: 'right' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is read by calendar programs at its address, without notes, amounts or own words', async () => {
    const { own } = await pursuing();
    const file = await exportBidFeed(ctx, await feedOf(own));
    expect(file).not.toMatch(/Secret|Call Ana|18400/);
    const events = eventsIn(file);
    expect(events.map(({ summary }) => textOf(summary).split(':')[0]).sort()).toEqual([
      'Bids close',
      'Next step',
      'Site visit',
    ]);
    const deadline = events.find(({ summary }) => textOf(summary).startsWith('Bids close'));
    expect(deadline?.start.toISOString()).toBe('2026-12-18T19:00:00.000Z');
    expect(deadline?.location).toBeDefined();
    const step = events.find(({ summary }) => textOf(summary).startsWith('Next step'));
    expect(step?.datetype).toBe('date');
    expect(textOf(events.find(({ summary }) => textOf(summary).startsWith('Site'))?.description)).toContain('check it');
    expect((await showBidCalendar(own, undefined)).feed.lastReadAt).toBe(clock.now().toISOString());
    const key = await feedOf(own);
    await exportBidFeed(own, key);
    expect((await showBidCalendar(own, undefined)).feed.lastReadAt, 'read by a person').toBeNull();
  });

  it('ends at an address that was renewed or ended', async () => {
    const { own } = await pursuing();
    const first = await feedOf(own);
    const second = await feedOf(own);
    await expect(exportBidFeed(ctx, first)).rejects.toMatchObject({ code: 'not-found' });
    expect(eventsIn(await exportBidFeed(ctx, second))).toHaveLength(3);
    await endBidFeed(own);
    await expect(exportBidFeed(ctx, second)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gives one date as a file, and none that is not there', async () => {
    const { own, id } = await pursuing();
    const date = { kind: 'deadline', day: '2026-12-18' } as const;
    expect(eventsIn(await exportBidDate(own, id, date))).toHaveLength(1);
    await expect(exportBidDate(own, id, { ...date, day: '2026-12-19' })).rejects.toMatchObject({ code: 'not-found' });
    const { own: stranger } = await aWatcher(ctx);
    await expect(exportBidDate(stranger, id, date)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('goes with its account, whose data names it without its secret', async () => {
    const { user, own, id } = await pursuing();
    const key = await feedOf(own);
    await decideVisit(own, id, { day: '2026-12-08', verdict: 'right' });
    expect(await collectBidCalendar(ctx, user.id)).toMatchObject({ visits: [{ day: '2026-12-08', is_visit: true }] });
    expect(JSON.stringify(await collectBidCalendar(ctx, user.id))).not.toContain(key);
    await eraseBidCalendar(ctx, { userId: user.id });
    expect(await collectBidCalendar(ctx, user.id)).toEqual({ feed: null, visits: [] });
    await expect(exportBidFeed(ctx, key)).rejects.toMatchObject({ code: 'not-found' });
  });
});
