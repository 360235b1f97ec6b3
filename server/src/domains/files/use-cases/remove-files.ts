import type { FileId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Owner, OwnerKind } from '../rules/owner.ts';
import { arrivalOf, folderOf } from '../rules/stored-name.ts';
import { deleteAllOf, deleteFile } from '../store/file.ts';
import type { StoredFile } from '../tables.ts';
import { filesPort } from './open-store.ts';

/** Removes an owner's file: its row now, its bytes by a job. Returns whether there was one. */
export const removeFile = (ctx: Context, owner: Owner, id: FileId): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const file = await deleteFile(ctx, owner, id);
    if (file !== null) await enqueueRemoval(ctx, [file]);
    return file !== null;
  });

/** Removes all files of these owners, in the caller's transaction: an erasure. */
export async function eraseFiles(ctx: Context, kind: OwnerKind, ids: readonly string[]): Promise<void> {
  await enqueueRemoval(ctx, await deleteAllOf(ctx, kind, ids));
}

/** Schedules the removal of deleted files' bytes. The job is retried until it succeeds. */
export const enqueueRemoval = (ctx: Context, files: readonly StoredFile[]): Promise<void> =>
  enqueue(
    ctx,
    files
      .flatMap((file) => [folderOf(file), ...(file.status === 'arriving' ? [arrivalOf(file)] : [])])
      .map((prefix) => ({ task: 'remove-stored' as const, payload: { prefix } })),
  );

/** Has what an attempt has left removed. */
export const enqueueArrival = (ctx: Context, file: StoredFile): Promise<void> =>
  enqueue(ctx, [{ task: 'remove-stored', payload: { prefix: arrivalOf(file) } }]);

/** Removes everything from the store whose name begins with the prefix. An unfinished upload is known by its name alone. */
export async function removeStored(ctx: Context, prefix: string): Promise<void> {
  const { store } = filesPort(ctx);
  for (const name of await store.list(prefix)) await store.remove(name);
  if (!prefix.endsWith('/')) await store.remove(prefix);
}
