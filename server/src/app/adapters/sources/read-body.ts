import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodeText } from '../../../kernel/text-encoding.ts';
import { SourceProblem } from './source-problem.ts';

/** The encodings that `readBody` can decompress, in header form. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export interface BodyOptions {
  readonly host: string;
  readonly encoding: string;
  readonly contentType: string;
  /** The text's encoding, which overrides its byte order mark and its server. */
  readonly textEncoding?: string | undefined;
  /** Of the decompressed text: a small response may expand to a huge one. */
  readonly maxBytes: number;
  /** Truncate at this size instead of refusing more. */
  readonly isCut?: boolean;
}

/**
 * Returns the complete text of a response.
 *
 * @throws SourceProblem if it is too large or has an unknown compression. Other errors (cut off, silent, corrupt) are
 * thrown unchanged.
 */
export async function readBody(body: Readable, options: BodyOptions): Promise<string> {
  const { host, maxBytes } = options;
  const encodings = options.encoding.split(',').map((name) => name.trim().toLowerCase());
  const unpacking = encodings.filter((name) => name !== '' && name !== 'identity').map((name) => unpackers[name]);
  if (unpacking.length > 2 || unpacking.includes(undefined)) {
    body.destroy();
    throw new SourceProblem({ kind: 'unknown-packing', host, encoding: options.encoding.slice(0, 40) });
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // An error in one of them ends all, and is thrown where the last is read.
  const unpacked = unpacking
    .toReversed()
    .reduce<Readable>((from, unpack) => (unpack ? pipeline(from, unpack(), () => undefined) : from), body);
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else if (options.isCut === true) {
      chunks.push(chunk.subarray(0, chunk.length - (size - maxBytes)));
      break;
    } else {
      const megabytes = Math.round(maxBytes / 1024 / 1024);
      throw new SourceProblem({ kind: 'too-large', host, megabytes });
    }
  }
  const [, declared] = /charset\s*=\s*"?([\w:-]{1,40})/i.exec(options.contentType) ?? [];
  return decodeText(Buffer.concat(chunks), { encoding: options.textEncoding, declared });
}
