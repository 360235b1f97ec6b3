import type { Follow, FollowChoice } from '@plumbline/contract/domains/leads/follow.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { showNews } from '../../projects/public.ts';
import { findFollow, followsOf } from '../store/follow.ts';
import { followChoiceView, followView } from '../views.ts';

/** Returns the projects that the caller follows, the last followed first. */
export async function listFollows(ctx: Context): Promise<Follow[]> {
  const follows = await followsOf(ctx, signedIn(ctx.actor).userId);
  const ids = follows.map(({ projectId }) => projectId);
  const shown = await showNews(ctx, ids, [], ctx.language);
  const projects = new Map(shown.map(({ project }) => [project.id, project]));
  return follows.flatMap((follow) => {
    const project = projects.get(follow.projectId);
    return project === undefined ? [] : [followView(follow, project)];
  });
}

/**
 * Returns a project with the reminders that the caller gets of it.
 * @throws DomainError 'not-found' without such a project
 */
export async function showFollow(ctx: Context, projectId: ProjectId): Promise<FollowChoice> {
  const [news] = await showNews(ctx, [projectId], [], ctx.language);
  if (news === undefined) throw notFound();
  return followChoiceView(await findFollow(ctx, signedIn(ctx.actor).userId, projectId), news.project);
}
