import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { onTestFinished } from 'vitest';
import type { ReadOptions, SourceConfig, SourceReading } from '../../../../domains/ingest/ports.ts';
import { problemText } from '../../../../domains/ingest/rules/reading-problem.ts';
import type { Listing } from '../../../../domains/projects/public.ts';
import { systemClock } from '../../../../kernel/clock.ts';
import { silentLog } from '../../../../kernel/log.ts';
import { createPoliteFetch } from '../polite-fetch.ts';
import { createSources } from '../sources.ts';
import { type Reply, type SourceServer, sourceServer } from './source-server.ts';

export interface Given {
  readonly kind: SourceKind;
  /** Appended to the server's origin; for a file without a server, its path. */
  readonly path?: string;
  readonly mapping?: Record<string, unknown>;
  readonly county?: SourceConfig['county'];
  readonly upload?: string;
  readonly folder?: string;
  readonly samKey?: string;
}

/** Returns a fetcher that reaches a local server, and loses its patience soon. */
export const webOf = ({ origin }: SourceServer) =>
  createPoliteFetch({
    clock: systemClock,
    userAgent: 'PlumblineTest/1.0',
    pauseMs: 1,
    privateOrigins: [origin],
    patience: { silence: 500, answer: 1500, attempts: 2, backoff: 10, maxWait: 2000, maxBytes: 5_000_000 },
  });

const NOW = new Date('2026-10-08T16:00:00Z');

/** Creates a source of one kind on a local server, and its reader. Both end with the test. */
export async function sourceOn(reply: Reply, given: Given) {
  const server: SourceServer = await sourceServer(reply);
  const web = webOf(server);
  onTestFinished(async () => {
    await web.close();
    await server.close();
  });
  const sources = createSources({
    web,
    folder: given.folder ?? '/nowhere',
    samKey: given.samKey ?? null,
    demonstration: async () => ({ kind: 'unchanged' }),
    log: silentLog,
  });
  const source: SourceConfig = {
    id: SourceId.parse('test'),
    name: 'A source',
    kind: given.kind,
    address: given.folder === undefined ? `${server.origin}${given.path ?? ''}` : (given.path ?? ''),
    mapping: given.mapping ?? {},
    county: given.county ?? null,
    upload: given.upload ?? null,
  };
  const read = (more: Partial<ReadOptions> = {}): Promise<SourceReading> =>
    sources.read(source, {
      previous: null,
      now: NOW,
      signal: new AbortController().signal,
      progress: () => undefined,
      ...more,
    });
  return { server, source, read };
}

/** Returns the result of a successful reading. */
export async function successOf(reading: Promise<SourceReading>) {
  const result = await reading;
  if (result.kind !== 'read') throw new Error(`It was to be read: ${JSON.stringify(result)}`);
  return result;
}

/** Returns why a reading failed, in words. */
export async function problemOf(reading: Promise<SourceReading>): Promise<string> {
  const result = await reading;
  if (result.kind !== 'failed') throw new Error(`It was to fail: ${JSON.stringify(result)}`);
  return problemText(result.problem, DEFAULT_LANGUAGE);
}

/** Returns the listings by id. */
export const byId = (listings: readonly Listing[]): Record<string, Listing> =>
  Object.fromEntries(listings.map((listing) => [listing.externalId, listing]));

const REAL = fileURLToPath(new URL('../../../../../../../shared/data/sources/', import.meta.url));

/** Returns a real response from outside the repository; tests that need it are skipped without it. */
export function realAnswer(name: string) {
  const isThere = existsSync(REAL + name);
  if (!isThere) process.stderr.write(`Skipping what reads shared/data/sources/${name}: it is not here.\n`);
  return { isThere, text: () => readFileSync(REAL + name, 'utf8') };
}
