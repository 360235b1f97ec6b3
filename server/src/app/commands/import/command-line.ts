import { parseArgs } from 'node:util';
import { LEAST_CONFIDENCE } from '../../../domains/directory/rules/overture-place.ts';
import { isEncoding } from '../../../kernel/text-encoding.ts';
import { ImportError } from './import-error.ts';

const USAGE = `Imports real contractors into the directory, whether or not the product is running.

  npm run import -- overture FILE                     places of Overture Maps: GeoParquet, GeoJSON, GeoJSONSeq
  npm run import -- licenses FILE --board cslb        licenses of California's board (its 'License Master' file)
  npm run import -- licenses FILE --mapping M         licenses of any other board, with mapping file M
  npm run import -- csv FILE --mapping M              any other table of businesses

  --checked 2026-11-21   the day the licenses were looked up; by default, the file's date
  --encoding latin1      the encoding of a table, if it is detected incorrectly
  --min-confidence 0.5   skips places with a lower Overture confidence
  --report FILE          writes the rejected rows to FILE, with line numbers and reasons

It shows its progress. If it is interrupted, run the same command again to continue. Importing a file twice changes nothing.
docs/operations.md, 'Bringing in real contractors', explains the mapping file.`;

/** The file to import, and how to read it. */
export interface ImportCommand {
  /** Part of the stored id of a file, so the spelling 'licences' stays. */
  readonly kind: 'overture' | 'licences' | 'csv';
  readonly file: string;
  readonly board: string | undefined;
  readonly mapping: string | undefined;
  /** yyyy-MM-dd. */
  readonly checkedOn: string | undefined;
  /** The encoding of a table; undefined if it is detected, or the mapping gives it. */
  readonly encoding: string | undefined;
  readonly minConfidence: number;
  readonly report: string | undefined;
}

const kinds: Readonly<Record<string, ImportCommand['kind']>> = {
  overture: 'overture',
  licences: 'licences',
  licenses: 'licences',
  csv: 'csv',
};

/**
 * Parses the command line.
 *
 * @throws ImportError with what is wrong and how to use the command.
 */
export function readCommand(words: readonly string[]): ImportCommand {
  const { values, positionals } = parsed(words);
  const [word, file, ...more] = positionals;
  const kind = word === undefined ? undefined : kinds[word];
  if (kind === undefined || file === undefined || more.length > 0) {
    throw new ImportError(
      word !== undefined && kind === undefined ? `'${word}' can't be imported.\n\n${USAGE}` : USAGE,
    );
  }
  if (kind === 'csv' && values.mapping === undefined) {
    throw new ImportError('A table needs a mapping of its columns: --mapping FILE.');
  }
  if (kind === 'licences' && values.mapping === undefined && values.board === undefined) {
    throw new ImportError('Name the licensing board: --board cslb, or --mapping FILE for any other board.');
  }
  if (values.checked !== undefined && !isDay(values.checked)) {
    throw new ImportError(`--checked ${values.checked} is not a date. Write it as 2026-11-21.`);
  }
  if (values.encoding !== undefined && !isEncoding(values.encoding)) {
    throw new ImportError(`--encoding ${values.encoding} is not a known encoding. Try windows-1252 or utf-16le.`);
  }
  const minConfidence = Number(values['min-confidence'] ?? LEAST_CONFIDENCE);
  if (!(minConfidence >= 0 && minConfidence <= 1)) {
    throw new ImportError(`--min-confidence ${values['min-confidence']} must be a number from 0 to 1.`);
  }
  return {
    kind,
    file,
    board: values.board,
    mapping: values.mapping,
    checkedOn: values.checked,
    encoding: values.encoding,
    minConfidence,
    report: values.report,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        board: { type: 'string' },
        mapping: { type: 'string' },
        checked: { type: 'string' },
        encoding: { type: 'string' },
        'min-confidence': { type: 'string' },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text.length === 10;
}
