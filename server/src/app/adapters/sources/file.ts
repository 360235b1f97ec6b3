import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { SourceConfig } from '../../../domains/ingest/ports.ts';
import { FileMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { decodeText } from '../../../kernel/text-encoding.ts';
import { csvRows } from './csv-rows.ts';
import { isLinesOfJson, jsonLineRows, jsonRows } from './json-rows.ts';
import { hostOf, type Kind, type Reading } from './kind-reader.ts';
import { SourceProblem } from './source-problem.ts';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * A CSV file, a JSON file or one with JSON in every line: uploaded, below the folder of the product's data, or at an address of the web.
 * @param folder what paths are relative to; nothing outside of it is read.
 */
export const file = (folder: string): Kind<FileMapping> & { readonly mapping: typeof FileMapping } => ({
  mapping: FileMapping,
  isConditional: true,
  rows: async (reading) => {
    const { source, mapping } = reading;
    const text = (await textOf(reading, folder)).replace(/^\ufeff/, '');
    const name = nameOf(source);
    switch (mapping.format ?? formatOf(text)) {
      case 'json':
        return jsonRows(text, mapping, name);
      case 'ndjson':
        return jsonLineRows(text, mapping, name);
      case 'csv':
        return csvRows(text, mapping, name);
    }
  },
});

function formatOf(text: string): 'csv' | 'json' | 'ndjson' {
  const [first] = text.slice(0, 1000).trimStart();
  if (first !== '[' && first !== '{') return 'csv';
  return first === '{' && isLinesOfJson(text) ? 'ndjson' : 'json';
}

const isWeb = (address: string) => /^https?:\/\//i.test(address);
const nameOf = ({ upload, address }: SourceConfig) =>
  upload === null && isWeb(address) ? hostOf(address) : 'The file';

async function textOf({ source, mapping, get }: Reading<FileMapping>, folder: string): Promise<string> {
  if (source.upload !== null) return source.upload;
  if (isWeb(source.address)) return (await get(source.address, 'text/csv, application/json, text/plain;q=0.9')).text;
  const missing = new SourceProblem(
    `There is no file '${source.address.slice(0, 100)}' in the folder of sources. Put it there, or correct the address.`,
  );
  const root = await realpath(folder).catch(() => {
    throw missing;
  });
  const path = await realpath(resolve(root, source.address)).catch(() => {
    throw missing;
  });
  const way = relative(root, path);
  if (way === '' || way.startsWith('..') || isAbsolute(way)) {
    throw new SourceProblem('The file lies outside of the folder of sources. Only what lies in it is read.');
  }
  const handle = await open(path, 'r');
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw missing;
    if (facts.size > MAX_FILE_BYTES)
      throw new SourceProblem(`The file has more than ${MAX_FILE_BYTES / 1024 / 1024} MB. Divide it.`);
    return decodeText(await handle.readFile(), { encoding: mapping.encoding });
  } finally {
    await handle.close();
  }
}
