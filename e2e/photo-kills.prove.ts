import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestPhotos } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { expect, it } from 'vitest';
import { PLACE_CANARY, photoWithPlace } from '../server/src/domains/files/testing/hostile-files.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { api, aSubmission, findPlumbers, submit } from './support/submissions.ts';

const MINUTE = 60_000;
const KILLS = 8;

const photosOf = (product: Product, id: string) =>
  api<RequestPhotos>(product.url, `/api/service-requests/${id}/photos`).then(({ body }) => body.photos);

const send = (product: Product, id: string, key: string, bytes: Buffer) =>
  fetch(`${product.url}/api/service-requests/${id}/photos`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/jpeg', 'idempotency-key': key },
  });

/** Sends half of a photo, which is never answered, and returns when the product has it. */
async function sendHalf(product: Product, id: string, key: string, bytes: Buffer): Promise<null> {
  const headers = { 'content-type': 'image/jpeg', 'content-length': bytes.length, 'idempotency-key': key };
  const sending = httpRequest(`${product.url}/api/service-requests/${id}/photos`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(bytes.subarray(0, bytes.length / 2));
  await once(sending, 'socket');
  await sleep(200);
  return null;
}

async function* filesIn(dataDir: string): AsyncGenerator<string> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

it('kills while photos arrive and are prepared lose none that was confirmed, and leave no original', {
  timeout: 20 * MINUTE,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-photo-kills-'));
  const start = () => startProduct({ dataDir, env: { LOG_LEVEL: 'silent' } });
  let product = await start();
  try {
    const bytes = await photoWithPlace(6, 4000, 3000);
    const [contractor] = await findPlumbers(product.url);
    const { body } = await submit(product.url, aSubmission({ selectedPlumberId: contractor?.id }));
    const { id } = body;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const key = randomUUID();
      // Every other one dies with half of a photo, the others at some moment of its preparation.
      const answer = kill % 2 === 0 ? await sendHalf(product, id, key, bytes) : await send(product, id, key, bytes);
      expect(answer?.status ?? 'none').toBe(kill % 2 === 0 ? 'none' : 201);
      await sleep(kill * 150);
      await product.kill();
      product = await start();
      // A phone sends it again under its key.
      const again = await send(product, id, key, bytes);
      expect(again.status, await again.text()).toBe(201);
      expect(await photosOf(product, id)).toHaveLength(kill);
    }
    const statuses = async () => new Set((await photosOf(product, id)).map(({ status }) => status));
    await expect.poll(statuses, { timeout: 5 * MINUTE, interval: 1000 }).toEqual(new Set(['ready']));
    const originals = async () => {
      const found: string[] = [];
      for await (const path of filesIn(dataDir)) {
        const isOurs = /(?:small|medium|large)\.(?:webp|jpg)$/.test(path);
        if (!isOurs || (await readFile(path)).includes(PLACE_CANARY.slice(0, 9))) found.push(path);
      }
      return found;
    };
    await expect.poll(originals, { timeout: MINUTE, interval: 1000 }).toEqual([]);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
