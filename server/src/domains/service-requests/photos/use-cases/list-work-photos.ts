import { PHOTO_FILES } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import type { WorkPhoto, WorkPhotos } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import type { JobReportId, RequestLinkId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findOwnContact } from '../../../directory/public.ts';
import {
  eraseFiles,
  listFiles,
  listFilesOf,
  type PhotoViewer,
  photoOf,
  type StoredFile,
} from '../../../files/public.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { jobReportsOf } from '../../reports/store/job-report.ts';
import { referralsOfContractor } from '../../requests/store/personal-data.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { photoKey, photoName } from '../rules/photo-key.ts';
import { workOwner } from '../rules/photo-owner.ts';
import { mayChangeWork, seesWork, takesWorkPhotos } from '../rules/work-access.ts';

/** Whose view it is, and with which secret its addresses are made. */
export interface WorkViewer {
  readonly side: 'customer' | 'contractor';
  readonly link: RequestLinkId;
}

/** Returns the photos of the work of one connection as one of its two sides may see them. */
export async function workPhotosFor(
  ctx: Context,
  request: StoredRequest,
  referral: StoredReferral | undefined,
  { side, link }: WorkViewer,
): Promise<WorkPhotos> {
  if (referral === undefined || !seesWork(side, referral)) return { photos: [], canAdd: false };
  const files = await listFiles(ctx, workOwner(referral.id));
  const isOwn = side === 'contractor';
  const mayChange = isOwn && files.length > 0 ? await changesOf(ctx, request, referral) : () => false;
  const viewer = viewerOf(ctx, link);
  return {
    photos: files
      .filter(({ status }) => isOwn || status === 'ready')
      .flatMap((file) => workPhotoOf(file, viewer, mayChange(file))),
    canAdd: isOwn && takesWorkPhotos(request, referral, ctx.clock.now()),
  };
}

/** Returns a function that says whether the contractor may still change a photo of the work. */
export async function changesOf(
  ctx: Context,
  request: StoredRequest,
  referral: StoredReferral,
): Promise<(file: StoredFile) => boolean> {
  const reports = (await jobReportsOf(ctx, request.id)).filter(({ referralId }) => referralId === referral.id);
  // Reopening the work clears `signedOffAt`; the record still has it.
  const signedOff = (await eventsOf(ctx, request.id)).filter(({ type }) => type === 'sign-off');
  const judgedAt = [...reports.map((report) => report.reportedAt), ...signedOff.map(({ at }) => at)];
  return (file) => mayChangeWork(file, request, judgedAt, ctx.clock.now());
}

/** Returns the photos of the work for the operator who decides a report. Their addresses work for operators only. */
export async function workPhotosForOperator(
  ctx: Context,
  { id, referralId }: { readonly id: JobReportId; readonly referralId: StoredReferral['id'] },
  read: PhotoViewer['read'],
): Promise<WorkPhoto[]> {
  const files = await listFiles(ctx, workOwner(referralId));
  const viewer = { ...viewerOf(ctx, id), read };
  return files.filter(({ status }) => status === 'ready').flatMap((file) => workPhotoOf(file, viewer, false));
}

/** Counts the photos of the work that its customer sees, or will in a moment. */
export const countWorkPhotos = async (ctx: Context, { id }: Pick<StoredReferral, 'id'>): Promise<number> =>
  (await listFiles(ctx, workOwner(id))).filter(({ status }) => status !== 'refused').length;

/** Returns the stored data about the photos of the work on a request, for its customer. */
export async function collectWorkOn(
  ctx: Context,
  requestId: ServiceRequestId,
  referrals: readonly StoredReferral[],
): Promise<unknown[]> {
  const seen = referrals.filter((referral) => seesWork('customer', referral)).map(({ id }) => id);
  const viewer = viewerOf(ctx, requestId);
  return (await listFilesOf(ctx, 'referral', seen)).flatMap((file) => exported(file, viewer, { requestId }));
}

/** Returns the stored data about the photos that a contractor has added to their jobs. */
export async function collectWorkPhotos(ctx: Context, owner: UserId): Promise<unknown> {
  const ids = await referralsOf(ctx, owner);
  const files = await listFilesOf(ctx, 'referral', ids);
  return files.flatMap((file) => {
    const id = ids.find((id) => id === file.ownerId);
    return id === undefined ? [] : exported(file, viewerOf(ctx, id), { referralId: id });
  });
}

/** Removes all photos that a contractor has added to their jobs, in the caller's transaction. */
export const eraseWorkPhotos = async (ctx: Context, owner: UserId): Promise<void> =>
  eraseFiles(ctx, 'referral', await referralsOf(ctx, owner));

async function referralsOf(ctx: Context, owner: UserId): Promise<StoredReferral['id'][]> {
  const listing = await findOwnContact(ctx, owner);
  return listing === null ? [] : referralsOfContractor(ctx, listing.id);
}

const exported = (file: StoredFile, viewer: PhotoViewer, about: object): unknown[] =>
  workPhotoOf(file, viewer, false).map(({ canChange: _, ...photo }) => ({
    ...about,
    addedAt: file.createdAt,
    ...photo,
  }));

const workPhotoOf = (file: StoredFile, viewer: PhotoViewer, canChange: boolean): WorkPhoto[] =>
  file.phase === null ? [] : [{ ...photoOf(file, viewer), phase: file.phase, canChange }];

const viewerOf = (ctx: Context, secret: RequestLinkId | JobReportId): PhotoViewer => ({
  addressOf: ({ id }, size) =>
    PHOTO_FILES.replace(':name', photoName({ photoId: id, key: photoKey(secret, id), size })),
  seesAllSizes: true,
  language: ctx.language,
  read: (description) => description,
});
