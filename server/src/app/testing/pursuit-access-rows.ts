import { aWatch, aWatcher } from '../../domains/leads/fixtures.ts';
import { movePursuit } from '../../domains/leads/use-cases/move-pursuit.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
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
};
