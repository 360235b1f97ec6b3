import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import {
  configureSource,
  confirmSource,
  enableSource,
  listSources,
  readNow,
  showRun,
} from '../../domains/ingest/public.ts';
import type { Context } from '../../kernel/context.ts';
import { decodeText, isEncoding } from '../../kernel/text-encoding.ts';
import { isLinesOfJson } from '../adapters/sources/json-rows.ts';
import { type Command, readWords, typedPath, UsageError } from './command.ts';
import { commandContext } from './command-context.ts';
import { showPreview } from './source-preview.ts';
import { lineOf, partWords } from './source-words.ts';
import { say } from './terminal.ts';
import { usages } from './usages.ts';

/** `plumbline sources`: manages the sources of projects. */
export const sourcesCommand: Command = {
  run: async (given, shutdown) => {
    const { positionals, values } = readWords(given, {
      id: { type: 'string' },
      name: { type: 'string' },
      mapping: { type: 'string' },
      kind: { type: 'string' },
    });
    const [verb = '', ...words] = positionals;
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (run === undefined) throw new UsageError(usages.sources.usage);
    const ctx = await commandContext('sources', shutdown);
    return run(ctx, words, values);
  },
};

type Values = Readonly<Partial<Record<'id' | 'name' | 'mapping' | 'kind', string>>>;
type Verb = (ctx: Context, words: readonly string[], values: Values) => Promise<number>;

/** Each returns the exit code. */
const verbs: Readonly<Record<string, Verb>> = {
  list: async (ctx) => {
    const { sources } = await listSources(ctx);
    if (sources.length === 0) say('There is no source yet.');
    for (const source of sources) say(lineOf(source));
    return 0;
  },
  add: async (ctx, [file], values) => {
    if (file === undefined) throw new UsageError('Name the file: plumbline sources add FILE');
    const form = await formOf(file, values);
    // The form's schema checks it field by field.
    await configureSource(ctx, form as never);
    const id = (form as { id?: unknown }).id;
    say(`${String(id)} is configured. Read it now with: plumbline sources run ${String(id)}`);
    return 0;
  },
  preview: async (ctx, [where], { kind, mapping }) => {
    if (where === undefined) throw new UsageError('Name the address or the file: plumbline sources preview ADDRESS');
    const columns = mapping === undefined ? undefined : parse(decodeText(await readBytes(mapping)), mapping);
    return showPreview(ctx, where, { kind, mapping: columns as Record<string, unknown> | undefined });
  },
  enable: async (ctx, words) => {
    await enableSource(ctx, oneId(words), true);
    say('It is read from now on.');
    return 0;
  },
  disable: async (ctx, words) => {
    await enableSource(ctx, oneId(words), false);
    say('It is read no more; what it has listed stays.');
    return 0;
  },
  confirm: async (ctx, words) => {
    await confirmSource(ctx, oneId(words));
    say('What it gives next is believed.');
    return 0;
  },
  run: async (ctx, words) => {
    const { sources } = await listSources(ctx);
    const unknown = words.find((word) => !sources.some(({ id }) => id === word));
    if (unknown !== undefined) throw new UsageError(`There is no source '${unknown}'. See: plumbline sources list`);
    const wanted = sources.filter(({ id, enabled }) => (words.length === 0 ? enabled : words.includes(id)));
    const runId = await readNow(
      ctx,
      wanted.map(({ id }) => id),
    );
    const run = await untilFinished(ctx, runId);
    for (const { name, sourceId, ...part } of run.sources) say(`${sourceId} (${name}): ${partWords(part)}`);
    return run.sources.every(({ state }) => state === 'succeeded' || state === 'unchanged') ? 0 : 1;
  },
};

/** A running worker may have taken the run over. */
async function untilFinished(ctx: Context, runId: IngestRun['id']): Promise<IngestRun> {
  for (;;) {
    const run = await showRun(ctx, runId);
    if (run?.finishedAt != null) return run;
    await sleep(500);
  }
}

function oneId([word]: readonly string[]): SourceId {
  if (word === undefined) throw new UsageError('Name the source. See: plumbline sources list');
  return SourceId.parse(word);
}

/** Returns the configuration that a file contains, or one for the file itself if its rows are projects. */
async function formOf(file: string, { id, name, mapping }: Values): Promise<object> {
  const bytes = await readBytes(file);
  const text = decodeText(bytes);
  if (extname(file).toLowerCase() === '.json' && !isLinesOfJson(text)) {
    const value = parse(text, file);
    if (typeof value === 'object' && value !== null && 'kind' in value) return value;
  }
  const stem = basename(file, extname(file));
  const columns = mapping === undefined ? {} : parse(decodeText(await readBytes(mapping)), mapping);
  return {
    id:
      id ??
      stem
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, ''),
    name: name ?? stem,
    kind: 'file',
    upload: decodeText(bytes, { encoding: encodingIn(columns) }),
    mapping: columns,
  };
}

/** Returns the mapping's encoding. Unknown ones are rejected when the configuration is checked. */
function encodingIn(mapping: unknown): string | undefined {
  const encoding = typeof mapping === 'object' && mapping !== null && 'encoding' in mapping ? mapping.encoding : null;
  return typeof encoding === 'string' && isEncoding(encoding) ? encoding : undefined;
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(typedPath(file));
  } catch (error) {
    throw new UsageError(`'${file}' can't be read: ${(error as { code?: string }).code ?? 'unknown reason'}.`);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`'${file}' is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
