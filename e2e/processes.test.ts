import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { copyData, freePort, type Product, startProduct } from '../tools/product.ts';
import { openMailbox } from './support/mailbox.ts';
import { addTown, openSourceServer, refresh, type SourceServer } from './support/source-server.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let town: SourceServer;
const running: Product[] = [];
let one: Product;
let two: Product;
let worker: Product;
let metricsPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-processes-'));
  await copyData(inject('newData'), folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  town = await openSourceServer();
  one = await start('web');
  two = await start('web');
  metricsPort = await freePort();
  worker = await start('worker', { METRICS_PORT: String(metricsPort) });
});

afterAll(async () => {
  for (const product of running) await product.stop();
  await town.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({ DATABASE_URL: postgres.connectionString, SOURCE_PRIVATE_ORIGINS: town.origin });
const start = async (role: 'web' | 'worker', more: Readonly<Record<string, string>> = {}) => {
  const product = await startProduct({
    env: { ...settings(), PROCESS: role, ...more },
    ...(role === 'worker' && { awaitReady: false }),
  });
  running.push(product);
  return product;
};

describe('two web processes and a worker on one database', () => {
  it('read once if both are asked to refresh at the same time, and both respond when it is done', async () => {
    await addTown(folder, town, settings());
    town.lists(50);
    const both = await Promise.all([refresh(one.url), refresh(two.url), refresh(one.url)]);
    expect(new Set(both.map(({ run }) => run.id)).size).toBe(1);
    expect(both.map(({ town }) => town?.created)).toEqual([50, 50, 50]);
    expect(both.every(({ run }) => run.finishedAt !== null)).toBe(true);
  });

  it('have metrics of the worker, too', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain('\nplumbline_database_up 1\n');
    expect(text).toMatch(/\nplumbline_job_runs_total\{task="ingest-run",outcome="done"\} \d/);
    expect(text).toMatch(/\nplumbline_database_connections\{pool="jobs",state="busy"\} \d/);
  });

  it('act as one, notify each other of changes, and continue if one of them is killed', async () => {
    const [contractor] = await findPlumbers(one.url);
    if (!contractor?.email) throw new Error('There is no contractor to ask');

    // Submitted at one, sent by the worker, seen and answered at the other.
    const { body: request } = await submit(one.url, aSubmission({ selectedPlumberId: contractor.id }));
    const offer = await openMailbox(two.url).wait({
      to: contractor.email,
      matching: new RegExp(request.requestNumber),
    });
    const referralId = /\/respond\/([\w-]+)\//.exec(offer.text)?.[1];
    const heard = firstEvent(`${one.url}${liveServiceRequestPath(request.id)}`);
    await sleep(300);
    const answer = { serviceRequestId: referralId, contractorId: contractor.id, response: 'deny' };
    expect((await api(two.url, '/api/contractor-response', { body: answer })).status).toBe(200);
    expect(await heard).toBe('changed');

    // The same key at both processes concurrently makes one request.
    const form = aSubmission({ selectedPlumberId: contractor.id, customerEmail: 'twice@example.com' });
    const both = await Promise.all([submit(one.url, form, 'both'), submit(two.url, form, 'both')]);
    expect(both[0].body).toEqual(both[1].body);

    // One web process and the worker are killed; the other continues, and a new worker does the rest.
    await one.kill();
    await worker.kill();
    const { status: answered, body: late } = await submit(
      two.url,
      aSubmission({ selectedPlumberId: contractor.id, customerEmail: 'late@example.com' }),
    );
    expect(answered).toBe(201);
    await start('worker');
    await openMailbox(two.url).wait({
      to: 'late@example.com',
      matching: new RegExp(late.requestNumber),
      within: 30_000,
    });
    const status = async () =>
      (await api<TrackingRecord>(two.url, `/api/track-service-request/${late.id}`)).body.status;
    await expect.poll(status, { timeout: patience(20_000) }).toBe('contractors-notified');
  });
});

/** Returns the name of the first server-sent event. */
async function firstEvent(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience(20_000)) });
  if (answer.body === null) throw new Error('There is no stream');
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const name = /^event: (.*)$/m.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  throw new Error('The stream ended without an event');
}
