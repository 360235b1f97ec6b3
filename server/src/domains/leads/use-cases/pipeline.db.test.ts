import { MAX_PURSUITS, PursuitForm } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject, bidsOn, someProjects } from '../../projects/fixtures.ts';
import { aWatch, aWatcher } from '../fixtures.ts';
import { announceStep } from './announce-step.ts';
import { exportPipeline } from './export-pipeline.ts';
import { matchChanges } from './match-changes.ts';
import { changePursuit, dropPursuit, followBid, movePursuit } from './move-pursuit.ts';
import { showPipeline, showPursuit, showStages } from './show-pipeline.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: { bids: bidsOn() } });

/** Somebody with one saved project. */
async function pursuing() {
  const { user, own } = await aWatcher(ctx);
  const id = await aProject(ctx, { title: 'Convert two-flat to single family' });
  return { user, own, id, saved: await movePursuit(own, id, 'saved') };
}

const change = (own: Context, id: ProjectId, given: object) => changePursuit(own, id, PursuitForm.parse(given));
const nextDay = () => clock.advance(24 * 60);
const mailsTo = async (email: string) =>
  (
    await ctx.db.execute<{ subject: string; text: string }>(sql`
      select subject, text from messages where recipient = ${email} and purpose = 'next-step' order by created_at`)
  ).rows;
const stepJobs = async (userId: UserId) =>
  (
    await ctx.db.execute<{ at: string }>(sql`
      select run_at as at from graphile_worker.jobs where key like ${`next-step:${userId}:%`} order by run_at`)
  ).rows.map(({ at }) => new Date(at).toISOString());

