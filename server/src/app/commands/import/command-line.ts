import { LEAST_CONFIDENCE } from '../../../domains/directory/rules/overture-place.ts';
import { isEncoding } from '../../../kernel/text-encoding.ts';
import { readWords, UsageError } from '../command.ts';
import { usages } from '../usages.ts';

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
 * @throws UsageError with what is wrong and how to use the command.
 */
export function readCommand(words: readonly string[]): ImportCommand {
  const { values, positionals } = parsed(words);
  const [word, file, ...more] = positionals;
  const kind = word === undefined ? undefined : kinds[word];
  if (kind === undefined || file === undefined || more.length > 0) {
    throw new UsageError(
      word !== undefined && kind === undefined
        ? `'${word}' can't be imported.\n\n${usages.import.usage}`
        : usages.import.usage,
    );
  }
  if (kind === 'csv' && values.mapping === undefined) {
    throw new UsageError('A table needs a mapping of its columns: --mapping FILE.');
  }
  if (kind === 'licences' && values.mapping === undefined && values.board === undefined) {
    throw new UsageError('Name the licensing board: --board cslb, or --mapping FILE for any other board.');
  }
  if (values.checked !== undefined && !isDay(values.checked)) {
    throw new UsageError(`--checked ${values.checked} is not a date. Write it as 2026-11-21.`);
  }
  if (values.encoding !== undefined && !isEncoding(values.encoding)) {
    throw new UsageError(`--encoding ${values.encoding} is not a known encoding. Try windows-1252 or utf-16le.`);
  }
  const minConfidence = Number(values['min-confidence'] ?? LEAST_CONFIDENCE);
  if (!(minConfidence >= 0 && minConfidence <= 1)) {
    throw new UsageError(`--min-confidence ${values['min-confidence']} must be a number from 0 to 1.`);
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

const parsed = (words: readonly string[]) =>
  readWords(words, {
    board: { type: 'string' },
    mapping: { type: 'string' },
    checked: { type: 'string' },
    encoding: { type: 'string' },
    'min-confidence': { type: 'string' },
    report: { type: 'string' },
  });

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text.length === 10;
}
