import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { leftOutCsv } from '../rules/losses-table.ts';
import { leftOutRows } from '../store/losses.ts';
import { sourceById } from '../store/source.ts';
import { draftPreview, mapped, requireDraft } from './show-draft.ts';

/** Returns the rows of a source's last reading that became no project, as CSV. @throws DomainError 'not-found' */
export async function exportLeftOut(ctx: Context, id: SourceId): Promise<string> {
  if ((await sourceById(ctx.db, id)) === null) throw notFound();
  return leftOutCsv(await leftOutRows(ctx.db, id), ctx.language);
}

/** Returns the same of the first rows of a draft. @throws DomainError 'not-found' if it is gone. */
export async function exportLeftOutOfDraft(ctx: Context, id: SourceDraftId): Promise<string> {
  const draft = await requireDraft(ctx, id);
  return leftOutCsv(draftPreview(ctx, draft, mapped(draft).mapping).leftOut, ctx.language);
}
