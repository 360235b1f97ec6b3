import { sql } from 'drizzle-orm';
import { aWatcher } from '../../domains/leads/fixtures.ts';
import { followProject } from '../../domains/leads/use-cases/follow-project.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Caller, Named, Row } from './access-row.ts';

const ALL = { week: true, days: true, hours: true };

/** A project that the caller follows, or somebody else without one, and one that only another account follows. */
const aFollowOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const { own: other } = await aWatcher(ctx);
  const own = caller === null ? (await aWatcher(ctx)).own : { ...ctx, actor: caller };
  const [mine, theirs] = [await aProject(ctx), await aProject(ctx)];
  await followProject(own, mine, ALL);
  await followProject(other, theirs, ALL);
  return { own: mine, foreign: theirs };
};

/** A project, which anybody may follow, and the id of none. */
const aProjectAndNone = async (ctx: Context): Promise<Named> => ({ own: await aProject(ctx), foreign: 'pj_none' });

/** The secret of a message's link, and the id of the project, which isn't one. */
const aStopKey = async (ctx: Context): Promise<Named> => {
  const id = await aProject(ctx);
  await followProject((await aWatcher(ctx)).own, id, ALL);
  const { rows } = await ctx.db.execute<{ key: string }>(
    sql`select stop_key as key from project_follows where project_id = ${id}`,
  );
  return { own: rows[0]?.key ?? '', foreign: id };
};

const onProject = { own: 200, foreign: 404, malformed: 404, access: 'signed-in', named: aProjectAndNone } as const;
const onStop = { own: 200, foreign: 404, malformed: 404, named: aStopKey } as const;

/** The rows of followed projects in the access matrix. */
export const followRows: Readonly<Record<string, Row>> = {
  'GET /api/account/follows': { status: 200, access: 'signed-in' },
  'GET /api/account/follows/projects/{id}': onProject,
  'POST /api/account/follows/projects/{id}': { ...onProject, payload: () => ALL },
  'DELETE /api/account/follows/projects/{id}': { ...onProject, named: aFollowOf },
  'GET /api/follow-stops/{key}': onStop,
  'POST /api/follow-stops/{key}': onStop,
  'POST /api/follow-stops/{key}/all': onStop,
};
