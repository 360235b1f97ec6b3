import type { Pipeline, Pursuit, PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { DateTime } from 'luxon';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';
import { showNews } from '../../projects/public.ts';
import { countMoves, findPursuit, pursuitsOf, stagesOf } from '../store/pursuit.ts';
import type { StoredPursuit } from '../tables.ts';
import { pursuitView } from '../views.ts';
import { zoneOf } from './show-zone.ts';

/** Returns what the caller pursues, and what happened in a month of their time zone; this month by default. */
export async function showPipeline(ctx: Context, given: string | undefined): Promise<Pipeline> {
  const { userId } = signedIn(ctx.actor);
  const timeZone = await zoneOf(ctx, userId);
  const today = wallTimeOf(ctx.clock.now(), timeZone).day;
  const month = given ?? today.slice(0, 7);
  const first = DateTime.fromISO(`${month}-01`, { zone: 'utc' });
  const start = (day: DateTime) => instantOf(day.toFormat('yyyy-MM-dd'), '00:00', timeZone);
  const counts = await countMoves(ctx, userId, start(first), start(first.plus({ months: 1 })));
  const { bidCents, wonCents, ...figures } = counts;
  return {
    pursuits: await listPursuits(ctx),
    today,
    month: { month, ...figures, bidWorth: bidCents / 100, wonWorth: wonCents / 100 },
  };
}

/** Returns the caller's pursuits. */
export async function listPursuits(ctx: Context): Promise<Pursuit[]> {
  const stored = await pursuitsOf(ctx, signedIn(ctx.actor).userId);
  const projects = await projectsOf(ctx, stored);
  return stored.flatMap((pursuit) => {
    const project = projects.get(pursuit.projectId);
    return project === undefined ? [] : [pursuitView(pursuit, project)];
  });
}

const projectsOf = async (ctx: Context, pursuits: readonly StoredPursuit[]): Promise<Map<ProjectId, Project>> => {
  const ids = pursuits.map(({ projectId }) => projectId);
  return new Map((await showNews(ctx, ids, [], ctx.language)).map(({ project }) => [project.id, project]));
};

export const showStages = (ctx: Context): Promise<{ projectId: ProjectId; stage: PursuitStage }[]> =>
  stagesOf(ctx, signedIn(ctx.actor).userId);

/** @throws DomainError 'not-found' if the caller doesn't pursue the project */
export async function showPursuit(ctx: Context, projectId: ProjectId): Promise<Pursuit> {
  const pursuit = await findPursuit(ctx, signedIn(ctx.actor).userId, projectId);
  const project = pursuit === null ? undefined : (await projectsOf(ctx, [pursuit])).get(projectId);
  if (pursuit === null || project === undefined) throw notFound();
  return pursuitView(pursuit, project);
}
