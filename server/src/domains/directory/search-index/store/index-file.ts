import { type FileHandle, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { IndexArrays } from '../rules/contractor-index.ts';

/** An index without its cards, as it is stored. */
export interface StoredIndex {
  readonly arrays: IndexArrays;
  /** The length of the file with its cards. */
  readonly cardBytes: number;
  /** The texts of all opening hours, by number. */
  readonly hours: readonly string[];
  /** All lists of specialties but the empty one, by number. */
  readonly specialties: readonly (readonly string[])[];
  /** The point in the history of the directory that it shows. */
  readonly seen: { readonly key: string; readonly snapshot: string };
}

/** The index of a folder that is complete. */
const CURRENT = 'current.json';
const Current = z.object({ name: z.string().regex(/^[\w-]+$/) });
const kinds = { Int32Array, Float64Array, Uint16Array, Uint8Array } as const;
const Header = z.object({
  format: z.string(),
  cardBytes: z.number().int(),
  hours: z.array(z.string()),
  specialties: z.array(z.array(z.string())),
  seen: z.object({ key: z.string(), snapshot: z.string() }),
  columns: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['Int32Array', 'Float64Array', 'Uint16Array', 'Uint8Array']),
      length: z.number().int(),
      checksum: z.number(),
    }),
  ),
});
const LENGTH_BYTES = 4;

/** Where the cards of an index are. */
export const cardsPath = (folder: string, name: string): string => join(folder, `${name}.cards`);
const columnsPath = (folder: string, name: string): string => join(folder, `${name}.columns`);

/** Returns the name of the index that a folder holds; null without one. */
export async function currentIndex(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, CURRENT), 'utf8').catch(() => null);
  const current = text === null ? null : Current.safeParse(jsonOf(text));
  return current?.success === true ? current.data.name : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores an index whose cards are written already, and makes it the current one. After a crash it is, or isn't. */
export async function storeIndex(
  folder: string,
  name: string,
  { format, cardBytes, ...index }: StoredIndex & { readonly format: string },
): Promise<void> {
  const columns = Object.entries(index.arrays).map(([column, array]) => ({ name: column, ...about(array), array }));
  const { hours, specialties, seen } = index;
  const header = Buffer.from(
    JSON.stringify({
      format,
      cardBytes,
      hours,
      specialties,
      seen,
      columns: columns.map(({ array: _, ...rest }) => rest),
    }),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const file = await open(columnsPath(folder, name), 'w', 0o600);
  try {
    await file.writev([length, header, ...columns.map(({ array }) => bytesOf(array))]);
    await file.sync();
  } finally {
    await file.close();
  }
  await writeFile(join(folder, `${CURRENT}.new`), JSON.stringify({ name }), { mode: 0o600, flush: true });
  await rename(join(folder, `${CURRENT}.new`), join(folder, CURRENT));
  await tidy(folder, name);
}

/**
 * Reads a stored index.
 * @throws if it is damaged, unfinished, or of another format
 */
export async function readIndex(folder: string, name: string, format: string): Promise<StoredIndex> {
  const file = await open(columnsPath(folder, name));
  try {
    const length = (await readBytes(file, new Uint8Array(LENGTH_BYTES))).readUInt32LE(0);
    const header = Header.parse(JSON.parse((await readBytes(file, new Uint8Array(length))).toString()));
    if (header.format !== format) throw new Error('The stored search index is of another format');
    const arrays: Record<string, ArrayBufferView> = {};
    for (const column of header.columns) {
      const array = new kinds[column.kind](column.length);
      if (crc32(await readBytes(file, array)) !== column.checksum) {
        throw new Error(`The stored search index is damaged: ${column.name}`);
      }
      arrays[column.name] = array;
    }
    const { size } = await stat(cardsPath(folder, name));
    if (size !== header.cardBytes) throw new Error('The cards of the stored search index are incomplete');
    return { ...header, arrays: arrays as unknown as IndexArrays };
  } finally {
    await file.close();
  }
}

/** Removes everything but one index. Whoever still reads another one has its files open. */
async function tidy(folder: string, name: string): Promise<void> {
  const kept = new Set([CURRENT, `${name}.columns`, `${name}.cards`]);
  for (const entry of await readdir(folder)) {
    if (!kept.has(entry)) await rm(join(folder, entry), { force: true });
  }
}

function about(array: ArrayBufferView & { readonly length: number }) {
  return { kind: array.constructor.name, length: array.length, checksum: crc32(bytesOf(array)) };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

async function readBytes(file: FileHandle, array: ArrayBufferView): Promise<Buffer> {
  const bytes = bytesOf(array);
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at);
    if (bytesRead === 0) throw new Error('The stored search index is cut off');
    at += bytesRead;
  }
  return bytes;
}
