import { Readable } from 'node:stream';
import { FileId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { filesJobs } from '../../domains/files/jobs.ts';
import { photoWithPlace } from '../../domains/files/testing/hostile-files.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { addPhoto } from '../../domains/service-requests/photos/use-cases/change-photos.ts';
import { listPhotos } from '../../domains/service-requests/photos/use-cases/list-photos.ts';
import type { Context } from '../../kernel/context.ts';
import type { Named, Row } from './access-row.ts';

/** Creates a request with a photo; a contractor's link to it opens neither. */
async function aRequestWithPhoto(ctx: Context): Promise<Named> {
  const request = await aRequest(ctx);
  const content = Readable.from([await photoWithPlace(1, 200, 160)]);
  const { id } = await addPhoto(ctx, request.id, { key: crypto.randomUUID(), content, said: () => ({}) });
  return { own: request.id, foreign: request.referralIds[0] ?? '', beside: id };
}

const shown = new WeakMap<Context['db'], Promise<Named>>();
/** Returns a prepared photo, always the same, because looking at it doesn't change it. */
function aShownPhoto(ctx: Context): Promise<Named> {
  const photo = shown.get(ctx.db) ?? showPhoto(ctx);
  shown.set(ctx.db, photo);
  return photo;
}

/** Creates a prepared photo, named by the end of its address for the customer. */
async function showPhoto(ctx: Context): Promise<Named> {
  const { own, foreign, beside = '' } = await aRequestWithPhoto(ctx);
  await filesJobs['prepare-photo'].run(ctx, { fileId: FileId.parse(beside) }, new AbortController().signal);
  const { photos } = await listPhotos(ctx, ServiceRequestId.parse(own));
  const address = photos[0]?.small?.webp ?? '';
  return { own: address.slice(address.lastIndexOf('/') + 1), foreign: `${beside}.${foreign}.small.webp` };
}

const link = { own: 200, foreign: 404, malformed: 404 };

/** The photos of requests. The matrix sends no bytes, so uploads are refused for their type. */
export const photoRows: Readonly<Record<string, Row>> = {
  'POST /api/service-requests/{id}/photos': {
    named: aRequestWithPhoto,
    own: 415,
    foreign: 415,
    malformed: 415,
    payload: () => ({}),
  },
  'PATCH /api/service-requests/{id}/photos': {
    ...link,
    named: aRequestWithPhoto,
    payload: (_id, photoId) => ({ photoId, shared: false }),
  },
  'DELETE /api/service-requests/{id}/photos': {
    ...link,
    named: aRequestWithPhoto,
    payload: (_id, photoId) => ({ photoId }),
  },
  'GET /api/photos/{name}': { ...link, named: aShownPhoto },
};
