import { PHOTO_FILES, type RequestPhotos } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import type { RequestLinkId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { listFiles, type PhotoViewer, photoOf, type SizeName, type StoredFile } from '../../../files/public.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { readerOf } from '../../policy.ts';
import { allRequestsOf } from '../../requests/store/personal-data.ts';
import { loadByLink } from '../../requests/use-cases/show-request.ts';
import { type PhotoHolder, photoAccess, takesPhotos } from '../rules/photo-access.ts';
import { photoKey, photoName } from '../rules/photo-key.ts';
import { ownerOf } from '../rules/photo-owner.ts';
import { collectWorkOn, workPhotosFor } from './list-work-photos.ts';

/**
 * Returns the photos of a request as the holder of either link may see them.
 * @throws DomainError 'not-found' for any other id
 */
export async function listPhotos(ctx: Context, link: RequestLinkId): Promise<RequestPhotos> {
  const found = await loadByLink(ctx, link);
  if (found === null) throw notFound();
  const { request, referral, referrals } = found;
  const holder: PhotoHolder = referral?.status ?? 'customer';
  const access = photoAccess(holder);
  const files = access === 'none' ? [] : await listFiles(ctx, ownerOf(request.id));
  const there = holder === 'customer' ? files : files.filter(({ status }) => status === 'ready');
  const seen = access === 'all' ? there : there.filter(({ shared }) => shared);
  const viewer = {
    ...viewerOf(ctx, link, access === 'all'),
    ...(referral !== null && { read: readerOf(request, referral) }),
  };
  return {
    photos: seen.map((file) => photoOf(file, viewer)),
    hidden: there.length - seen.length,
    canAdd: holder === 'customer' && takesPhotos(request.status),
    work: await workPhotosFor(ctx, request, referral ?? referrals.find(({ status }) => status === 'settled'), {
      side: referral === null ? 'customer' : 'contractor',
      link,
    }),
  };
}

/** Returns the stored data about the photos of a customer's requests, with addresses to save them from. */
export async function collectPhotos(ctx: Context, customerId: UserId): Promise<unknown> {
  const requests = await allRequestsOf(ctx, customerId);
  const found = await Promise.all(
    requests.map(async ({ id }) => {
      const viewer = viewerOf(ctx, id, true);
      const files = await listFiles(ctx, ownerOf(id));
      const own = files.map((file) => ({ requestId: id, addedAt: file.createdAt, ...photoOf(file, viewer) }));
      const { referrals = [] } = (await loadCase(ctx, id, false)) ?? {};
      return [...own, ...(await collectWorkOn(ctx, id, referrals))];
    }),
  );
  return found.flat();
}

const viewerOf = (ctx: Context, link: RequestLinkId, seesAllSizes: boolean): PhotoViewer => ({
  addressOf: (file, name) => addressOf(link, file, name),
  seesAllSizes,
  language: ctx.language,
  read: (description) => description,
});

const addressOf = (link: RequestLinkId, { id }: StoredFile, size: SizeName): string =>
  PHOTO_FILES.replace(':name', photoName({ photoId: id, key: photoKey(link, id), size }));
