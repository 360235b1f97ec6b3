import type { VisitDecision } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { leadsWords } from '../leads.words.ts';
import { saveDecision } from '../store/bid-calendar.ts';
import { findPursuit } from '../store/pursuit.ts';

/**
 * Stores whether a visit was read correctly: a refused one is left out of the caller's calendar.
 * @throws DomainError 'not-found' if the caller doesn't pursue the project
 */
export async function decideVisit(
  ctx: Context,
  projectId: ProjectId,
  { day, verdict }: VisitDecision,
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx.actor);
  if ((await findPursuit(ctx, userId, projectId)) === null) throw notFound();
  await saveDecision(ctx, { userId, projectId, day, isVisit: verdict === 'right', decidedAt: ctx.clock.now() });
  return { message: leadsWords[ctx.language].visitDecided };
}