describe('a pipeline', () => {
  it('keeps where a project stands, and shows it to nobody else', async () => {
    const { own, id, saved } = await pursuing();
    expect(saved).toMatchObject({
      stage: 'saved',
      amount: null,
      project: { title: 'Convert two-flat to single family' },
    });
    await change(own, id, {
      stage: 'looking',
      amount: '$18,400',
      nextStep: 'Walk the house',
      nextStepOn: '2027-01-12',
      notes: 'Cast iron stack',
      revision: String(saved.revision),
    });
    const { pursuits } = await showPipeline(own, undefined);
    expect(pursuits).toMatchObject([
      { stage: 'looking', amount: 18_400, nextStepOn: '2027-01-12', notes: 'Cast iron stack' },
    ]);
    expect(await showStages(own)).toEqual([{ projectId: id, stage: 'looking' }]);
    const { own: other } = await aWatcher(ctx);
    expect((await showPipeline(other, undefined)).pursuits).toEqual([]);
    await expect(showPursuit(other, id)).rejects.toThrow();
    await expect(change(other, id, { stage: 'lost', revision: 2 })).rejects.toThrow();
  });

  it('does not overwrite what was changed since the form was shown', async () => {
    const { own, id, saved } = await pursuing();
    await change(own, id, { stage: 'looking', notes: 'from the phone', revision: saved.revision });
    await expect(change(own, id, { stage: 'lost', notes: 'from the desk', revision: saved.revision })).rejects.toThrow(
      /changed since/,
    );
    expect(await showPursuit(own, id)).toMatchObject({ stage: 'looking', notes: 'from the phone' });
  });

  it('has a project once, however many times it is saved at the same moment', async () => {
    const { own } = await aWatcher(ctx);
    const id = await aProject(ctx);
    await Promise.all(Array.from({ length: 6 }, () => movePursuit(own, id, 'saved')));
    const { pursuits, month } = await showPipeline(own, undefined);
    expect(pursuits).toHaveLength(1);
    expect(pursuits[0]?.revision).toBe(1);
    expect(month.saved).toBe(1);
  });

  it('has no more projects than the most, however many are saved at the same moment', async () => {
    const { user, own } = await aWatcher(ctx);
    const ids = await someProjects(
      ctx,
      Array.from({ length: MAX_PURSUITS + 5 }, () => ({})),
    );
    await ctx.db.execute(sql`
      insert into project_pursuits (user_id, project_id, stage, saved_at, moved_at, revision)
      select ${user.id}, id, 'saved', now(), now(), 1 from unnest(${sql.param(ids.slice(0, MAX_PURSUITS - 1))}::text[]) id`);
    const saved = await Promise.allSettled(ids.slice(-6).map((id) => movePursuit(own, id, 'saved')));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await showStages(own)).toHaveLength(MAX_PURSUITS);
  });

  it('takes no unknown project, and lets go of one with its moves', async () => {
    const { own, id } = await pursuing();
    await expect(movePursuit(own, 'pj_unknown' as ProjectId, 'saved')).rejects.toThrow();
    await dropPursuit(own, id);
    await expect(dropPursuit(own, id)).rejects.toThrow();
    expect(await showPipeline(own, undefined)).toMatchObject({ pursuits: [], month: { saved: 0 } });
  });

  it('comes as a file in which no text is a formula', async () => {
    const { own, id, saved } = await pursuing();
    await change(own, id, { stage: 'won', amount: 12.5, notes: '=HYPERLINK("x")', revision: saved.revision });
    const [head, line] = (await exportPipeline(own)).split('\r\n');
    expect(head).toContain('"next step"');
    expect(line).toContain('"won","12.5"');
    expect(await exportPipeline((await aWatcher(ctx)).own)).toBe(`${head}\r\n`);
    expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('a bid', () => {
  it('moves its project, or adds it, with what was bid', async () => {
    const { user, own, id } = await pursuing();
    const added = await aProject(ctx);
    for (const projectId of [id, added, id])
      await followBid(ctx, { userId: user.id, projectId, amountCents: 1_250_000 });
    expect(await showPursuit(own, id)).toMatchObject({ stage: 'bid', amount: 12_500 });
    expect(await showPursuit(own, added)).toMatchObject({ stage: 'bid', amount: 12_500 });
  });

  it('changes nothing once the job is decided', async () => {
    const { user, own, id } = await pursuing();
    await movePursuit(own, id, 'won');
    await followBid(ctx, { userId: user.id, projectId: id, amountCents: 100 });
    expect(await showPursuit(own, id)).toMatchObject({ stage: 'won', amount: null });
  });
});

describe('the figures of a month', () => {
  it('count what was found, saved, bid for, won and lost in it, and forgive a mistake', async () => {
    clock.set(new Date('2026-11-20T12:00:00Z'));
    const { user, own } = await aWatcher(ctx);
    await aWatch(own);
    clock.advance(1);
    const ids = [await aProject(ctx), await aProject(ctx), await aProject(ctx), await aProject(ctx)] as const;
    await matchChanges(
      ctx,
      ids.map((projectId) => ({ projectId, historyId: null })),
    );
    for (const projectId of ids) await followBid(ctx, { userId: user.id, projectId, amountCents: 1_000_000 });
    nextDay();
    await movePursuit(own, ids[0], 'won');
    await movePursuit(own, ids[1], 'lost');
    await movePursuit(own, ids[2], 'not-for-us');
    clock.advance(1);
    await movePursuit(own, ids[2], 'bid');
    await movePursuit(own, ids[3], 'not-for-us');
    expect((await showPipeline(own, '2026-11')).month).toEqual({
      month: '2026-11',
      came: 4,
      saved: 4,
      bid: 3,
      bidWorth: 30_000,
      won: 1,
      wonWorth: 10_000,
      lost: 1,
      notForUs: 1,
    });
    expect((await showPipeline(own, '2026-10')).month).toMatchObject({ came: 0, saved: 0, bid: 0, won: 0 });
  });

  it('begin at midnight where the account is', async () => {
    clock.set(new Date('2026-12-01T04:59:00Z'));
    const { own } = await aWatcher(ctx);
    await movePursuit(own, await aProject(ctx), 'saved');
    clock.advance(2);
    await movePursuit(own, await aProject(ctx), 'saved');
    expect((await showPipeline(own, '2026-11')).month.saved).toBe(1);
    expect((await showPipeline(own, '2026-12')).month.saved).toBe(1);
  });
});

describe('a next step', () => {
  const step = { stage: 'looking', nextStep: 'Call <b>Ohio Bend</b>', nextStepOn: '2026-12-04' } as const;

  it('is announced once, the evening before', async () => {
    clock.set(new Date('2026-12-01T12:00:00Z'));
    const { user, own, id, saved } = await pursuing();
    await change(own, id, { ...step, revision: saved.revision });
    expect(await stepJobs(user.id)).toEqual(['2026-12-03T23:00:00.000Z']);
    const note = { userId: user.id, projectId: id, day: step.nextStepOn };
    await Promise.all(Array.from({ length: 6 }, () => announceStep(ctx, note)));
    const [mail, ...others] = await mailsTo(user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Fri, Dec 4: your next step for Convert two-flat to single family');
    expect(mail?.text).toContain('Call <b>Ohio Bend</b>');
  });

  it.each([
    ['was moved to another day', { ...step, nextStepOn: '2026-12-09' }],
    ['has no day anymore', { ...step, nextStepOn: '' }],
    ['belongs to a lost job', { ...step, stage: 'lost' }],
  ])('is not announced if it %s', async (_, given) => {
    clock.set(new Date('2026-12-01T12:00:00Z'));
    const { user, own, id, saved } = await pursuing();
    const { revision } = await change(own, id, { ...step, revision: saved.revision });
    await change(own, id, { ...given, revision });
    await announceStep(ctx, { userId: user.id, projectId: id, day: step.nextStepOn });
    expect(await mailsTo(user.email)).toEqual([]);
  });

  it('is not announced once its project is dropped', async () => {
    clock.set(new Date('2026-12-01T12:00:00Z'));
    const { user, own, id, saved } = await pursuing();
    await change(own, id, { ...step, revision: saved.revision });
    await dropPursuit(own, id);
    await announceStep(ctx, { userId: user.id, projectId: id, day: step.nextStepOn });
    expect(await mailsTo(user.email)).toEqual([]);
  });
});
