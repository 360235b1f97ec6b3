import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { filesJobs } from '../jobs.ts';
import { filesWords } from '../rules/files.words.ts';
import { arrivalOf, folderOf, sizeNames } from '../rules/stored-name.ts';
import { fileOf } from '../store/file.ts';
import { filesPort } from '../use-cases/open-store.ts';
import { takeUpload } from '../use-cases/take-upload.ts';
import { type OddFile, PLACE_CANARY } from './hostile-files.ts';

const forever = new AbortController().signal;

/** Uploads a file and has it prepared, and checks everything that is stored of it. */
export async function checkOddFile(ctx: Context, { make, becomes, size }: OddFile): Promise<void> {
  const bytes = await make();
  const owner = { kind: 'service-request' as const, id: crypto.randomUUID() };
  const upload = { owner, key: crypto.randomUUID(), content: Readable.from(pieces(bytes)), said: () => ({}) };
  const taken = await takeUpload(ctx, upload).catch((error: unknown) => error);
  if (taken instanceof DomainError) {
    expect(becomes).not.toBe('ready');
    expect(taken.message).toBe(filesWords.en.refusals[becomes as 'other']);
    return;
  }
  const { id } = taken as { id: never };
  await filesJobs['prepare-photo'].run(ctx, { fileId: id }, forever);
  const file = await fileOf(ctx, id);
  if (file === null) throw new Error('The file is gone');
  expect(file.refusal ?? file.status).toBe(becomes);
  await filesJobs['remove-stored'].run(ctx, { prefix: arrivalOf(file) }, forever);
  const { store } = filesPort(ctx);
  const left = await store.list(folderOf(file));
  if (becomes !== 'ready') return expect(left).toEqual([]);
  expect(left).toEqual(sizeNames.map((name) => folderOf(file) + name).toSorted());
  for (const name of sizeNames) {
    const stored = await buffer(await store.read(folderOf(file) + name));
    expect(stored.toString('latin1')).not.toContain(PLACE_CANARY.slice(0, 9));
    const { format, exif, xmp, iptc, icc, orientation, pages } = await sharp(stored).metadata();
    expect({ format, exif, xmp, iptc, icc, orientation, pages }).toEqual({
      format: name.endsWith('.webp') ? 'webp' : 'jpeg',
    });
  }
  if (size !== undefined) expect({ width: file.width, height: file.height }).toEqual(size);
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  // Small ones first, so that the beginning arrives in parts.
  yield bytes.subarray(0, 5);
  for (let from = 5; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}
