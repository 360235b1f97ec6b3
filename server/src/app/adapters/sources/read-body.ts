import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodeText } from '../../../kernel/text-encoding.ts';
import { SourceProblem } from './source-problem.ts';

/** What `readBody` can unpack, as the header says it. */
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
  /** The encoding of the text, which overrides its mark and its server. */
  readonly textEncoding?: string | undefined;
  /** Of the unpacked text: a small answer may unpack to a huge one. */
  readonly maxBytes: number;
  /** Read only so much instead of refusing more. */
  readonly isCut?: boolean;
}

/**
 * The text of an answer, to its end.
 * @throws SourceProblem when it is too large or packed in a way that we don't know; what else goes wrong on the way
 * (cut off, silent, not what it says it is packed as) as it is.
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
  // What goes wrong in one of them ends all of them, and is thrown where the last is read.
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
