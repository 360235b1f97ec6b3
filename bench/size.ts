import { parseArgs } from 'node:util';

/** Returns the number of rows of a bench: `--size`, else the bench's default. */
export function sizeOr(usual: number): number {
  const { values } = parseArgs({ allowPositionals: true, strict: false, options: { size: { type: 'string' } } });
  const size = Number(values.size ?? usual);
  if (!Number.isSafeInteger(size) || size < 1) throw new Error('--size must be a whole number above 0');
  return size;
}
