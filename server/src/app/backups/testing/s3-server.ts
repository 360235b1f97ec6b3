import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  readonly endpoint: string;
  /** The stored objects, by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Uploads that were begun and neither completed nor given up. */
  readonly uploads: ReadonlyMap<string, unknown>;
  /** Lets the next requests of a method fail with 500. */
  failNext(method: string, times: number): void;
  close(): void;
}

/** The keys per page of a list; S3 gives a thousand. */
const PAGE = 2;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Starts a local server with the part of the S3 API that backups use: one bucket, path-style addresses, uploads in pieces,
 * lists in pages. It checks the signature of each request (AWS Signature Version 4) and the hash of its body.
 */
export async function startS3Server(options: {
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const failures = new Map<string, number>();
  let count = 0;
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      const say = (status: number, text: string, headers: Record<string, string> = {}) =>
        reply.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
      const left = failures.get(request.method ?? '') ?? 0;
      if (left > 0) {
        failures.set(request.method ?? '', left - 1);
        return say(500, '<Error><Code>InternalError</Code></Error>');
      }
      if (!isSigned(request, body, options)) return say(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      const url = new URL(request.url ?? '', 'http://s3');
      const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
      if (bucket !== options.bucket) return say(404, '<Error><Code>NoSuchBucket</Code></Error>');
      const key = rest.join('/');
      const uploadId = url.searchParams.get('uploadId');
      switch (request.method) {
        case 'GET': {
          if (key === '') return say(200, listOf([...objects.keys()].sort(), url.searchParams));
          const found = objects.get(key);
          if (found === undefined) return say(404, '<Error><Code>NoSuchKey</Code></Error>');
          return void reply.writeHead(200).end(found);
        }
        case 'POST': {
          if (url.searchParams.has('uploads')) {
            count += 1;
            uploads.set(`upload-${count}`, new Map());
            return say(
              200,
              `<InitiateMultipartUploadResult><UploadId>upload-${count}</UploadId></InitiateMultipartUploadResult>`,
            );
          }
          const parts = uploads.get(uploadId ?? '');
          const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;/g)];
          const pieces = named.map(([, number, etag]) => {
            const piece = parts?.get(Number(number));
            return piece !== undefined && sha256(piece) === etag ? piece : null;
          });
          if (parts === undefined || pieces.length === 0 || pieces.includes(null)) {
            return say(200, '<Error><Code>InvalidPart</Code></Error>');
          }
          objects.set(key, Buffer.concat(pieces.flatMap((piece) => piece ?? [])));
          uploads.delete(uploadId ?? '');
          return say(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
        }
        case 'PUT': {
          const parts = uploads.get(uploadId ?? '');
          if (parts === undefined) return say(404, '<Error><Code>NoSuchUpload</Code></Error>');
          parts.set(Number(url.searchParams.get('partNumber')), body);
          return say(200, '', { etag: `"${sha256(body)}"` });
        }
        case 'DELETE':
          if (uploadId === null) objects.delete(key);
          else uploads.delete(uploadId);
          return say(204, '');
        default:
          return say(405, '<Error><Code>MethodNotAllowed</Code></Error>');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    failNext: (method, times) => void failures.set(method, times),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function listOf(keys: readonly string[], query: URLSearchParams): string {
  const matching = keys.filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = matching.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = from + PAGE < matching.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** Checks a request as the documentation of Signature Version 4 says, independently of the client's library. */
function isSigned(
  { method, url: address = '', headers }: IncomingMessage,
  body: Buffer,
  { keyId, secret }: { readonly keyId: string; readonly secret: string },
): boolean {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', region = '', service = '', ending = ''] = credential.split('/');
  const at = String(headers['x-amz-date']);
  if (id !== keyId || service !== 's3' || ending !== 'aws4_request' || !at.startsWith(day)) return false;
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false;
  const url = new URL(address, 'http://s3');
  const canonical = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}
