import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cslb, cslbColumns } from '../../../domains/directory/data/cslb.ts';
import { overture } from '../../../domains/directory/data/overture.ts';
import type { ImportSource } from '../../../domains/directory/rules/imported-listing.ts';
import { readOverturePlace } from '../../../domains/directory/rules/overture-place.ts';
import { readMapping, type TableMapping } from '../../../domains/directory/rules/table-mapping.ts';
import { type ImportOutcome, importListings } from '../../../domains/directory/use-cases/import-listings.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ImportCommand } from './command-line.ts';
import { fileIdOf } from './file-id.ts';
import type { FileReader } from './file-reader.ts';
import { ImportError } from './import-error.ts';
import type { ProgressBar } from './progress-bar.ts';
import { openFeatures } from './read-features.ts';
import { isParquet, openParquet } from './read-parquet.ts';
import { openTable } from './read-table.ts';
import { openReport } from './report-file.ts';

interface Opened {
  readonly source: ImportSource;
  readonly reader: FileReader;
  /** Everything besides the file that affects how its rows are read. */
  readonly readAs: unknown;
}

export interface FileImport {
  readonly outcome: ImportOutcome;
  readonly report: string;
}

interface ImportOptions {
  readonly bar: ProgressBar;
  readonly signal: AbortSignal;
  /** Directory of the report if the command names no file. */
  readonly dataDir: string;
}

/**
 * Imports one file.
 *
 * @throws ImportError with a message for the person who ran the command.
 */
export async function importFile(ctx: Context, command: ImportCommand, options: ImportOptions): Promise<FileImport> {
  const { file } = command;
  const about = await stat(file).catch(() => undefined);
  if (!about?.isFile()) throw new ImportError(`There is no file ${file}.`);
  const opened = await open(command, command.checkedOn ?? about.mtime.toISOString().slice(0, 10));
  const report = command.report ?? join(options.dataDir, 'imports', `${basename(file)}.rejected.csv`);
  const reportFile = await openReport(report);
  try {
    const outcome = await importListings(ctx, {
      source: opened.source,
      fileId: await fileIdOf(file, opened.readAs),
      batches: opened.reader.batches,
      report: reportFile,
      onProgress: ({ rowsRead, resumedAt }) => {
        const progress = { rows: rowsRead, part: opened.reader.progress() };
        if (rowsRead <= resumedAt) options.bar.pass(progress);
        else options.bar.show(progress);
      },
      signal: options.signal,
    });
    return { outcome, report };
  } finally {
    options.bar.end();
    await reportFile.close();
  }
}

async function open(command: ImportCommand, checkedOn: string): Promise<Opened> {
  const { kind, file, minConfidence } = command;
  if (kind === 'overture') {
    const read = (place: unknown) => readOverturePlace(place, minConfidence);
    const reader = (await isParquet(file)) ? await openParquet(file, read) : await openFeatures(file, read);
    return { source: overture, reader, readAs: { kind, minConfidence } };
  }
  const { mapping: written, columns } = await mappingOf(command);
  const mapping = { ...written, table: { ...written.table, encoding: command.encoding ?? written.table.encoding } };
  if (kind === 'licences' && !mapping.license) {
    throw new ImportError("The mapping has no licenses: it needs 'license' with 'board' and 'number'.");
  }
  return {
    source: { ...mapping.source, kind: kind === 'licences' ? 'licenses' : 'file' },
    reader: await openTable(file, mapping, { checkedOn, ...(columns && { columns }) }),
    readAs: { kind, mapping, checkedOn },
  };
}

const boards: Readonly<Record<string, { readonly mapping: TableMapping; readonly columns: readonly string[] }>> = {
  cslb: { mapping: cslb, columns: cslbColumns },
};

async function mappingOf({
  board,
  mapping: path,
}: ImportCommand): Promise<{ mapping: TableMapping; columns?: readonly string[] }> {
  if (path === undefined) {
    const known = boards[board ?? ''];
    if (known) return known;
    throw new ImportError(
      `There is no board '${board}'. Known boards: ${Object.keys(boards).join(', ')}. For any other, describe its file: --mapping FILE.`,
    );
  }
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ImportError(`There is no mapping file ${path}.`);
  try {
    return { mapping: readMapping(text) };
  } catch (error) {
    throw new ImportError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
