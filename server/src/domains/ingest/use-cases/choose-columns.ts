import type { DraftColumns, SourceDraft, SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordAudit } from '../../accounts/public.ts';
import { lockDraft, setChoices } from '../store/source-draft.ts';
import { draftView, unknownDraft } from './show-draft.ts';

/**
 * Stores the columns that an operator has chosen, and returns what they make of the first rows. Writes to the
 * audit log.
 */
export const mapDraft = (ctx: Context, id: SourceDraftId, { columns, dateOrder }: DraftColumns): Promise<SourceDraft> =>
  inTransaction(ctx, async (ctx) => {
    const draft = await lockDraft(ctx.db, id);
    if (draft === null) throw unknownDraft();
    const choices = { columns: { ...draft.choices.columns, ...columns }, dateOrder };
    await setChoices(ctx.db, id, choices);
    await recordAudit(ctx, { action: 'change-source', subject: { kind: 'source-draft', id }, details: { ...columns } });
    return draftView(ctx, { ...draft, choices });
  });
