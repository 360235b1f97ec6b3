import { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@plumbline/contract/domains/files/photo.ts';
import { FileId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { filesWords } from '../rules/files.words.ts';
import type { Owner } from '../rules/owner.ts';
import { kindOfFile, TELLING_BYTES } from '../rules/photo-type.ts';
import { arrivalOf } from '../rules/stored-name.ts';
import { dropArriving, fileOf, filesOf, lockOwner, markStored, type Said, upsertArriving } from '../store/file.ts';
import type { StoredFile } from '../tables.ts';
import { filesPort } from './open-store.ts';
import { enqueueArrival } from './remove-files.ts';

/** An upload without an end for this long has died with its process. It then counts no longer. */
const ARRIVING_MS = 5 * 60_000;

/** One file on its way. */
export interface Upload {
  readonly owner: Owner;
  /** Recognizes a repetition. */
  readonly key: string;
  readonly content: Readable;
  /** Returns what its sender said about it. Called once all of it has arrived. */
  said(): Said;
}

/**
 * Stores an upload, without ever holding more than a piece of it, and has it prepared. Returns once it would survive a
 * crash. A repetition under the same key returns the same file.
 * @throws DomainError if it can't be a photo, is too large, or is one too many
 */
export async function takeUpload(ctx: Context, upload: Upload): Promise<StoredFile> {
  const { store } = filesPort(ctx);
  const begun = await begin(ctx, upload);
  if (begun.status !== 'arriving') {
    // The sender waits until all of it has been read.
    upload.content.resume();
    return begun;
  }
  const place = arrivalOf(begun);
  try {
    await store.write(place, Readable.from(checked(upload.content)));
    const stored = await inTransaction(ctx, async (ctx) => {
      const file = await markStored(ctx, begun, upload.said());
      if (file !== null) await enqueue(ctx, [{ task: 'prepare-photo', payload: { fileId: file.id } }]);
      return file;
    });
    if (stored !== null) return stored;
    await store.remove(place);
    const other = await fileOf(ctx, begun.id);
    if (other === null || other.status === 'arriving') throw brokeOff();
    return other;
  } catch (error) {
    upload.content.resume();
    await dropArriving(ctx, begun);
    if (error instanceof DomainError) throw error;
    ctx.log.warn(errorFacts(error), 'An upload was not stored');
    throw new DomainError(
      'unavailable',
      say(filesWords, ({ notStored }) => notStored),
    );
  }
}

/** Reserves a place among the owner's files; returns the file that is already there under the key. */
const begin = (ctx: Context, { owner, key }: Upload): Promise<StoredFile> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx, owner);
    const now = ctx.clock.now();
    const all = await filesOf(ctx, owner);
    const known = all.find(({ uploadKey }) => uploadKey === key);
    if (known !== undefined && known.status !== 'arriving') return known;
    const alive = new Date(now.getTime() - ARRIVING_MS);
    const others = all.filter((file) => file !== known && (file.status !== 'arriving' || file.arrivingSince > alive));
    if (others.length >= MAX_PHOTOS) {
      throw new DomainError(
        'already-happened',
        say(filesWords, ({ tooMany }) => tooMany(MAX_PHOTOS)),
      );
    }
    const file: StoredFile = {
      id: FileId.parse(newId('fl')),
      ownerKind: owner.kind,
      ownerId: owner.id,
      uploadKey: key,
      status: 'arriving',
      refusal: null,
      day: now.toISOString().slice(0, 10),
      description: null,
      shared: true,
      phase: null,
      width: null,
      height: null,
      placeholder: null,
      createdAt: now,
      ...known,
      attempt: newId('at'),
      arrivingSince: now,
    };
    await upsertArriving(ctx, file);
    // What an earlier attempt has left behind, if its process has died.
    if (known !== undefined) await enqueueArrival(ctx, known);
    return file;
  });

/** Passes bytes on as long as they can be a photo of the allowed size. */
async function* checked(content: Readable): AsyncGenerator<Buffer> {
  let first = Buffer.alloc(0);
  let isTold = false;
  let total = 0;
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      total += piece.length;
      if (total > MAX_PHOTO_BYTES) throw tooLarge();
      if (isTold) {
        yield piece;
        continue;
      }
      first = Buffer.concat([first, piece]);
      if (first.length < TELLING_BYTES) continue;
      requirePhoto(first);
      isTold = true;
      yield first;
    }
  } catch (error) {
    // Anything else is the connection: its end comes as an error of the stream.
    throw error instanceof DomainError ? error : brokeOff();
  }
  if (isTold) return;
  requirePhoto(first);
  yield first;
}

function requirePhoto(bytes: Buffer): void {
  const kind = kindOfFile(bytes);
  if (!('refusal' in kind)) return;
  throw new DomainError(
    'invalid-input',
    say(filesWords, ({ refusals }) => refusals[kind.refusal]),
  );
}

/** The refusal of more bytes than a photo may have. */
export const tooLarge = () =>
  new DomainError(
    'too-large',
    say(filesWords, ({ tooLarge }) => tooLarge(MAX_PHOTO_BYTES / 1024 / 1024)),
  );

const brokeOff = () =>
  new DomainError(
    'invalid-input',
    say(filesWords, ({ brokeOff }) => brokeOff),
  );
