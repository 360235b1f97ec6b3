import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startS3Server } from '../backups/testing/s3-server.ts';
import { readEnv, settingProblems } from '../env.ts';
import { fileStore } from './files-port.ts';

const account = { bucket: 'town', keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG' };
const server = await startS3Server(account);
afterAll(() => server.close());

const settings = {
  FILES_TO: 's3://town/photos',
  FILES_S3_ENDPOINT: server.endpoint,
  FILES_S3_KEY_ID: account.keyId,
  FILES_S3_SECRET: account.secret,
};

it('keeps files in the bucket that the settings name, with signed requests', async () => {
  const store = fileStore(readEnv(settings));
  await store.write('2026-12-01/fl_sink/small.webp', Readable.from([Buffer.from('a sink')]));
  expect([...server.objects.keys()]).toEqual(['photos/2026-12-01/fl_sink/small.webp']);
  expect(await text(await store.read('2026-12-01/fl_sink/small.webp'))).toBe('a sink');
  expect(await store.list('2026-12-01/fl_sink/')).toEqual(['2026-12-01/fl_sink/small.webp']);
  await store.remove('2026-12-01/fl_sink/small.webp');
  expect(server.objects.size).toBe(0);
});

it('names the setting that is wrong', async () => {
  const refused = fileStore(readEnv({ ...settings, FILES_S3_SECRET: 'another' }));
  await expect(refused.list('')).rejects.toThrow(/check FILES_TO, FILES_S3_KEY_ID, FILES_S3_SECRET/);
  expect(settingProblems({ FILES_TO: 's3://town' })).toContain(
    'FILES_S3_KEY_ID: a bucket needs both FILES_S3_KEY_ID and FILES_S3_SECRET.',
  );
  expect(settingProblems({ FILES_TO: '/srv/photos' }).join()).toMatch(/^FILES_TO: must be s3:/);
});
