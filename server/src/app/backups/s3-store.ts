import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { load } from 'cheerio';
import { BackupError, type BackupStore } from './backup-store.ts';
import { inPieces } from './pieces.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly bucket: string;
  /** '' or a path without slashes at its ends. */
  readonly prefix: string;
  /** How the settings that name the bucket and its keys begin: 'BACKUP'. */
  readonly settings: 'BACKUP' | 'FILES';
  /** Milliseconds that one request may take. */
  readonly patience?: number;
  /** Bytes per request. S3 takes at least 5 MB for all but the last, and at most 10,000 of them. */
  readonly pieceBytes?: number;
}

const PATIENCE_MS = 120_000;
const PIECE_BYTES = 16 * 1024 * 1024;
/** Of a request that failed because of the store or the network. */
const RETRIES = 4;

/**
 * A bucket of any store with the S3 API. Requests are signed (Signature Version 4, over the content, too). A file appears
 * only when all of its pieces have been confirmed by their checksums; what a killed process has uploaded is no file, and
 * the bucket's rule for incomplete uploads removes it.
 */
export function s3Store(options: S3Options): BackupStore {
  const { endpoint, region, bucket, prefix, settings, patience = PATIENCE_MS, pieceBytes = PIECE_BYTES } = options;
  const place = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
  const client = new AwsClient({
    accessKeyId: options.keyId,
    secretAccessKey: options.secret,
    service: 's3',
    region,
    retries: RETRIES,
  });
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  const addressOf = (key: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };

  async function send(method: string, address: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const response = await client
      .fetch(address, { method, headers, signal: AbortSignal.timeout(patience), ...(body && { body }) })
      .catch((error: unknown) => {
        throw new BackupError(`${place} can't be reached (${causeOf(error)}): check ${settings}_S3_ENDPOINT.`);
      });
    if (response.ok || response.status === 404) return response;
    throw refusal(place, settings, response.status, await response.text());
  }

  /** Sends a file in pieces. Nothing is a file until the last request. */
  async function upload(key: string, content: Readable): Promise<void> {
    const started = load(await textOf(await send('POST', addressOf(key, { uploads: '' }))), { xml: true });
    const uploadId = started('UploadId').text();
    if (uploadId === '') throw new BackupError(`${place} doesn't take uploads in pieces: choose another store.`);
    try {
      const parts: string[] = [];
      for await (const piece of inPieces(content, pieceBytes)) {
        const partNumber = String(parts.length + 1);
        const stored = await send('PUT', addressOf(key, { partNumber, uploadId }), piece);
        const etag = stored.headers.get('etag');
        if (!stored.ok || etag === null) throw new BackupError(`${place} lost a part of an upload: try again.`);
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`);
      }
      const whole = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const done = await textOf(await send('POST', addressOf(key, { uploadId }), whole));
      // S3 may answer 200 and then fail.
      if (!done.includes('CompleteMultipartUploadResult')) throw refusal(place, settings, 200, done);
    } catch (error) {
      await send('DELETE', addressOf(key, { uploadId })).catch(() => undefined);
      throw error;
    }
  }

  return {
    place,
    write: (name, content) => upload(keyOf(name), content),
    read: async (name) => {
      const response = await send('GET', addressOf(keyOf(name)));
      if (!response.ok || response.body === null) throw new BackupError(`There is no file ${name} in ${place}.`);
      return Readable.fromWeb(response.body as import('node:stream/web').ReadableStream<Uint8Array>);
    },
    list: async (given) => {
      const names: string[] = [];
      for (let next = ''; ; ) {
        const query = { 'list-type': '2', prefix: keyOf(given), ...(next && { 'continuation-token': next }) };
        const response = await send('GET', addressOf('', query));
        if (!response.ok)
          throw new BackupError(`There is no bucket ${bucket} at ${endpoint}: create it, or check ${settings}_TO.`);
        const page = load(await response.text(), { xml: true });
        for (const key of page('Contents > Key')) names.push(page(key).text().slice(keyOf('').length));
        next = page('NextContinuationToken').text();
        if (next === '') return names.sort();
      }
    },
    remove: async (name) => void (await send('DELETE', addressOf(keyOf(name)))),
  };
}

const textOf = (response: Response): Promise<string> => response.text();

function refusal(place: string, settings: string, status: number, body: string): BackupError {
  const code = load(body, { xml: true })('Code').text() || String(status);
  return new BackupError(
    `${place} refuses (${code}): check ${settings}_TO, ${settings}_S3_KEY_ID, ${settings}_S3_SECRET and its rights.`,
  );
}

/** Returns a code such as ECONNREFUSED or TimeoutError, never an address. */
function causeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  return cause?.code ?? name ?? 'unknown';
}
