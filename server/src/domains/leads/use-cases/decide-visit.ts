import type { VisitDecision } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { datesOf } from '../../projects/public.ts';
import { leadsWords } from '../leads.words.ts';
import { visitsTo } from '../rules/bid-dates.ts';
import { saveDecision } from '../store/bid-calendar.ts';
import { findPursuit } from '../store/pursuit.ts';
import { zoneOf } from './show-zone.ts';

/**
 * Stores whether a visit was read correctly: a refused one is left out of the caller's calendar.
 * @throws DomainError 'not-found' if the caller doesn't pursue the project, or its description names no visit that day
 */
export async function decideVisit(
  ctx: Context,
  projectId: ProjectId,
  { day, verdict }: VisitDecision,
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx.actor);
  const [project] = (await findPursuit(ctx, userId, projectId)) === null ? [] : await datesOf(ctx, [projectId]);
  const visits = project === undefined ? [] : visitsTo(project, await zoneOf(ctx, userId));
  if (!visits.some((visit) => visit.day === day)) throw notFound();
  await saveDecision(ctx, { userId, projectId, day, isVisit: verdict === 'right', decidedAt: ctx.clock.now() });
  return { message: leadsWords[ctx.language].visitDecided };
}
