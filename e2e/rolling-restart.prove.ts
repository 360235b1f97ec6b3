import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { ensureWebBuilt } from '../tools/build-web.mjs';
import { openCaddy, openNginx } from './support/proxies.ts';
import { restartUnderLoad } from './support/rolling-restart.ts';
import { openRoundRobin } from './support/round-robin.ts';

/** The load balancers that are proven: each puts one in front of the processes. */
const balancers = { 'one that only asks who is ready': openRoundRobin, Caddy: openCaddy, nginx: openNginx };

it.each(Object.entries(balancers))('twenty restarts behind %s fail no request', async (name, balance) => {
  ensureWebBuilt({ node: process.execPath });
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-rolling-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  try {
    const { connectionString } = postgres;
    const report = await restartUnderLoad({ connectionString, balance, times: 10, drainSeconds: 5 });
    console.info(`${report.requests} requests and ${report.reconnects} new streams behind ${name}`);
    expect(report.failed).toEqual([]);
    expect(report.exitCodes).toEqual(Array.from({ length: 20 }, () => 0));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
