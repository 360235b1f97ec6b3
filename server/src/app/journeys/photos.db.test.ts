import { once } from 'node:events';
import { get as httpGet, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Photo } from '@plumbline/contract/domains/files/photo.ts';
import type { RequestPhotos } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { FORM_KEY_FIELD } from '@plumbline/contract/kernel/site.ts';
import { describe, expect, it } from 'vitest';
import { PLACE_CANARY, photoWithPlace } from '../../domains/files/testing/hostile-files.ts';
import { filesPort } from '../../domains/files/use-cases/open-store.ts';
import { type ARequest, aRequest } from '../../domains/service-requests/fixtures.ts';
import { eraseRequestsNaming } from '../../domains/service-requests/public.ts';
import { answerAsContractor } from '../../domains/service-requests/referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from '../../domains/service-requests/requests/use-cases/cancel-request.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, ctx, runJobs } = await testApp(await testDatabase());
const bytes = await photoWithPlace(6, 1600, 1000);

const NOTHING = { photos: [], hidden: 0, canAdd: false, work: { photos: [], canAdd: false } };

const photosOf = (id: string) => `/api/service-requests/${id}/photos`;
/** Photos are listed in the order in which they were added. */
const later = () => clock.advance(1);
const list = async (id: string) => (await app.inject(photosOf(id))).json<RequestPhotos>();
const add = (id: string, { key = `${crypto.randomUUID()}`, payload = bytes, query = '', description = '' } = {}) =>
  app.inject({
    method: 'POST',
    url: photosOf(id) + query,
    payload,
    headers: {
      'content-type': 'image/jpeg',
      'idempotency-key': key,
      'photo-description': encodeURIComponent(description),
    },
  });
const change = (id: string, payload: object) => app.inject({ method: 'PATCH', url: photosOf(id), payload });
const remove = (id: string, photoId: string) =>
  app.inject({ method: 'DELETE', url: photosOf(id), payload: { photoId } });
const statusOf = async (url = '') => (await app.inject(url)).statusCode;
const addresses = ({ small, large }: Photo) =>
  [small?.webp, small?.jpg, large?.webp, large?.jpg].flatMap((a) => a ?? []);
const form = (fields: Readonly<Record<string, string | Blob>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return new Response(data);
};

const accept = async (request: ARequest, index = 0) => {
  const [serviceRequestId, contractorId] = [request.referralIds[index], request.contractorIds[index]];
  if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
  await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'accept', source: 'web' });
};

