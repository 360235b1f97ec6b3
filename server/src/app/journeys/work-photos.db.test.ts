import { MAX_PHOTOS } from '@plumbline/contract/domains/files/photo.ts';
import { type WorkPhoto, workPhotosUntil } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import { describe, expect, it } from 'vitest';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { answerAsContractor } from '../../domains/service-requests/referrals/use-cases/answer-as-contractor.ts';
import { reportProgress } from '../../domains/service-requests/requests/use-cases/report-progress.ts';
import { signOff } from '../../domains/service-requests/requests/use-cases/sign-off.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { addresses, workPhotoCalls } from '../testing/work-photo-calls.ts';

const product = await testApp(await testDatabase());
const { app, clock, ctx, runJobs } = product;
const { aJob, add, bytes, describeIt, idOf, list, photosOf, remove, statusOf } = workPhotoCalls(product);

describe('photos of the work', () => {
  it('are seen by the two who are connected, before and after, with what the contractor says about them', async () => {
    const { id, referralId, ids } = await aJob({ phases: ['before', 'after'] });
    expect(await describeIt(referralId, ids[1] ?? '', 'The new trap')).toBe(200);
    const { work: own } = await list(referralId);
    expect(own).toMatchObject({
      canAdd: true,
      photos: [
        { phase: 'before', canChange: true, small: { width: 480, height: 360 } },
        { phase: 'after', canChange: true, description: 'The new trap', shared: true },
      ],
    });
    const customers = await list(id);
    expect(customers.photos).toEqual([]);
    expect(customers.work).toMatchObject({
      canAdd: false,
      photos: [{ phase: 'before', canChange: false, placeholder: expect.any(String) }, { description: 'The new trap' }],
    });
    for (const address of [...own.photos, ...customers.work.photos].flatMap(addresses))
      expect(await statusOf(address)).toBe(200);
    // The customer can neither change nor remove them.
    expect(await remove(id, ids[0] ?? '')).toBe(404);
    expect(await describeIt(id, ids[0] ?? '', 'Mine')).toBe(404);
  });

  it('are for nobody else: not before the fee is settled, not for another contractor who was asked', async () => {
    const request = await aRequest(ctx, 2);
    const [first = '', other = ''] = request.referralIds;
    expect((await add(first, 'before')).statusCode).toBe(404);
    const [serviceRequestId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
    if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
    await answerAsContractor(ctx, { serviceRequestId, contractorId, response: 'accept', source: 'web' });
    const photo = idOf(await add(first, 'before'));
    await runJobs();
    expect((await list(first)).work.photos).toHaveLength(1);
    expect((await list(other)).work).toEqual({ photos: [], canAdd: false });
    expect((await add(other, 'after')).statusCode).toBe(404);
    expect(await remove(other, photo)).toBe(404);
    expect(await describeIt(other, photo, 'Mine')).toBe(404);
    const [address = ''] = addresses((await list(first)).work.photos[0] as WorkPhoto);
    const [, key = ''] = address.slice(address.lastIndexOf('/') + 1).split('.');
    expect(await statusOf(address)).toBe(200);
    for (const wrong of [other, first, request.id, 'nonsense'])
      expect(await statusOf(address.replace(key, wrong))).toBe(404);
    // Nor does another contractor learn that it has become evidence.
    for (const step of ['start', 'complete'] as const)
      await reportProgress(ctx, { referralId: serviceRequestId, contractorId, step });
    await signOff(ctx, request.id);
    expect(await remove(first, photo)).toBe(409);
    expect(await remove(other, photo)).toBe(404);
  });

  it('say what they show, are the same when they are sent again, and are ten at most', async () => {
    const { referralId } = await aJob({ phases: [] });
    for (const phase of ['', 'during']) expect((await add(referralId, phase)).statusCode).toBe(400);
    const key = crypto.randomUUID();
    const [one, again] = [await add(referralId, 'before', { key }), await add(referralId, 'before', { key })];
    expect(idOf(one)).toBe(idOf(again));
    const more = Array.from({ length: MAX_PHOTOS + 1 }, () => add(referralId, 'after'));
    const statuses = (await Promise.all(more.slice(0, 4))).concat(await Promise.all(more.slice(4)));
    expect((await list(referralId)).work.photos.length).toBeLessThanOrEqual(MAX_PHOTOS);
    expect(statuses.some(({ statusCode }) => statusCode === 409 || statusCode === 503)).toBe(true);
    await expect.poll(async () => (await add(referralId, 'after')).statusCode).toBe(409);
  });

  it('come from a form without scripts, too, which leads back to the contractor’s page', async () => {
    const { referralId, contractorId } = await aJob({ phases: [] });
    const post = async (phase: string, payload: Uint8Array<ArrayBuffer> = new Uint8Array(bytes)) => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ phase, description: 'The trap', language: 'es' }))
        data.append(name, value);
      data.append('photo', new File([payload], 'photo.jpg', { type: 'image/jpeg' }));
      const body = new Response(data);
      const headers = { 'content-type': body.headers.get('content-type') ?? '' };
      const sent = {
        method: 'POST',
        url: photosOf(referralId),
        payload: Buffer.from(await body.arrayBuffer()),
        headers,
      } as const;
      const { statusCode, headers: answered } = await app.inject(sent);
      return [statusCode, answered.location];
    };
    const page = `/es/respond/${referralId}/${contractorId}`;
    expect(await post('after')).toEqual([303, `${page}#work-photos`]);
    expect(await post('after', new Uint8Array(3))).toEqual([303, `${page}?photo=invalid-input#work-photos`]);
    expect((await list(referralId)).work.photos).toMatchObject([{ phase: 'after', description: 'The trap' }]);
  });

  it('can be added until the last time to object is over', async () => {
    const { id, referralId, complete } = await aJob({ phases: [] });
    await complete();
    const completedAt = ctx.clock.now();
    const minutes = (workPhotosUntil(completedAt).getTime() - completedAt.getTime()) / 60_000;
    clock.advance(minutes);
    expect((await add(referralId, 'after')).statusCode).toBe(201);
    clock.advance(1);
    expect((await add(referralId, 'after')).statusCode).toBe(409);
    expect((await list(referralId)).work).toMatchObject({ canAdd: false, photos: [{ canChange: false }] });
    expect((await list(id)).photos).toEqual([]);
  });
});
