import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, generateIdentity } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { endingOf, type Measure, opened, sealed } from './sealing.ts';

const CONTENT = Buffer.from('All rows of all tables. '.repeat(5000));
const [key, otherKey] = [await generateIdentity(), await generateIdentity()];

/** Seals the content. Returns the bytes and what was measured. */
async function seal(key: string | undefined): Promise<[Buffer, Measure]> {
  let measured: Measure | undefined;
  const bytes = await buffer(await sealed(Readable.from([CONTENT]), key, (measure) => (measured = measure)));
  if (measured === undefined) throw new Error('Nothing was measured');
  return [bytes, measured];
}
const open = async (bytes: Buffer, key: string | undefined, measure: Measure) =>
  buffer(await opened(Readable.from([bytes]), key, measure));

describe.each([
  ['compressed', undefined],
  ['compressed and encrypted', key],
])('a part that is %s', (_, key) => {
  it('is smaller, is measured, and can be read again', async () => {
    const [bytes, measure] = await seal(key);
    expect(measure.bytes).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(CONTENT.length / 10);
    expect((await open(bytes, key, measure)).equals(CONTENT)).toBe(true);
  });

  it('is refused if a byte is missing, added or another', async () => {
    const [bytes, measure] = await seal(key);
    const other = Buffer.from(bytes);
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
    for (const damaged of [bytes.subarray(0, -1), Buffer.concat([bytes, bytes.subarray(0, 1)]), other]) {
      await expect(open(damaged, key, measure)).rejects.toThrow();
    }
  });
});

it('is refused even if what is missing is only at the end of the file', async () => {
  const [bytes, measure] = await seal(undefined);
  await expect(open(bytes, undefined, { ...measure, bytes: measure.bytes + 1 })).rejects.toThrow(
    /damaged or incomplete/,
  );
});

it('opens with no other key, and says so', async () => {
  const [bytes, measure] = await seal(key);
  await expect(open(bytes, otherKey, measure)).rejects.toThrow(/BACKUP_KEY is not the key of this backup/);
});

it('is a file that every implementation of age reads', async () => {
  const [bytes] = await seal(key);
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  expect((await decrypter.decrypt(bytes)).subarray(0, 4)).toEqual(Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd));
  expect([endingOf(key), endingOf(undefined)]).toEqual(['.tar.zst.age', '.tar.zst']);
});
