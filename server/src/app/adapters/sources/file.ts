import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import * as z from 'zod';
import { PermitMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { decodeText } from '../../../kernel/text-encoding.ts';
import { csvRows, csvWords } from './csv-rows.ts';
import { isLinesOfJson, jsonLineRows, jsonRows, jsonWords } from './json-rows.ts';
import { hostOf } from './kind-reader.ts';
import { MISSING_COLUMNS, SIGN_IN_PAGE, sampleColumns, samplePermits } from './sample-rows.ts';
import type { Kind, Reading } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

export const FileMapping = z.strictObject({
  ...PermitMapping.shape,
  /** Detected from the beginning of the file by default; 'ndjson' has one row per line. */
  format: z.enum(['csv', 'json', 'ndjson']).optional(),
  ...csvWords,
  ...jsonWords,
});
export type FileMapping = z.infer<typeof FileMapping>;

const sampleTable = (head: string) =>
  `${head}\n${samplePermits.map((row) => Object.values(row).join(';')).join('\n')}\n`;

/**
 * A CSV file, a JSON file or one with JSON on each line: uploaded, in the product's data folder, or at a web address.
 * Paths are relative to the folder of sources; nothing outside it is read.
 */
export const file: Kind<FileMapping> = {
  reads: 'A CSV, JSON or newline-delimited JSON file',
  mapping: FileMapping,
  isConditional: true,
  rows: async (reading) => {
    const { source, mapping, table } = reading;
    const text = (await textOf(reading)).replace(/^\ufeff/, '');
    const host = source.upload === null && isWeb(source.address) ? hostOf(source.address) : null;
    switch (mapping.format ?? formatOf(text)) {
      case 'json':
        return jsonRows(text, mapping, table, host);
      case 'ndjson':
        return jsonLineRows(text, table, host);
      case 'csv':
        return csvRows(text, mapping, table, host);
    }
  },
  sample: {
    path: '/permits.csv',
    mapping: { columns: sampleColumns },
    answer: sampleTable('Number;Title;Site'),
    cutOff: 'cut off',
    changed: { answer: sampleTable('PermitId;Name;Address'), problem: MISSING_COLUMNS },
    wrong: { answer: SIGN_IN_PAGE, problem: "doesn't have the columns" },
  },
};

function formatOf(text: string): 'csv' | 'json' | 'ndjson' {
  const [first] = text.slice(0, 1000).trimStart();
  if (first !== '[' && first !== '{') return 'csv';
  return first === '{' && isLinesOfJson(text) ? 'ndjson' : 'json';
}

const isWeb = (address: string) => /^https?:\/\//i.test(address);

async function textOf({ source, mapping, folder, get }: Reading<FileMapping>): Promise<string> {
  if (source.upload !== null) return source.upload;
  if (isWeb(source.address)) return (await get(source.address, 'text/csv, application/json, text/plain;q=0.9')).text;
  const missing = new SourceProblem({ kind: 'no-file', file: source.address.slice(0, 100) });
  const root = await realpath(folder).catch(() => {
    throw missing;
  });
  const path = await realpath(resolve(root, source.address)).catch(() => {
    throw missing;
  });
  const way = relative(root, path);
  if (way === '' || way.startsWith('..') || isAbsolute(way)) {
    throw new SourceProblem({ kind: 'file-outside' });
  }
  const handle = await open(path, 'r');
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw missing;
    if (facts.size > MAX_FILE_BYTES)
      throw new SourceProblem({ kind: 'file-too-large', megabytes: MAX_FILE_BYTES / 1024 / 1024 });
    return decodeText(await handle.readFile(), { encoding: mapping.encoding });
  } finally {
    await handle.close();
  }
}
