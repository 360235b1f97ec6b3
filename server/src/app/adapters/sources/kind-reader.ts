import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { LossReason } from '@plumbline/contract/domains/ingest/source.ts';
import type * as z from 'zod';
import type { ReadOptions, Rejection, SourceConfig, SourceReading, Validators } from '../../../domains/ingest/ports.ts';
import { listingOf } from '../../../domains/ingest/rules/normalised-listing.ts';
import { sourceDates } from '../../../domains/ingest/rules/source-dates.ts';
import type { RowMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { type Listing, READING_RULES } from '../../../domains/projects/public.ts';
import type { Answer, PoliteFetch, Validator } from './polite-fetch.ts';
import type { Kind, KindMapping, Reading, ReadRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** What readers may use besides the source. */
export interface KindTools extends Pick<Reading<unknown>, 'folder' | 'samKey'> {
  readonly web: PoliteFetch;
}

const CONFIGURATION = 'configuration';
const MAX_ROWS = 200_000;
const MAX_REJECTIONS = 10;
const BREATH = 500;

/** Reads a source of one kind from beginning to end; what it throws is a failure. */
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
    signal,
    now: options.now,
    progress: options.progress,
    get: async (url, accept) => {
      const answer = held.get(url) ?? (await ask(url, accept));
      held.delete(url);
      if (answer === 'not-modified')
        throw new SourceProblem('It answered that nothing has changed, without being asked.');
      if (answer.validator === null) isConditional = false;
      else validators[url] = answer.validator;
      return answer;
    },
  });
  const normalised = await normalise(rows, source, { ...mapping, ...kind.always }, options);
  options.progress(rows.length);
  const isKnown = isConditional && Object.keys(validators).length > 1;
  return { kind: 'read', ...normalised, read: rows.length, validators: isKnown ? validators : null };
}

function parseMapping<Mapping extends KindMapping>(kind: Kind<Mapping>, value: unknown): Mapping {
  const mapping = kind.mapping.safeParse(value);
  if (mapping.success) return mapping.data;
  const [issue] = mapping.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new SourceProblem(
    `The mapping of the source is wrong${where && ` at '${where}'`}: ${issue?.message ?? 'it is no object'}.`,
  );
}

/** Do all documents of the last reading answer that they are as they were? What has changed is kept for the reading. */
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

async function normalise(
  rows: readonly ReadRow[],
  { address, county }: SourceConfig,
  mapping: RowMapping,
  { signal, now }: ReadOptions,
) {
  if (rows.length > MAX_ROWS) {
    throw new SourceProblem(
      `It has ${rows.length} rows, more than ${MAX_ROWS}. Read fewer, with "where" in its mapping.`,
    );
  }
  const dates = sourceDates(
    mapping,
    rows.flatMap((read) => ('row' in read ? [read.row] : [])),
    now,
  );
  const given = { address, county, isSynthetic: false, dates };
  const listings = new Map<string, Listing>();
  const rejections: Rejection[] = [];
  const losses: Partial<Record<LossReason, number>> = {};
  const lose = (reason: LossReason) => {
    losses[reason] = (losses[reason] ?? 0) + 1;
  };
  let [skipped, rejected] = [0, 0];
  const reject = (row: string, reason: string, loss: LossReason = 'unreadable') => {
    lose(loss);
    rejected += 1;
    if (rejections.length < MAX_REJECTIONS) rejections.push({ row: row.slice(0, 100), reason });
  };
  for (const [at, read] of rows.entries()) {
    if (at % BREATH === BREATH - 1) {
      // Others of this process wait no longer than for these few.
      await breathe();
      signal.throwIfAborted();
    }
    if ('rejection' in read) {
      reject(read.rejection.row, read.rejection.reason);
      continue;
    }
    const result = listingOf(read.row, given, mapping);
    if (result.kind === 'skipped') {
      lose(result.reason);
      skipped += 1;
    } else if (result.kind === 'rejected') reject(`row ${at + 1}`, result.reason);
    else if (listings.has(result.listing.externalId))
      reject(result.listing.externalId, 'It is listed twice under this id.', 'duplicate');
    else listings.set(result.listing.externalId, result.listing);
  }
  if (rows.length > 0 && rejected === rows.length) {
    throw new SourceProblem(
      `None of its ${rows.length} rows can be read: its columns seem to have changed. The first: ${rejections[0]?.reason}`,
    );
  }
  return { listings: [...listings.values()], skipped, rejected, losses, rejections };
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** @throws SourceProblem for what is no JSON. */
export function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceProblem(`${host} answered something that is no JSON: it is out of order, or has changed.`);
  }
}

/** @throws SourceProblem saying that the answer as a whole is not what it was. */
export function expectShape<T>(shape: z.ZodType<T>, value: unknown, host: string): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') || 'the beginning';
  throw new SourceProblem(`The answer of ${host} has changed: at ${where} it is not what it used to be.`);
}

/** @throws SourceProblem naming columns that are no longer there. */
export function requireColumns(missing: readonly string[], host: string): void {
  if (missing.length === 0) return;
  const names = missing.slice(0, 5).map((name) => `'${name}'`);
  throw new SourceProblem(`${host} doesn't have the column ${names.join(', ')}. Correct the mapping of the source.`);
}

export const hostOf = (address: string): string => URL.parse(address)?.host ?? 'The source';
