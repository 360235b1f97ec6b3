import type { FileId } from '@plumbline/contract/kernel/id.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { Owner, OwnerKind } from '../rules/owner.ts';
import { files, type StoredFile } from '../tables.ts';

const ofOwner = ({ kind, id }: Owner) => and(eq(files.ownerKind, kind), eq(files.ownerId, id));

/** Waits for concurrent uploads to the same owner until the transaction ends. */
export async function lockOwner(ctx: Context, { kind, id }: Owner): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${kind} ${id}`}, 0))`);
}

/** Returns an owner's files in the order in which they were added. */
export const filesOf = (ctx: Context, owner: Owner): Promise<StoredFile[]> =>
  ctx.db.select().from(files).where(ofOwner(owner)).orderBy(asc(files.createdAt), asc(files.id));

/** Returns the files of several owners of a kind, in the order in which they were added. */
export const filesOfAll = (ctx: Context, kind: OwnerKind, ids: readonly string[]): Promise<StoredFile[]> =>
  ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerKind, kind), inArray(files.ownerId, [...ids])))
    .orderBy(asc(files.createdAt), asc(files.id));

export async function fileOf(ctx: Context, id: FileId): Promise<StoredFile | null> {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, id));
  return file ?? null;
}

/** What the sender says about a file. */
export type Said = Partial<Pick<StoredFile, 'description' | 'shared' | 'phase'>>;

/** Stores a new file, or that a known one arrives again. */
export async function upsertArriving(ctx: Context, file: StoredFile): Promise<void> {
  const { attempt, arrivingSince } = file;
  await ctx.db.insert(files).values(file).onConflictDoUpdate({ target: files.id, set: { attempt, arrivingSince } });
}

/**
 * Says that an attempt has stored its bytes. Returns null if it isn't the last one, or if the file has been removed.
 */
export async function markStored(
  ctx: Context,
  { id, attempt }: Pick<StoredFile, 'id' | 'attempt'>,
  said: Said,
): Promise<StoredFile | null> {
  const [file] = await ctx.db
    .update(files)
    .set({ ...said, status: 'stored' })
    .where(and(eq(files.id, id), eq(files.attempt, attempt), eq(files.status, 'arriving')))
    .returning();
  return file ?? null;
}

type Outcome =
  | (Pick<StoredFile, 'width' | 'height' | 'placeholder'> & { readonly status: 'ready' })
  | (Pick<StoredFile, 'refusal'> & { readonly status: 'refused' });

/** Says what became of a stored file. Returns whether it was still waiting for that. */
export async function markPrepared(ctx: Context, id: FileId, outcome: Outcome): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(files)
    .set(outcome)
    .where(and(eq(files.id, id), eq(files.status, 'stored')));
  return rowCount === 1;
}

/** Changes what was said about an owner's file. Returns whether there is one. */
export async function updateSaid(
  ctx: Context,
  owner: Owner,
  id: FileId,
  said: Pick<StoredFile, 'description' | 'shared'>,
): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(files)
    .set(said)
    .where(and(ofOwner(owner), eq(files.id, id)));
  return rowCount === 1;
}

/** Forgets an attempt whose bytes never arrived. */
export async function dropArriving(ctx: Context, { id, attempt }: Pick<StoredFile, 'id' | 'attempt'>): Promise<void> {
  await ctx.db.delete(files).where(and(eq(files.id, id), eq(files.attempt, attempt), eq(files.status, 'arriving')));
}

/** Deletes an owner's file, and returns it; null if there is none. */
export async function deleteFile(ctx: Context, owner: Owner, id: FileId): Promise<StoredFile | null> {
  const [file] = await ctx.db
    .delete(files)
    .where(and(ofOwner(owner), eq(files.id, id)))
    .returning();
  return file ?? null;
}

/** Deletes all files of these owners, and returns them. */
export async function deleteAllOf(ctx: Context, kind: OwnerKind, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .delete(files)
    .where(and(eq(files.ownerKind, kind), inArray(files.ownerId, [...ids])))
    .returning();
}

/** Deletes what began to arrive before a moment and never did. */
export const deleteLost = (ctx: Context, before: Date): Promise<StoredFile[]> =>
  ctx.db
    .delete(files)
    .where(sql`${files.status} = 'arriving' and ${files.arrivingSince} < ${before.toISOString()}`)
    .returning();

/** Gives up what was stored before a moment and could not be prepared since. Returns those. */
export const giveUpStored = (ctx: Context, before: Date): Promise<StoredFile[]> =>
  ctx.db
    .update(files)
    .set({ status: 'refused', refusal: 'damaged' })
    .where(sql`${files.status} = 'stored' and ${files.arrivingSince} < ${before.toISOString()}`)
    .returning();

/** Returns those of the ids that files have. */
export async function knownAmong(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from files where id = any(${sql.param([...ids])}::text[])`);
  return new Set(rows.map(({ id }) => id));
}
