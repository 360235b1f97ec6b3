import { sql } from 'drizzle-orm';
import { aWatch, aWatcher, EVERY_MORNING } from '../../domains/leads/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Caller, Named, Row } from './access-row.ts';

/** A watch of the caller's, or of somebody else's without one, and one of another account. */
const aWatchOf = async (ctx: Context, caller: Caller): Promise<Named> => {
  const { own: other } = await aWatcher(ctx);
  const own = caller === null ? (await aWatcher(ctx)).own : { ...ctx, actor: caller };
  return { own: (await aWatch(own)).id, foreign: (await aWatch(other)).id };
};

/** The secret of a message's link or of a feed, and the id of the watch, which isn't one. */
const aKey =
  (column: 'stop_key' | 'feed_key') =>
  async (ctx: Context): Promise<Named> => {
    const { id } = await aWatch((await aWatcher(ctx)).own);
    const { rows } = await ctx.db.execute<{ key: string }>(
      sql`select ${sql.raw(column)} as key from project_watches where id = ${id}`,
    );
    return { own: rows[0]?.key ?? '', foreign: id };
  };

const onWatch = { own: 200, foreign: 404, malformed: 404, access: 'signed-in', named: aWatchOf } as const;
const onStop = { own: 200, foreign: 404, malformed: 404, named: aKey('stop_key') } as const;
const ofFeed = { own: 200, foreign: 404, malformed: 404, named: aKey('feed_key') } as const;
const WITHOUT_RENOVATIONS = { narrowing: 'type:renovation' };
const schedule = { name: 'Open jobs', ...EVERY_MORNING };

/** The rows of watches in the access matrix. */
export const watchRows: Readonly<Record<string, Row>> = {
  'GET /api/account/watches': { status: 200, access: 'signed-in' },
  'POST /api/account/watches': { status: 201, access: 'signed-in', payload: { ...schedule, filter: '' } },
  'GET /api/account/watches/{id}': onWatch,
  'PATCH /api/account/watches/{id}': { ...onWatch, payload: () => schedule },
  'DELETE /api/account/watches/{id}': onWatch,
  'POST /api/account/watches/{id}/pause': onWatch,
  'POST /api/account/watches/{id}/resume': onWatch,
  'POST /api/account/watches/{id}/feed': onWatch,
  'GET /api/account/watch-reach': { status: 200, access: 'signed-in' },
  'GET /api/account/watches/{id}/narrowings': onWatch,
  'POST /api/account/watches/{id}/narrowings': { ...onWatch, payload: () => WITHOUT_RENOVATIONS },
  'POST /api/account/watches/{id}/narrowings/undo': { ...onWatch, payload: () => WITHOUT_RENOVATIONS },
  'GET /api/watch-feeds/{key}/leads.atom': ofFeed,
  'GET /api/watch-feeds/{key}/leads.ics': ofFeed,
  'GET /api/watch-stops/{key}': onStop,
  'POST /api/watch-stops/{key}': onStop,
  'POST /api/watch-stops/{key}/all': onStop,
  'GET /api/watch-stops/{key}/narrowings': onStop,
  'POST /api/watch-stops/{key}/narrowings': { ...onStop, payload: () => WITHOUT_RENOVATIONS },
  'POST /api/watch-stops/{key}/narrowings/undo': { ...onStop, payload: () => WITHOUT_RENOVATIONS },
};
