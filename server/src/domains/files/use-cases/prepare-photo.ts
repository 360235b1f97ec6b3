import { Readable } from 'node:stream';
import type { FileId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Owner } from '../rules/owner.ts';
import { arrivalOf, folderOf } from '../rules/stored-name.ts';
import { fileOf, markPrepared } from '../store/file.ts';
import type { StoredFile } from '../tables.ts';
import { filesPort } from './open-store.ts';
import { removeStored } from './remove-files.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** A file can be shown now, or never will be. */
    'file-prepared': { readonly owner: Owner };
  }
}

/**
 * Makes the sizes of an uploaded photo, and removes what was uploaded: it says where and when it was taken. If it is
 * interrupted, it starts over.
 */
export async function preparePhoto(
  ctx: Context,
  { fileId }: { readonly fileId: FileId },
  stopping: AbortSignal,
): Promise<void> {
  const file = await fileOf(ctx, fileId);
  if (file?.status !== 'stored') return;
  const { store, prepare } = filesPort(ctx);
  const prepared = await prepare(await store.read(arrivalOf(file)), stopping);
  if ('refusal' in prepared) {
    await settle(ctx, file, { status: 'refused', refusal: prepared.refusal });
    return;
  }
  for (const { name, bytes } of prepared.sizes) await store.write(folderOf(file) + name, Readable.from([bytes]));
  const { width, height, placeholder } = prepared;
  const isWanted = await settle(ctx, file, { status: 'ready', width, height, placeholder });
  // It was removed in the meantime, and maybe before these sizes were there.
  if (!isWanted) await removeStored(ctx, folderOf(file));
}

/** Records the outcome together with the removal of the original. Returns whether the file is still there. */
const settle = (ctx: Context, file: StoredFile, outcome: Parameters<typeof markPrepared>[2]): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const isWanted = await markPrepared(ctx, file.id, outcome);
    if (!isWanted) return false;
    await enqueue(
      ctx,
      [{ task: 'remove-stored', payload: { prefix: arrivalOf(file) } }],
      [{ type: 'file-prepared', owner: { kind: file.ownerKind, id: file.ownerId } }],
    );
    return true;
  });
