import { type FileHandle, open } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  type AsyncBuffer,
  type Compressors,
  type DecodedArray,
  type FileMetaData,
  parquetMetadataAsync,
} from 'hyparquet';
import { parquetReadColumn } from 'hyparquet/src/read.js';
import type { RowOutcome } from '../../../domains/directory/rules/imported-listing.ts';
import type { RowRead } from '../../../domains/directory/use-cases/import-listings.ts';
import { type FileReader, inBatches } from './file-reader.ts';
import { ImportError } from './import-error.ts';

/** Number of rows unpacked at once, within one row group. Most files have no larger groups. */
const ROWS_AT_ONCE = 131_072;
/** The columns we read. `bbox` has the point if the file doesn't say the type of its geometry. */
const COLUMNS =
  'id geometry bbox names categories taxonomy basic_category confidence operating_status addresses phones emails websites'.split(
    ' ',
  );

const decompressors: Compressors = {
  ZSTD: (input) => zstdDecompressSync(input),
  GZIP: (input) => gunzipSync(input),
  BROTLI: (input) => brotliDecompressSync(input),
};

/** Reads places from GeoParquet of any size, a few thousand rows at a time. */
export async function openParquet(path: string, read: (feature: unknown) => RowOutcome): Promise<FileReader> {
  const file = await open(path);
  const { buffer, metadata, columns } = await headOf(file, path).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  const total = Number(metadata.num_rows);
  let done = 0;

  async function* rows(): AsyncGenerator<RowRead> {
    try {
      for (const [rowStart, rowEnd] of rangesOf(metadata)) {
        const values = await columnsOf({ file: buffer, metadata, columns, rowStart, rowEnd });
        for (let at = 0; at < rowEnd - rowStart; at += 1) {
          done += 1;
          const place = Object.fromEntries(columns.map((name, column) => [name, values[column]?.[at]]));
          yield { line: done, outcome: read(featureOf(place)) };
        }
      }
    } finally {
      await file.close();
    }
  }

  return { batches: inBatches(rows()), progress: () => (total === 0 ? 1 : done / total) };
}

/** Reads the file's metadata. Fails if it doesn't contain places. */
async function headOf(file: FileHandle, path: string) {
  const { size } = await file.stat();
  const buffer: AsyncBuffer = {
    byteLength: size,
    slice: async (start, end = size) => {
      const bytes = new Uint8Array(end - start);
      await file.read(bytes, 0, bytes.length, start);
      return bytes.buffer;
    },
  };
  const metadata = await parquetMetadataAsync(buffer).catch((error: unknown) => {
    throw new ImportError(
      `${path} can't be read as Parquet: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const present = new Set(metadata.schema.map(({ name }) => name));
  const columns = COLUMNS.filter((name) => present.has(name));
  if (!['id', 'names'].every((name) => present.has(name))) {
    throw new ImportError(`${path} holds no places of Overture Maps: it has no columns 'id' and 'names'.`);
  }
  return { buffer, metadata, columns };
}

/** Splits the file into its row groups, and large ones into parts. */
function* rangesOf({ row_groups: groups }: FileMetaData): Generator<[start: number, end: number]> {
  let start = 0;
  for (const group of groups) {
    const end = start + Number(group.num_rows);
    for (; start < end; start = Math.min(end, start + ROWS_AT_ONCE)) yield [start, Math.min(end, start + ROWS_AT_ONCE)];
  }
}

interface Part {
  readonly file: AsyncBuffer;
  readonly metadata: FileMetaData;
  readonly columns: readonly string[];
  readonly rowStart: number;
  readonly rowEnd: number;
}

/** Decodes one column after the other: all at once would keep all intermediate forms in memory. */
async function columnsOf({ columns, ...part }: Part): Promise<DecodedArray[]> {
  const values: DecodedArray[] = [];
  for (const name of columns) {
    values.push(
      await parquetReadColumn({ ...part, columns: [name], compressors: decompressors, useOffsetIndex: true }),
    );
  }
  return values;
}

interface Box {
  readonly xmin: number;
  readonly xmax: number;
  readonly ymin: number;
  readonly ymax: number;
}

/** Converts a row to GeoJSON. */
function featureOf({ id, geometry, bbox, ...properties }: Record<string, unknown>): unknown {
  return { id, geometry: isPoint(geometry) ? geometry : middleOf(bbox), properties };
}

const isPoint = (geometry: unknown): boolean =>
  typeof geometry === 'object' && geometry !== null && 'type' in geometry && geometry.type === 'Point';

function middleOf(bbox: unknown): unknown {
  if (typeof bbox !== 'object' || bbox === null || !('xmin' in bbox)) return null;
  const { xmin, xmax, ymin, ymax } = bbox as Box;
  return { type: 'Point', coordinates: [(xmin + xmax) / 2, (ymin + ymax) / 2] };
}

/** Returns whether a file begins like Parquet. */
export async function isParquet(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PAR1';
  } finally {
    await file.close();
  }
}
