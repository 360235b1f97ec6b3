import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IngestRun, Source } from '@plumbline/contract/domains/ingest/source.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { plumblineCommand } from './operator.ts';
import { api } from './submissions.ts';

/** A local source of permits, like a town's web server. */
export interface SourceServer {
  readonly origin: string;
  /** Lists this many permits from now on. */
  lists(count: number): void;
  /** Names a contractor on all permits from now on. */
  names(contractor: string): void;
  /** Stops responding until `lists` is called. */
  stalls(): void;
  close(): Promise<void>;
}

export async function openSourceServer(): Promise<SourceServer> {
  let rows: number | null = 0;
  let contractor = '';
  const stalled = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else if (rows === null) stalled.add(response);
    else response.writeHead(200, { 'content-type': 'text/csv' }).end(permits(rows, contractor));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The source has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    lists: (count) => {
      rows = count;
      for (const response of stalled) response.destroy();
      stalled.clear();
    },
    names: (given) => {
      contractor = given;
    },
    stalls: () => {
      rows = null;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function permits(count: number, contractor: string): string {
  const header =
    'PermitNum,Description,PermitType,OriginalAddress1,OriginalCity,OriginalState,OriginalZip,EstProjectCost,IssuedDate';
  const named = contractor === '' ? ['', ''] : [',ContractorCompanyName', `,${contractor}`];
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `BLD-${100_000 + at},New restroom plumbing for job ${at},Commercial,${100 + at} Main St,Louisville,KY,40202,${1000 + at},2026-01-05${named[1]}`,
  );
  return [header + named[0], ...rows].join('\n');
}

/** Runs `plumbline sources …` on a product's database. Returns its output. */
export const sourcesCommand = (
  dataDir: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<string> => plumblineCommand(dataDir, ['sources', ...words], env);

/** Makes the product read `server` as its source 'town'. */
export async function addTown(dataDir: string, server: SourceServer, env: Record<string, string> = {}): Promise<void> {
  const form = { id: 'town', name: 'Town permits', kind: 'file', address: `${server.origin}/permits.csv` };
  const file = join(dataDir, 'town.json');
  await writeFile(file, JSON.stringify(form));
  await sourcesCommand(dataDir, ['add', file], env);
}

/** Returns the state of the sources. */
export async function sources(url: string): Promise<{ sources: Source[]; run: IngestRun | null }> {
  const { body } = await api<{ sources: Source[]; run: IngestRun | null }>(url, '/api/projects/sources');
  return body;
}

/** Reads all sources. Returns the run and the town's result. May take a while. */
export async function refresh(url: string) {
  const answer = await fetch(`${url}/api/refresh`, { method: 'POST', signal: AbortSignal.timeout(patience(60_000)) });
  const run = (await answer.json()) as IngestRun;
  return { run, town: run.sources.find(({ sourceId }) => sourceId === 'town') };
}
