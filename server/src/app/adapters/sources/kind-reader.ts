import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import { speaking } from '@plumbline/contract/kernel/words.ts';
import type * as z from 'zod';
import type { ReadOptions, SourceConfig, SourceReading, Validators } from '../../../domains/ingest/ports.ts';
import { rowCollector } from '../../../domains/ingest/rules/row-results.ts';
import { columnReader, missingColumns } from '../../../domains/ingest/rules/table-row.ts';
import { READING_RULES } from '../../../domains/projects/public.ts';
import { schemaErrors } from '../../../kernel/schema-errors.ts';
import type { Answer, PoliteFetch, Validator } from './polite-fetch.ts';
import type { Kind, KindMapping, Reading, ReadRow, TableReader } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** The tools that readers get besides the source. */
export interface KindTools extends Pick<Reading<unknown>, 'folder' | 'samKey'> {
  readonly web: PoliteFetch;
}

const CONFIGURATION = 'configuration';
const MAX_ROWS = 200_000;
const MAX_NAMED = 5;
const BREATH = 500;

/** Reads a complete source of one kind; anything that it throws is a failure. */
export async function readKind<Mapping extends KindMapping>(
  kind: Kind<Mapping>,
  { web, folder, samKey }: KindTools,
  source: SourceConfig,
  options: ReadOptions,
): Promise<SourceReading> {
  const mapping = parseMapping(kind, source.mapping);
  const { signal } = options;
  const configuration = { [CONFIGURATION]: { etag: digest([READING_RULES, source.address, source.county, mapping]) } };
  const validators: Record<string, Validator> = { ...configuration };
  const held = new Map<string, Answer>();
  let isConditional = kind.isConditional;
  const ask = (url: string, accept: string, since?: Validator) =>
    web.get(url, {
      accept,
      signal,
      obeyRobots: mapping.robots === 'obey',
      encoding: mapping.encoding,
      ...(since && { since }),
    });

  if (kind.isConditional && options.previous?.[CONFIGURATION]?.etag === configuration[CONFIGURATION]?.etag) {
    if (await isUnchanged(options.previous, ask, held)) return { kind: 'unchanged' };
  }
  const rows = await kind.rows({
    source,
    mapping,
    folder,
    samKey,
    table: mappedTable(mapping, source.upload === null ? hostOf(source.address) : null),
    most: null,
    signal,
    now: options.now,
    progress: options.progress,
    get: async (url, accept) => {
      const answer = held.get(url) ?? (await ask(url, accept));
      held.delete(url);
      if (answer === 'not-modified') throw new SourceProblem({ kind: 'unasked-unchanged' });
      if (answer.validator === null) isConditional = false;
      else validators[url] = answer.validator;
      return answer;
    },
  });
  const normalized = await normalize(rows, source, { ...mapping, ...kind.always }, options);
  options.progress(rows.length);
  const isKnown = isConditional && Object.keys(validators).length > 1;
  return { kind: 'read', ...normalized, read: rows.length, validators: isKnown ? validators : null };
}

/** @throws SourceProblem if the mapping is not one of the kind. */
export function parseMapping<Mapping extends KindMapping>(kind: Kind<Mapping>, value: unknown): Mapping {
  const parse = (language: Language) =>
    speaking(language, () => kind.mapping.safeParse(value, { error: schemaErrors[language] }));
  const mapping = parse(DEFAULT_LANGUAGE);
  if (mapping.success) return mapping.data;
  const [issue] = mapping.error.issues;
  const why = (language: Language) => parse(language).error?.issues[0]?.message ?? '';
  throw new SourceProblem({
    kind: 'mapping-wrong',
    at: issue?.path.join('.') ?? '',
    why: { en: why('en'), es: why('es') },
  });
}

/** Returns whether all documents of the last reading are unchanged. Changed ones are kept for the reading. */
async function isUnchanged(
  previous: Validators,
  ask: (url: string, accept: string, since: Validator) => Promise<Answer | 'not-modified'>,
  held: Map<string, Answer>,
): Promise<boolean> {
  const documents = Object.entries(previous).filter(([url]) => url !== CONFIGURATION);
  for (const [url, since] of documents) {
    const answer = await ask(url, '*/*', since);
    if (answer === 'not-modified') continue;
    held.set(url, answer);
    return false;
  }
  return documents.length > 0;
}

async function normalize(
  rows: readonly ReadRow[],
  { address, county }: SourceConfig,
  mapping: KindMapping,
  { signal, now }: ReadOptions,
) {
  if (rows.length > MAX_ROWS) {
    throw new SourceProblem({ kind: 'too-many-rows', count: rows.length, most: MAX_ROWS });
  }
  const collector = rowCollector(
    { address, county, isSynthetic: false },
    mapping,
    rows.flatMap((read) => ('row' in read ? [read.row] : [])),
    now,
  );
  for (const [at, read] of rows.entries()) {
    if (at % BREATH === BREATH - 1) {
      // Lets other work of this process run after a few rows.
      await breathe();
      signal.throwIfAborted();
    }
    collector.take(read, at);
  }
  const result = collector.result();
  if (rows.length > 0 && result.rejected === rows.length) {
    throw new SourceProblem({ kind: 'no-readable-row', count: rows.length, example: result.rejections[0] });
  }
  return result;
}

/** Returns the reader of a table's rows by the columns of a mapping. */
export function mappedTable(
  { columns, spatialReference }: Pick<KindMapping, 'columns' | 'spatialReference'>,
  host: string | null,
): TableReader {
  const read = columnReader(columns, spatialReference);
  return {
    row: (record, geometry) => ({ row: read(record, geometry) }),
    expectColumns: (present) => {
      const missing = missingColumns(columns, present);
      if (missing.length === 0) return;
      throw new SourceProblem({ kind: 'columns-missing', host, columns: missing.slice(0, MAX_NAMED) });
    },
  };
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** @throws SourceProblem if it isn't JSON. */
export function parseJson(text: string, host: string | null): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceProblem({ kind: 'not-json', host });
  }
}

/** @throws SourceProblem if the response's structure has changed. */
export function expectShape<T>(shape: z.ZodType<T>, value: unknown, host: string | null): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new SourceProblem({ kind: 'shape-changed', host, at: result.error.issues[0]?.path.join('.') ?? '' });
}

/** Returns the host of a web address; null for anything else. */
export const hostOf = (address: string): string | null => URL.parse(address)?.host ?? null;
