import { BidFeedKey } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { aWatch, aWatcher } from '../../domains/leads/fixtures.ts';
import { saveFeed } from '../../domains/leads/store/bid-calendar.ts';
import { movePursuit } from '../../domains/leads/use-cases/move-pursuit.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import type { Caller, Named, Row } from './access-row.ts';

/** A project that the caller pursues, or somebody else without one, and one that only another account pursues. */
const aPursuitOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const { own: other } = await aWatcher(ctx);
  const own = caller === null ? (await aWatcher(ctx)).own : { ...ctx, actor: caller };
  const [mine, theirs] = [await aProject(ctx), await aProject(ctx)];
  await movePursuit(own, mine, 'saved');
  await movePursuit(other, theirs, 'saved');
  return { own: mine, foreign: theirs };
};

/** The same with a next step on a day. */
const aStepOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const named = await aPursuitOf(ctx, caller);
  await ctx.db.execute(
    sql`update project_pursuits set next_step_on = '2026-12-08' where project_id in ${[named.own, named.foreign]}`,
  );
  return named;
};

/** The same with a visit in the descriptions. */
const aVisitOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const named = await aPursuitOf(ctx, caller);
  await ctx.db.execute(
    sql`update projects set description = 'Site visit 2026-12-08.' where id in ${[named.own, named.foreign]}`,
  );
  return named;
};

/** The secret of a bid calendar, and the id of something else. */
const aBidFeed = async (ctx: Context): Promise<Named> => {
  const { own, user } = await aWatcher(ctx);
  const key = BidFeedKey.parse(newId('bc'));
  await saveFeed(own, user.id, key);
  return { own: key, foreign: await aProject(ctx) };
};

/** A project, which anybody may start to pursue, and the id of something else. */
const aProjectAndAWatch = async (ctx: Context): Promise<Named> => ({
  own: await aProject(ctx),
  foreign: (await aWatch((await aWatcher(ctx)).own)).id,
});

const onPursuit = { own: 200, foreign: 404, malformed: 404, access: 'signed-in', named: aPursuitOf } as const;

/** The rows of the pipeline in the access matrix. */
export const pursuitRows: Readonly<Record<string, Row>> = {
  'GET /api/account/pipeline': { status: 200, access: 'signed-in' },
  'GET /api/account/pipeline/stages': { status: 200, access: 'signed-in' },
  'GET /api/account/pipeline.csv': { status: 200, access: 'signed-in' },
  'GET /api/account/pipeline/projects/{id}': onPursuit,
  'PATCH /api/account/pipeline/projects/{id}': { ...onPursuit, payload: () => ({ stage: 'looking', revision: 1 }) },
  'POST /api/account/pipeline/projects/{id}/move': {
    ...onPursuit,
    named: aProjectAndAWatch,
    payload: () => ({ stage: 'bid' }),
  },
  'DELETE /api/account/pipeline/projects/{id}': onPursuit,
  'POST /api/account/stay': { status: 200, access: 'signed-in' },
  'GET /api/projects/new': { status: 200 },
  'GET /api/account/bid-calendar': { status: 200, access: 'signed-in' },
  'POST /api/account/bid-calendar/projects/{id}/visits': {
    ...onPursuit,
    named: aVisitOf,
    payload: () => ({ day: '2026-12-08', verdict: 'right' }),
  },
  'POST /api/account/bid-calendar/feed': { status: 200, access: 'signed-in' },
  'DELETE /api/account/bid-calendar/feed': { status: 200, access: 'signed-in' },
  'GET /api/account/bid-calendar/projects/{id}/date.ics': {
    ...onPursuit,
    named: aStepOf,
    query: () => '?kind=step&day=2026-12-08',
  },
  'GET /api/bid-calendars/{key}/bids.ics': { own: 200, foreign: 404, malformed: 404, named: aBidFeed },
};