describe('photos of a request', () => {
  it('are shown to each side as far as it may see them, and to nobody afterwards', async () => {
    const request = await aRequest(ctx, 2);
    const [first = '', second = ''] = request.referralIds;
    expect((await add(request.id)).statusCode).toBe(201);
    later();
    expect((await add(request.id, { query: '?shared=false' })).statusCode).toBe(201);
    expect((await list(request.id)).photos.map(({ status }) => status)).toEqual(['preparing', 'preparing']);
    expect(await list(first)).toEqual(NOTHING);
    await runJobs();

    const own = await list(request.id);
    expect(own).toMatchObject({ hidden: 0, canAdd: true });
    const [shared, hidden] = own.photos as [Photo, Photo];
    // It was taken upright.
    expect(shared.large).toMatchObject({ width: 1000, height: 1600 });
    await change(request.id, { photoId: shared.id, shared: true, description: 'Call 502-555-0199, trap' });

    const before = await list(first);
    expect(before).toMatchObject({ hidden: 1, canAdd: false });
    expect(before.photos).toHaveLength(1);
    expect(before.photos[0]).toMatchObject({ id: shared.id, large: null, small: { width: 300, height: 480 } });
    expect(JSON.stringify(before)).not.toContain('0199');
    const [small = ''] = addresses(before.photos[0] as Photo);
    expect(await statusOf(small)).toBe(200);
    // The key of the small size opens no other, and no other photo.
    expect(await statusOf(small.replace('small', 'large'))).toBe(404);
    expect(await statusOf(small.replace(shared.id, hidden.id))).toBe(404);

    const [otherSmall = ''] = addresses((await list(second)).photos[0] as Photo);
    await accept(request);
    const after = await list(first);
    expect(after.photos.map(({ id }) => id)).toEqual([shared.id, hidden.id]);
    expect(after.photos[0]?.description).toContain('0199');
    for (const address of after.photos.flatMap(addresses)) expect(await statusOf(address)).toBe(200);
    // The other one has lost the job.
    expect(await list(second)).toEqual(NOTHING);
    expect(await statusOf(otherSmall)).toBe(404);

    await remove(request.id, shared.id);
    expect(await statusOf(small)).toBe(404);
    await eraseRequestsNaming(ctx, { email: (await request.request()).customerEmail, phone: null });
    for (const address of after.photos.flatMap(addresses)) expect(await statusOf(address)).toBe(404);
    const { store } = filesPort(ctx);
    await runJobs();
    expect((await store.list('')).filter((name) => name.includes(hidden.id))).toEqual([]);
  });

  it('are served as images and nothing else, and asked for again each time', async () => {
    const request = await aRequest(ctx);
    await add(request.id);
    await runJobs();
    const [photo] = (await list(request.id)).photos;
    const got = await app.inject(photo?.large?.jpg ?? '');
    expect(got.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    });
    expect(got.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(got.body).not.toContain(PLACE_CANARY.slice(0, 9));
    const headers = { 'if-none-match': String(got.headers.etag) };
    expect((await app.inject({ url: photo?.large?.jpg ?? '', headers })).statusCode).toBe(304);
    await change(request.id, { photoId: photo?.id, shared: false });
    await cancelRequest(ctx, request.id);
    expect(await list(request.id)).toMatchObject({ canAdd: false, photos: [{ id: photo?.id, shared: false }] });
    expect((await add(request.id)).statusCode).toBe(409);
  });

  it('are the same photo when a phone repeats its upload', async () => {
    const { id } = await aRequest(ctx);
    const [one, two] = [await add(id, { key: 'k' }), await add(id, { key: 'k' })];
    expect(two.json()).toEqual(one.json());
    expect((await list(id)).photos).toHaveLength(1);
  });

  it('arrive with their description, or not at all if it is too long', async () => {
    const { id } = await aRequest(ctx);
    expect((await add(id, { description: 'x'.repeat(201) })).statusCode).toBe(400);
    await add(id, { description: 'The trap, from above · válvula', query: '?shared=false' });
    expect((await list(id)).photos).toMatchObject([{ description: 'The trap, from above · válvula', shared: false }]);
  });

  it('can be sent by a form without scripts, which leads back and says what is wrong', async () => {
    const { id } = await aRequest(ctx);
    const post = async (fields: Readonly<Record<string, string | Blob>>, url = photosOf(id)) => {
      const body = form(fields);
      const sent = { 'content-type': body.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await body.arrayBuffer());
      const { statusCode, headers: answered } = await app.inject({ method: 'POST', url, payload, headers: sent });
      return [statusCode, answered.location];
    };
    const file = new File([bytes], 'Zelda Quixworth.jpg', { type: 'text/html' });
    const fields = { [FORM_KEY_FIELD]: 'one', description: 'Under the sink', photo: file };
    expect(await post(fields)).toEqual([303, `/track/${id}#photos`]);
    expect(await post(fields)).toEqual([303, `/track/${id}#photos`]);
    // An unticked box sends nothing, and hides the photo.
    expect((await list(id)).photos).toMatchObject([{ description: 'Under the sink', shared: false }]);
    later();
    await post({ shared: 'true', photo: file });
    expect((await list(id)).photos).toMatchObject([{ shared: false }, { shared: true }]);
    const page = new File(['<!doctype html>'], 'photo.jpg', { type: 'image/jpeg' });
    expect(await post({ photo: page })).toEqual([303, `/track/${id}?photo=invalid-input#photos`]);
    const spanish = await post({ language: 'es', description: 'No file' });
    expect(spanish).toEqual([303, `/es/track/${id}?photo=invalid-input#photos`]);
    expect(await post({ photo: file }, photosOf('sr_unknown'))).toEqual([404, undefined]);
    expect(JSON.stringify((await ctx.db.execute('select * from files')).rows)).not.toContain('Zelda');
  });

  it('stream: a broken connection leaves nothing behind, and simultaneous uploads are capped', async () => {
    const { id } = await aRequest(ctx);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const headers = { host: 'plumbline.example', 'content-type': 'image/jpeg', 'content-length': bytes.length };
    const begin = () => {
      const sending = httpRequest({ port, path: photosOf(id), method: 'POST', headers });
      sending.on('error', () => undefined);
      sending.write(bytes.subarray(0, 1000));
      return sending;
    };
    const stalled = Array.from({ length: 4 }, begin);
    const arriving = async () => (await ctx.db.execute(`select from files where owner_id = '${id}'`)).rowCount;
    await expect.poll(arriving, { timeout: 10_000 }).toBe(4);
    const fifth = begin();
    const [refused] = await once(fifth, 'response');
    expect(refused.statusCode).toBe(503);
    for (const sending of [...stalled, fifth]) sending.destroy();
    await expect.poll(arriving, { timeout: 10_000 }).toBe(0);
    const again = httpGet({ port, path: photosOf(id), headers: { host: 'plumbline.example' } });
    expect((await once(again, 'response'))[0].statusCode).toBe(200);
  });
});
