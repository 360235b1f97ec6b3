import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import type { BackupStore } from './backup-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
import { startS3Server } from './testing/s3-server.ts';

const account = { bucket: 'town', keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG' };
const server = await startS3Server(account);
const folder = await mkdtemp(join(tmpdir(), 'plumbline-store-'));
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const bucket = (given: object = {}) =>
  s3Store({
    endpoint: server.endpoint,
    region: 'us-east-1',
    ...account,
    prefix: 'our/backups',
    settings: 'BACKUP',
    pieceBytes: 4,
    ...given,
  });

const write = (store: BackupStore, name: string, content: string) =>
  store.write(name, Readable.from([Buffer.from(content)]));

describe.each<[string, BackupStore]>([
  ['a folder', diskStore(join(folder, 'backups'))],
  ['a bucket', bucket()],
])('%s', (_, store) => {
  it('keeps what was written, lists it by prefix, and forgets what was removed', async () => {
    expect(await store.list('')).toEqual([]);
    await write(store, 'b/two', 'the second of several pieces');
    await write(store, 'a/one', 'one');
    await write(store, 'a/empty', '');
    await write(store, 'a/one', 'one, written again');
    expect(await store.list('')).toEqual(['a/empty', 'a/one', 'b/two']);
    expect(await store.list('a/')).toEqual(['a/empty', 'a/one']);
    expect(await text(await store.read('b/two'))).toBe('the second of several pieces');
    expect(await text(await store.read('a/one'))).toBe('one, written again');
    await store.remove('a/one');
    await store.remove('a/one');
    await expect(store.read('a/one')).rejects.toThrow('There is no file');
  });

  it('has nothing of a file whose writing failed', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('the beginning');
        throw new Error('It broke');
      })(),
    );
    await expect(store.write('c/broken', breaking)).rejects.toThrow('It broke');
    expect(await store.list('c/')).toEqual([]);
  });
});

it('gives up what it has begun to upload', () => expect(server.uploads.size).toBe(0));

it('is under its prefix of the bucket', () => expect([...server.objects.keys()]).toContain('our/backups/b/two'));

it('does not list what a killed process was writing, and removes it with the rest', async () => {
  const store = diskStore(folder);
  await write(store, 'd/one', 'one');
  await writeFile(join(folder, 'd', 'two.unfinished-0123456789ab'), 'tw');
  expect(await store.list('d/')).toEqual(['d/one']);
  await store.remove('d/one');
  expect(await readdir(folder)).not.toContain('d');
});

it('tries a request again that failed at the store', async () => {
  server.failNext('PUT', 2);
  await write(bucket(), 'e/one', 'x');
  expect(await text(await bucket().read('e/one'))).toBe('x');
});

it('explains a refusal, a bucket that is not there, and a store that is not there', async () => {
  await expect(bucket({ secret: 'another' }).list('')).rejects.toThrow(/refuses \(SignatureDoesNotMatch\): check/);
  await expect(bucket({ bucket: 'village' }).list('')).rejects.toThrow(/There is no bucket village/);
  await expect(bucket({ endpoint: 'http://127.0.0.1:9' }).list('')).rejects.toThrow(
    /can't be reached \(.+\): check BACKUP_S3_ENDPOINT/,
  );
});

it('writes nothing outside of the folder', async () => {
  await expect(write(diskStore(folder), '../escaped', '')).rejects.toThrow(/is not a name within/);
});
