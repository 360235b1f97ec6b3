import type { NeedDecision } from '@plumbline/contract/domains/projects/operator-endpoints.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordAudit } from '../../accounts/public.ts';
import { projectWords } from '../project.words.ts';
import { PROJECTS_TOPIC } from '../rules/live-topic.ts';
import { readNeeds } from '../rules/merge-listings.ts';
import { withDecisions } from '../rules/need-decisions.ts';
import { knownProjects, lockRecording, updateProjects } from '../store/listing.ts';
import { deleteNeedDecision, needDecisions, storeNeedDecision } from '../store/need-decision.ts';
import { announceChanges } from './announce-changes.ts';

/**
 * Decides for an operator whether a project needs a trade, instead of what was read, or takes that back. Later runs keep to
 * it. Writes to the audit log.
 *
 * @throws DomainError 'not-found' for an unknown project
 */
export const decideNeed = (
  ctx: Context,
  id: ProjectId,
  { trade, need, reason }: NeedDecision,
): Promise<{ readonly message: string }> =>
  inTransaction(ctx, async (ctx) => {
    // A run that is recording must not write what it has read before.
    await lockRecording(ctx.db);
    const project = (await knownProjects(ctx.db, [id])).get(id);
    if (project === undefined) throw notFound();
    const now = ctx.clock.now();
    if (need === 'as-read') await deleteNeedDecision(ctx.db, id, trade);
    else await storeNeedDecision(ctx.db, id, { trade, need, reason }, { by: operatorOf(ctx), now });
    const decisions = (await needDecisions(ctx.db, [id])).get(id) ?? [];
    const { trades, plumbingRequired } = withDecisions(readNeeds(project.listings), decisions);
    await updateProjects(ctx.db, [{ id, facts: { ...project.facts, trades, plumbingRequired }, isChanged: true }], now);
    await recordAudit(ctx, {
      action: need === 'as-read' ? 'undo-need' : 'decide-need',
      subject: { kind: 'project', id },
      details: { reason, trade, need },
    });
    await announceChanges(ctx, [id], []);
    await notifyLive(ctx, PROJECTS_TOPIC);
    return { message: projectWords[ctx.language].needDone };
  });

const operatorOf = ({ actor }: Context): string => ('userId' in actor ? actor.userId : actor.kind);
