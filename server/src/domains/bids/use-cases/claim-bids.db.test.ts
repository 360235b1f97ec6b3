import { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { type ProjectId, SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Actor, Context } from '../../../kernel/context.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { aProject } from '../../projects/fixtures.ts';
import { claimBids } from './claim-bids.ts';
import { submitBid } from './submit-bid.ts';

const database = await testDatabase();
const base = testContext(database.db);
const userId = UserId.parse('us_kim');
const user: Actor = { kind: 'craftsman', userId, sessionId: SessionId.parse('se_1') };
const visitor = (visitorId: string): Actor => ({ kind: 'visitor', visitorId });

const bid = (actor: Actor, projectId: ProjectId) =>
  submitBid({ ...base, actor }, BidForm.parse({ projectId }), {
    idempotencyKey: null,
    rememberVisitor: () => undefined,
  });
const claim = (visitorId: string) => inTransaction(base, (ctx: Context) => claimBids(ctx, userId, visitorId));
const rowsOf = async (projectId: ProjectId) =>
  (await database.pool.query('select bidder, status from bids where project_id = $1 order by status', [projectId]))
    .rows;

/** Resolves once a connection waits for a lock. */
async function untilBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
}

describe('claiming a visitor’s bids', () => {
  it('leaves those of other visitors alone, and changes nothing the second time', async () => {
    const project = await aProject(base);
    await bid(visitor('vs_own'), project);
    await bid(visitor('vs_other'), project);
    for (let n = 0; n < 2; n += 1) await claim('vs_own');
    expect((await rowsOf(project)).map(({ bidder }) => bidder).sort()).toEqual(['user:us_kim', 'visitor:vs_other']);
  });

  it('waits for a bid that the account makes at the same instant, and withdraws one', async () => {
    const project = await aProject(base);
    await bid(visitor('vs_race'), project);
    const other = new pg.Client({ connectionString: database.connectionString });
    await other.connect();
    await other.query('begin');
    await other.query(
      `insert into bids (id, project_id, bidder, status, amount_cents, notes, created_at)
       values ('bd_race', $1, 'user:us_kim', 'pending', 0, '', now())`,
      [project],
    );
    const claiming = claim('vs_race');
    await untilBlocked();
    await other.query('commit');
    await other.end();
    await claiming;
    expect(await rowsOf(project)).toEqual([
      { bidder: 'user:us_kim', status: 'pending' },
      { bidder: 'user:us_kim', status: 'withdrawn' },
    ]);
    await expect(bid(user, project)).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('is done once by two sign-ins at the same instant', async () => {
    const project = await aProject(base);
    await bid(visitor('vs_twice'), project);
    await Promise.all([claim('vs_twice'), claim('vs_twice'), claim('vs_twice')]);
    expect(await rowsOf(project)).toEqual([{ bidder: 'user:us_kim', status: 'pending' }]);
  });
});

describe('the bid of a signed-in person', () => {
  it('is the account’s; its key is not a visitor’s key', async () => {
    const project = await aProject(base);
    const remembered: string[] = [];
    const call = { idempotencyKey: 'shared', rememberVisitor: (id: string) => remembered.push(id) };
    const form = BidForm.parse({ projectId: project });
    const anonymous = await submitBid({ ...base, actor: visitor('vs_key') }, form, call);
    const own = await submitBid({ ...base, actor: user }, form, call);
    expect(own.id).not.toBe(anonymous.id);
    expect(await submitBid({ ...base, actor: user }, form, call)).toEqual(own);
    expect(remembered).toEqual(['vs_key']);
  });
});
