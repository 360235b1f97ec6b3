import { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '@plumbline/contract/domains/files/photo.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { Owner } from '../rules/owner.ts';
import { ownerOfName } from '../rules/stored-name.ts';
import { filesOf } from '../store/file.ts';
import { checkOddFile } from '../testing/check-odd-file.ts';
import { filesContext } from '../testing/files-context.ts';
import { oddFiles } from '../testing/hostile-files.ts';
import { filesPort } from './open-store.ts';
import { eraseFiles, removeFile } from './remove-files.ts';
import { sweepFiles } from './sweep-files.ts';
import { takeUpload } from './take-upload.ts';

const ctx = await filesContext(await testDatabase());
const { store } = filesPort(ctx);
const forever = new AbortController().signal;
const anOwner = (): Owner => ({ kind: 'service-request', id: crypto.randomUUID() });
const beginning = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const upload = (owner: Owner, { key = `${crypto.randomUUID()}`, content = Readable.from([beginning]) } = {}) =>
  takeUpload(ctx, { owner, key, content, said: () => ({}) });
const storedOf = async (owner: Owner) => {
  const ids = new Set((await filesOf(ctx, owner)).map(({ id }) => id as string));
  return (await store.list('')).filter((name) => ids.has(ownerOfName(name)?.id ?? ''));
};
const at = (ctx: Context, days: number): Context => ({
  ...ctx,
  clock: { now: () => new Date(ctx.clock.now().getTime() + days * 86_400_000) },
});

/** A sample of the files that the proof checks. */
describe('an odd file', () => {
  const turns: readonly number[] = inTurn('odd files', [0, 1, 2, 3, 4, 5]);
  const sample = oddFiles.filter(({ becomes }, index) => turns.includes(index % 6) && becomes !== 'ready');
  it.each([...oddFiles.slice(0, 1), ...sample])('$name: $becomes', { timeout: patience(30_000) }, (file) =>
    checkOddFile(ctx, file),
  );
});

describe('an upload', () => {
  it('is the same photo when it is repeated, one after the other or at once', async () => {
    const owner = anOwner();
    const key = 'the same';
    const [first, second] = await Promise.allSettled([upload(owner, { key }), upload(owner, { key })]);
    const third = await upload(owner, { key });
    const done = [first, second].flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    expect(new Set([...done, third.id]).size).toBe(1);
    expect(done).not.toEqual([]);
    expect(await filesOf(ctx, owner)).toHaveLength(1);
    expect(await storedOf(owner)).toHaveLength(1);
  });

  it('never makes more than the most, however many arrive at once', async () => {
    const owner = anOwner();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => upload(owner)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_PHOTOS);
    expect(await filesOf(ctx, owner)).toHaveLength(MAX_PHOTOS);
    expect(await storedOf(owner)).toHaveLength(MAX_PHOTOS);
  });

  it('leaves nothing behind if it breaks off, and can be repeated', async () => {
    const owner = anOwner();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.concat([beginning, Buffer.alloc(100)]);
        throw new Error('ECONNRESET');
      })(),
    );
    await expect(upload(owner, { key: 'k', content: broken })).rejects.toThrow(/broke off/);
    expect(await filesOf(ctx, owner)).toEqual([]);
    expect(await upload(owner, { key: 'k' })).toMatchObject({ status: 'stored' });
  });

  it('ends as soon as it is too large', async () => {
    const owner = anOwner();
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        yield beginning;
        for (;;) {
          sent += 1 << 20;
          yield Buffer.alloc(1 << 20);
        }
      })(),
    );
    await expect(upload(owner, { content: endless })).rejects.toThrow(/at most 50 MB/);
    endless.destroy();
    expect(sent).toBeLessThan(MAX_PHOTO_BYTES + (64 << 20));
    expect(await filesOf(ctx, owner)).toEqual([]);
  });

  it('counts no longer once its process must have died', async () => {
    const owner = anOwner();
    const stalled = Readable.from([beginning]);
    const never = new Readable({ read: () => undefined });
    const dead = upload(owner, { content: never }).catch(() => undefined);
    for (let count = 1; count < MAX_PHOTOS; count += 1) await upload(owner);
    await expect(upload(owner)).rejects.toThrow(/at most 10/);
    await takeUpload(at(ctx, 0.01), { owner, key: 'later', content: stalled, said: () => ({}) });
    never.destroy();
    await dead;
  });
});

describe('stored bytes', () => {
  /** Runs what the domain has left for the worker to remove. */
  const runRemovals = async () => {
    const { filesJobs } = await import('../jobs.ts');
    const { rows } = await ctx.db.execute<{ payload: { prefix: string } }>(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id and task.identifier = 'remove-stored' returning job.payload`,
    );
    for (const { payload } of rows) await filesJobs['remove-stored'].run(ctx, payload, forever);
  };
  const all = () => store.list('');

  it('go with their file, and with the erasure of its owner', async () => {
    const [owner, other] = [anOwner(), anOwner()];
    const { id } = await upload(owner);
    await upload(owner);
    await upload(other);
    // Repeated uploads of other tests have left some.
    await runRemovals();
    const before = (await all()).length;
    expect(await removeFile(ctx, other, id)).toBe(false);
    expect(await removeFile(ctx, owner, id)).toBe(true);
    await runRemovals();
    expect(await all()).toHaveLength(before - 1);
    await eraseFiles(ctx, 'service-request', [owner.id]);
    await runRemovals();
    expect(await all()).toHaveLength(before - 2);
    expect(await storedOf(other)).toHaveLength(1);
  });

  it('that belong to nothing are swept after a day, and no others', async () => {
    const owner = anOwner();
    await upload(owner);
    const orphan = '2026-12-01/fl_orphan/small.webp';
    await store.write(orphan, Readable.from([beginning]));
    await sweepFiles(at(ctx, 1), forever);
    expect(await all()).toContain(orphan);
    await sweepFiles(at(ctx, 3), forever);
    expect(await all()).not.toContain(orphan);
    // A photo that nobody could prepare in a day is given up, and its original goes.
    expect(await filesOf(ctx, owner)).toMatchObject([{ status: 'refused', refusal: 'damaged' }]);
    expect(await storedOf(owner)).toHaveLength(1);
  });
});
