import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-store.ts';

/** What is known of a file's bytes once they have all passed. */
export interface Measure {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** The endings of the files' names: zstd, and in it age if encrypted; `age -d | zstd -d | tar x` reads them, too. */
export const endingOf = (key: string | undefined): string => (key === undefined ? '.tar.zst' : '.tar.zst.age');

/** Compresses a stream and, with a key (an age identity), encrypts it. `measure` is called when all has passed. */
export async function sealed(
  content: Readable,
  key: string | undefined,
  measure: (measure: Measure) => void,
): Promise<Readable> {
  const packed = chained(content, createZstdCompress());
  if (key === undefined) return chained(packed, measuring(measure));
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return chained(fromWeb(await encrypter.encrypt(toWeb(packed))), measuring(measure));
}

/**
 * Undoes `sealed`. The stream fails at its end if the bytes are not those that were measured.
 * @throws BackupError if the key doesn't fit
 */
export async function opened(content: Readable, key: string | undefined, expected: Measure): Promise<Readable> {
  const checked = chained(content, checking(expected));
  if (key === undefined) return chained(checked, createZstdDecompress());
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return chained(fromWeb(await decrypter.decrypt(toWeb(checked))), createZstdDecompress());
  } catch (error) {
    content.destroy();
    if (error instanceof BackupError) throw error;
    throw new BackupError('BACKUP_KEY is not the key of this backup: set the one with which it was made.');
  }
}

/** Passes bytes on, and says what they were. */
function measuring(measure: (measure: Measure) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      measure({ bytes, sha256: hash.digest('hex') });
      done();
    },
  });
}

function checking(expected: Measure): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      const isWhole = bytes === expected.bytes && hash.digest('hex') === expected.sha256;
      done(
        isWhole ? null : new BackupError('A file of the backup is damaged or incomplete: restore an earlier backup.'),
      );
    },
  });
}

/** Pipes one stream into another so that the failure of either ends both. */
function chained<To extends Transform>(from: Readable, to: To): To {
  from.on('error', (error) => to.destroy(error));
  to.on('close', () => from.destroy());
  return from.pipe(to);
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream);
