import type { DraftRules, SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordAudit } from '../../accounts/public.ts';
import { placeByName } from '../../locations/public.ts';
import { hasId } from '../rules/draft-mapping.ts';
import { sourceSlug } from '../rules/source-slug.ts';
import { lockDraft, type StoredDraft, setAdded } from '../store/source-draft.ts';
import { takenSourceIds } from '../store/source-ids.ts';
import { configureSource } from './configure-source.ts';
import { mapped, unknownDraft } from './show-draft.ts';
import { draftWords } from './start-draft.words.ts';
import { startRun } from './start-run.ts';

/**
 * Adds the source of a draft and begins its first run. A draft is added once; again returns the same source. Writes to
 * the audit log.
 *
 * @throws DomainError 'invalid-input' if no column tells its rows apart.
 */
export const finishDraft = (ctx: Context, id: SourceDraftId, rules: DraftRules): Promise<{ id: SourceId }> =>
  inTransaction(ctx, async (ctx) => {
    const draft = await lockDraft(ctx.db, id);
    if (draft === null) throw unknownDraft();
    if (draft.sourceId !== null) return { id: draft.sourceId };
    const { mapping } = mapped(draft);
    if (draft.sample.columns !== null && !hasId(mapping)) throw withoutId();
    const sourceId = SourceId.parse(sourceSlug(rules.name, await takenSourceIds(ctx.db)));
    const { name, city, state, everyHours } = rules;
    await configureSource(ctx, {
      id: sourceId,
      name,
      kind: draft.kind,
      ...(draft.upload === null ? { address: draft.address } : { upload: draft.upload }),
      ...pageOf(draft),
      ...(everyHours !== '' && draft.upload === null && { everyMinutes: Number(everyHours) * 60 }),
      mapping: { ...mapping, ...placeOf({ city, state, zone: mapping.zone }) },
    });
    await setAdded(ctx.db, id, sourceId);
    await recordAudit(ctx, { action: 'add-source', subject: { kind: 'source', id: sourceId }, details: { name } });
    await startRun(ctx, [sourceId]);
    return { id: sourceId };
  });

const pageOf = ({ page, address }: StoredDraft) => {
  if (page !== null) return { page };
  return /^https?:\/\//i.test(address) ? { page: address } : {};
};

/** A configuration's own zone stays. */
function placeOf({ city, state, zone }: { readonly city: string; readonly state: string; readonly zone: unknown }) {
  const place = city === '' || state === '' ? null : placeByName(city, state);
  return {
    ...(city !== '' && { city }),
    ...(state !== '' && { state }),
    ...(zone === undefined && place !== null && { zone: place.timeZone }),
  };
}

const withoutId = () => {
  const message = say(draftWords, ({ noId }) => noId);
  return new DomainError('invalid-input', message, { id: message });
};
