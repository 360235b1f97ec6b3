import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { loadEnvFile } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { IngestRun } from '@plumbline/contract/domains/ingest/source.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { AUTHENTICATOR_SECRETS } from '../../domains/accounts/public.ts';
import { localAssistant } from '../../domains/assistant/public.ts';
import { bidsPort } from '../../domains/bids/public.ts';
import {
  configureSource,
  confirmSource,
  enableSource,
  listSources,
  readNow,
  showRun,
} from '../../domains/ingest/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { openDatabase } from '../../kernel/database.ts';
import { DomainError } from '../../kernel/errors.ts';
import { MigrationError, migrate } from '../../kernel/migrate.ts';
import { openLog } from '../../kernel/open-log.ts';
import { ownSecret } from '../../kernel/own-secret.ts';
import { sealedTexts } from '../../kernel/sealed-texts.ts';
import { decodeText, isEncoding } from '../../kernel/text-encoding.ts';
import { isLinesOfJson } from '../adapters/sources/json-rows.ts';
import { claims } from '../compose/claims.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { messagePorts } from '../compose/message-ports.ts';
import { personalData } from '../compose/personal-data.ts';
import { sourcePort } from '../compose/source-port.ts';
import { EmbeddedPostgresError } from '../embedded-postgres/error.ts';
import { readEnv, SettingError, settingsOf } from '../env.ts';
import { reachDatabase } from '../processes/reach-database.ts';
import { createShutdown, type Shutdown } from '../processes/shutdown.ts';
import { completeEnv } from '../setup/stored-settings.ts';
import { lineOf, partWords } from './source-words.ts';
import { say, sayFailure } from './terminal.ts';

const USAGE = `npm run sources -- list               every source, how it stands and when it is read next
npm run sources -- add FILE           adds a source, or changes it: a JSON file with its configuration, or a CSV or
                                      JSON file of projects, which is taken over (--id ID, --name NAME, --mapping FILE)
npm run sources -- enable ID          reads it from now on
npm run sources -- disable ID         reads it no more; what it has listed stays
npm run sources -- confirm ID         believes what it gives next, however little it is
npm run sources -- run [ID …]         reads these sources, or all that are enabled, now`;

/** The command line is invalid; `message` says what to do. */
class UsageError extends Error {
  override name = 'UsageError';
}

async function main(shutdown: Shutdown): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { id: { type: 'string' }, name: { type: 'string' }, mapping: { type: 'string' } },
  });
  const [verb = '', ...words] = positionals;
  const run = commands[verb];
  if (run === undefined) throw new UsageError(USAGE);
  const ctx = await open(shutdown);
  return run(ctx, words, values);
}

async function open(shutdown: Shutdown): Promise<Context> {
  if (existsSync('.env')) loadEnvFile('.env');
  const given = readEnv(process.env, { complete: false });
  const connectionString = await reachDatabase(given, shutdown);
  await migrate(connectionString);
  const env = await completeEnv(connectionString, given, process.env);
  const { db, close } = openDatabase(connectionString, databaseOptions(env).import);
  shutdown.onStop('database connections', close);
  const log = openLog(env.LOG_LEVEL);
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`;
  const sources = sourcePort(env, publicUrl, systemClock, log);
  shutdown.onStop('requests to sources', () => sources.close());
  return {
    actor: { kind: 'system', task: 'sources' },
    language: DEFAULT_LANGUAGE,
    db,
    clock: systemClock,
    settings: settingsOf(env, publicUrl),
    ports: {
      messaging: await messagePorts(env, publicUrl, db, systemClock),
      assistant: localAssistant(),
      sources,
      bids: bidsPort(),
      outreachWriter: null,
      transcriber: null,
      claims,
      personalData,
      authenticatorSecrets: sealedTexts(env.SECRET ?? (await ownSecret(db, 'cookies')), AUTHENTICATOR_SECRETS),
      identity: null,
      countSecurityEvent: null,
      geocoder: null,
      addressGeocoder: null,
      places: null,
      payments: null,
    },
    log,
  };
}

type Values = Readonly<Partial<Record<'id' | 'name' | 'mapping', string>>>;
type Command = (ctx: Context, words: readonly string[], values: Values) => Promise<number>;

/** Each returns the exit code. */
const commands: Readonly<Record<string, Command>> = {
  list: async (ctx) => {
    const { sources } = await listSources(ctx);
    if (sources.length === 0) say('There is no source yet.');
    for (const source of sources) say(lineOf(source));
    return 0;
  },
  add: async (ctx, [file], values) => {
    if (file === undefined) throw new UsageError('Name the file: npm run sources -- add FILE');
    const form = await formOf(file, values);
    // The form's schema checks it field by field.
    await configureSource(ctx, form as never);
    const id = (form as { id?: unknown }).id;
    say(`${String(id)} is configured. Read it now with: npm run sources -- run ${String(id)}`);
    return 0;
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
    if (unknown !== undefined) throw new UsageError(`There is no source '${unknown}'. See: npm run sources -- list`);
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
  if (word === undefined) throw new UsageError('Name the source. See: npm run sources -- list');
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
    return await readFile(file);
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

const EXPECTED = [UsageError, SettingError, MigrationError, EmbeddedPostgresError, DomainError];

const shutdown = createShutdown();
try {
  await shutdown.now(await main(shutdown));
} catch (error) {
  sayFailure(error, EXPECTED);
  const fields = error instanceof DomainError ? Object.entries(error.fields ?? {}) : [];
  for (const [field, message] of fields) say(`  ${field || 'the file'}: ${message}`);
  await shutdown.now(1);
}
