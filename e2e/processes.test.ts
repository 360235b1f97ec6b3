import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { openMailbox } from './support/mailbox.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const running: Product[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-processes-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
});

afterAll(async () => {
  for (const product of running) await product.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (role: 'web' | 'worker' | 'all') => {
  const product = await startProduct({
    env: { DATABASE_URL: postgres.connectionString, PROCESS: role },
    ...(role === 'worker' && { awaitReady: false }),
  });
  running.push(product);
  return product;
};

describe('two web processes and a worker on one database', () => {
  it('serve as one, tell each other what changes, and go on when one of them is killed', async () => {
    const [one, two] = [await start('web'), await start('web')];
    const worker = await start('worker');
    const [contractor] = await findPlumbers(one.url);
    if (!contractor?.email) throw new Error('There is nobody to ask');

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

    // The same key at both processes at once is one request.
    const form = aSubmission({ selectedPlumberId: contractor.id, customerEmail: 'twice@example.com' });
    const both = await Promise.all([submit(one.url, form, 'both'), submit(two.url, form, 'both')]);
    expect(both[0].body).toEqual(both[1].body);

    // One web process and the worker are killed; the other goes on, and a new worker does what was left.
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
      patience: 30_000,
    });
    const status = async () =>
      (await api<TrackingRecord>(two.url, `/api/track-service-request/${late.id}`)).body.status;
    await expect.poll(status, { timeout: 20_000 }).toBe('contractors-notified');
  });
});

/** The name of the first server-sent event. */
async function firstEvent(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (answer.body === null) throw new Error('There is no stream');
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const name = /^event: (.*)$/m.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  throw new Error('The stream ended without an event');
}
