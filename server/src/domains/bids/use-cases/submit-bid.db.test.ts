import { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { LIVE_CHANNEL } from '../../../kernel/outbox.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aProject } from '../../projects/fixtures.ts';
import { showStats } from './show-stats.ts';
import { submitBid } from './submit-bid.ts';

const database = await testDatabase();
/** Two pools simulate two processes. */
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const ctx = testContext(database.db, { visitorId: 'vs_pat' });
const as = (visitorId: string | null, db = database.db): Context => ({
  ...testContext(db),
  actor: { kind: 'visitor', visitorId },
});

/** Submits a bid and returns it with the visitor id that the browser would store. */
async function bid(ctx: Context, projectId: ProjectId, given: object = {}, idempotencyKey: string | null = null) {
  const remembered: string[] = [];
  const form = BidForm.parse({ projectId, ...given });
  const reply = await submitBid(ctx, form, { idempotencyKey, rememberVisitor: (id) => remembered.push(id) });
  return { ...reply, remembered };
}

const rowsOf = async (projectId: ProjectId) =>
  (await database.pool.query('select bidder, status, amount_cents, notes from bids where project_id = $1', [projectId]))
    .rows;

describe('a bid', () => {
  it('is stored as pending, in cents, with its note', async () => {
    const projectId = await aProject(ctx);
    const reply = await bid(ctx, projectId, { amount: '1250.35', status: 'submitted', notes: ' Two weeks ' });
    expect(reply).toMatchObject({ projectId, amount: 1250.35, status: 'pending', notes: 'Two weeks' });
    expect(await rowsOf(projectId)).toEqual([
      { bidder: 'visitor:vs_pat', status: 'pending', amount_cents: '125035', notes: 'Two weeks' },
    ]);
  });

  it('needs neither amount nor note', async () => {
    const projectId = await aProject(ctx);
    expect(await bid(ctx, projectId)).toMatchObject({ amount: 0, notes: '' });
  });

  it('tells an unknown visitor from others from now on', async () => {
    const projectId = await aProject(ctx);
    const { remembered } = await bid(as(null), projectId);
    expect(remembered).toEqual([expect.stringMatching(/^vs_\w{22}$/)]);
    expect(await rowsOf(projectId)).toMatchObject([{ bidder: `visitor:${remembered[0]}` }]);
  });

  it('is refused a second time, with a sentence that names the project; others may bid', async () => {
    const projectId = await aProject(ctx, { title: 'Boiler "B"' });
    await bid(ctx, projectId);
    await expect(bid(ctx, projectId, { amount: 5 })).rejects.toMatchObject({
      code: 'already-happened',
      message: 'You have already bid on "Boiler "B"".',
    });
    await bid(as('vs_kim'), projectId);
    expect(await rowsOf(projectId)).toHaveLength(2);
  });

  it('is possible again after one that was withdrawn or rejected', async () => {
    const projectId = await aProject(ctx);
    for (const outcome of ['withdrawn', 'rejected']) {
      await bid(ctx, projectId);
      await database.pool.query('update bids set status = $1 where project_id = $2', [outcome, projectId]);
    }
    await bid(ctx, projectId);
    expect(await rowsOf(projectId)).toHaveLength(3);
  });

  it.each([
    [{ status: 'planning' } as const, /not opened yet/],
    [{ status: 'in-progress' } as const, /in progress/],
    [{ status: 'completed' } as const, /completed/],
    [{ vanishedAt: new Date('2026-11-01T00:00:00Z') }, /no longer listed/],
  ])('on a project that is %j is refused', async (given, sentence) => {
    const projectId = await aProject(ctx, given);
    await expect(bid(ctx, projectId)).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.stringMatching(sentence),
    });
    expect(await rowsOf(projectId)).toEqual([]);
  });

  it('on a project that does not exist is not found', async () => {
    await expect(bid(ctx, 'pj_nowhere' as ProjectId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is nobody’s but a visitor’s', async () => {
    const projectId = await aProject(ctx);
    const system = { ...ctx, actor: { kind: 'system', task: 'seed' } as const };
    await expect(bid(system, projectId)).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('the same key', () => {
  it('is answered with the same bid and the same visitor, also to one whose answer was lost', async () => {
    const projectId = await aProject(ctx);
    const first = await bid(as(null), projectId, {}, 'key-1');
    const again = await bid(as(null), projectId, {}, 'key-1');
    expect(again).toEqual(first);
    expect(await rowsOf(projectId)).toHaveLength(1);
  });

  it('never mixes up two people', async () => {
    const projectId = await aProject(ctx);
    await bid(as('vs_ann'), projectId, {}, 'key-2');
    expect((await bid(as('vs_ben'), projectId, {}, 'key-2')).remembered).toEqual([]);
  });

  it('with another body is refused', async () => {
    const projectId = await aProject(ctx);
    await bid(ctx, projectId, { amount: 1 }, 'key-3');
    await expect(bid(ctx, projectId, { amount: 2 }, 'key-3')).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });
});

describe('two processes at the same instant', () => {
  const rounds = Array.from({ length: 10 }, (_, round) => round + 1);

  it.each(rounds)('eight bids of one visitor: one is stored, the others are refused (round %d)', async () => {
    const projectId = await aProject(ctx);
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => bid(as('vs_race', at % 2 ? database.db : other.db), projectId)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(
      Array.from({ length: 7 }, () => 'already-happened'),
    );
    expect(await rowsOf(projectId)).toHaveLength(1);
  });

  it.each(rounds)('a bid waits for a project that is being closed, and is refused (round %d)', async () => {
    const projectId = await aProject(ctx);
    const closing = new pg.Client({ connectionString: database.connectionString });
    await closing.connect();
    await closing.query('begin');
    await closing.query(`update projects set status = 'completed' where id = $1`, [projectId]);
    const attempt = bid(ctx, projectId).catch((error: unknown) => error);
    await closing.query('commit');
    await closing.end();
    expect(await attempt).toMatchObject({ code: 'already-happened' });
  });
});

describe('the header’s figures', () => {
  it('are projects not completed, live bids, and projects with a bid that has no outcome yet', async () => {
    const before = await showStats(ctx);
    const [open, won] = [await aProject(ctx), await aProject(ctx)];
    await aProject(ctx, { status: 'completed' });
    await bid(as('vs_1'), open);
    await bid(as('vs_2'), open);
    await bid(as('vs_1'), won);
    await database.pool.query(`update bids set status = 'accepted' where project_id = $1`, [won]);
    await bid(as('vs_3'), open);
    await database.pool.query(`update bids set status = 'withdrawn' where bidder = 'visitor:vs_3'`);
    expect(await showStats(ctx)).toEqual({
      totalProjects: before.totalProjects + 2,
      activeBids: before.activeBids + 3,
      pendingReview: before.pendingReview + 1,
    });
    await database.pool.query(`update projects set status = 'completed' where id = $1`, [won]);
    expect((await showStats(ctx)).totalProjects).toBe(before.totalProjects + 1);
  });

  it('are reported as changed when a bid is stored', async () => {
    const listener = new pg.Client({ connectionString: database.connectionString });
    await listener.connect();
    await listener.query(`listen ${LIVE_CHANNEL}`);
    const told = new Promise((resolve) => listener.on('notification', ({ payload }) => resolve(payload)));
    await bid(ctx, await aProject(ctx));
    expect(await told).toBe('projects');
    await listener.end();
  });
});
