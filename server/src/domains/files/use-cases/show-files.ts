import type { Readable } from 'node:stream';
import type { FileId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Owner, OwnerKind } from '../rules/owner.ts';
import { folderOf, type SizeName } from '../rules/stored-name.ts';
import { fileOf, filesOf, filesOfAll, updateSaid } from '../store/file.ts';
import type { StoredFile } from '../tables.ts';
import { filesPort } from './open-store.ts';

/** Returns an owner's files whose bytes are there, in the order in which they were added. */
export const listFiles = async (ctx: Context, owner: Owner): Promise<StoredFile[]> =>
  (await filesOf(ctx, owner)).filter(({ status }) => status !== 'arriving');

/** Returns the files of several owners of a kind whose bytes are there. */
export const listFilesOf = async (ctx: Context, kind: OwnerKind, ids: readonly string[]): Promise<StoredFile[]> =>
  (await filesOfAll(ctx, kind, ids)).filter(({ status }) => status !== 'arriving');

/** Returns a file; null if there is none. */
export const findFile = (ctx: Context, id: FileId): Promise<StoredFile | null> => fileOf(ctx, id);

/** Changes what is said about an owner's file. @throws DomainError 'not-found' */
export async function describeFile(
  ctx: Context,
  owner: Owner,
  id: FileId,
  said: Pick<StoredFile, 'description' | 'shared'>,
): Promise<void> {
  if (!(await updateSaid(ctx, owner, id, said))) throw notFound();
}

/** Returns the bytes of one size of a photo. */
export const readSize = (ctx: Context, file: StoredFile, name: SizeName): Promise<Readable> =>
  filesPort(ctx).store.read(folderOf(file) + name);
