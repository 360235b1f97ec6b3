import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const SAMPLE = 1024 * 1024;

/** Identifies a file by its content (its size, beginning and end) and by how it is read, regardless of its path. */
export async function fileIdOf(path: string, readAs: unknown): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const hash = createHash('sha256').update(`${size} ${JSON.stringify(readAs)} `);
    for (const start of [0, Math.max(0, size - SAMPLE)]) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, start);
      hash.update(buffer.subarray(0, bytesRead));
    }
    return hash.digest('base64url');
  } finally {
    await file.close();
  }
}
