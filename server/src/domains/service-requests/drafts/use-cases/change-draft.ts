import { type Draft, emptyDraft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { KeptDraft } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { DRAFT_HOURS } from '@plumbline/contract/domains/service-requests/draft-hours.ts';
import type { Context } from '../../../../kernel/context.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { afterCommit, inTransaction } from '../../../../kernel/transaction.ts';
import { type DraftKey, draftKey, newDraftSecret } from '../rules/draft-key.ts';
import { deleteDraft, deleteExpiredDraft, lockDraft, saveDraft, sealedDraft } from '../store/draft.ts';

const HOUR_MS = 3_600_000;
const NOTHING: KeptDraft = { draft: null, receipt: null };

const secretOf = (held: HeldSecrets): string | undefined => held.of('draft')[0];

/** Returns what is kept for a browser. */
export async function showDraft(ctx: Context, held: HeldSecrets): Promise<KeptDraft> {
  const secret = secretOf(held);
  return secret === undefined ? NOTHING : read(ctx, draftKey(secret));
}

async function read(ctx: Context, { id, sealed }: DraftKey): Promise<KeptDraft> {
  const stored = await sealedDraft(ctx, id);
  const text = stored === null ? null : sealed.open(stored, id);
  // An earlier release may have kept other answers.
  return (text === null ? undefined : KeptDraft.safeParse(JSON.parse(text)).data) ?? NOTHING;
}

/**
 * Changes what is kept for a browser, and gives it a secret if it has none. Keeps it until `DRAFT_HOURS` after the last
 * change.
 *
 * @param edit returns what is kept from now on, and something for the caller
 */
export const changeDraft = <Result>(
  ctx: Context,
  held: HeldSecrets,
  edit: (kept: KeptDraft, ctx: Context) => Promise<readonly [KeptDraft, Result]>,
): Promise<Result> =>
  inTransaction(ctx, async (ctx) => {
    const secret = secretOf(held) ?? newDraftSecret();
    const key = draftKey(secret);
    await lockDraft(ctx, key.id);
    const [kept, result] = await edit(await read(ctx, key), ctx);
    const expiresAt = new Date(ctx.clock.now().getTime() + DRAFT_HOURS * HOUR_MS);
    await saveDraft(ctx, key.id, key.sealed.seal(JSON.stringify(kept), key.id), expiresAt);
    const job = { payload: { draftId: key.id }, runAt: expiresAt, key: `forget-draft:${key.id}` };
    await enqueue(ctx, [{ task: 'forget-draft', ...job }]);
    afterCommit(ctx, () => held.hold('draft', [secret]));
    return result;
  });

/** Changes the answers that are kept for a browser. The first one starts a draft. */
export const changeAnswers = (
  ctx: Context,
  held: HeldSecrets,
  edit: (draft: Draft) => Draft | Promise<Draft>,
): Promise<void> =>
  changeDraft(ctx, held, async ({ draft }) => [
    { draft: await edit(draft ?? emptyDraft(newId('key'))), receipt: null },
    undefined,
  ]);

/** Erases what is kept for a browser. */
export async function forgetDraft(ctx: Context, held: HeldSecrets): Promise<void> {
  const secret = secretOf(held);
  if (secret === undefined) return;
  await deleteDraft(ctx, draftKey(secret).id);
  held.hold('draft', []);
}

/** Erases a draft whose time is over. */
export const forgetExpiredDraft = (ctx: Context, { draftId }: { readonly draftId: string }): Promise<void> =>
  deleteExpiredDraft(ctx, draftId);
