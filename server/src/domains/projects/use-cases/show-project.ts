import type { ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { projectDetails } from '../store/project.ts';
import { detailsView } from '../views.ts';

const HISTORY_SHOWN = 50;

/** Returns one project with its sources, the source of each fact, and its history, as this viewer sees it. */
export async function showProject(ctx: Context, id: ProjectId): Promise<ProjectDetails> {
  const row = await projectDetails(ctx.db, id, HISTORY_SHOWN);
  if (row === null) throw notFound();
  const bids = await ctx.ports.bids.liveAmong(ctx, [row.id]);
  return detailsView(row, bids.has(row.id), ctx.language);
}
