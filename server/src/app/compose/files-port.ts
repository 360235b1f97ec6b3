import { join } from 'node:path';
import type { FileStore, FilesPort } from '../../domains/files/ports.ts';
import { preparePhoto } from '../adapters/photos/prepare-photo.ts';
import { diskStore } from '../backups/disk-store.ts';
import { s3Store } from '../backups/s3-store.ts';
import type { Env } from '../env.ts';

/** Returns where files are kept: a folder in DATA_DIR, or the bucket that FILES_TO names. */
export function fileStore(env: Env): FileStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(env.FILES_TO ?? '') ?? [];
  if (bucket === undefined) return diskStore(join(env.DATA_DIR, 'files'), 'files');
  const { FILES_S3_KEY_ID: keyId = '', FILES_S3_SECRET: secret = '', FILES_S3_REGION: region } = env;
  const endpoint = env.FILES_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return s3Store({ endpoint, region, keyId, secret, bucket, prefix, settings: 'FILES' });
}

/** The files of this installation. */
export const filesPort = (env: Env): FilesPort => ({ store: fileStore(env), prepare: preparePhoto() });
