import {
  type PhotoChange,
  photosPath,
  workPhotosPath,
} from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { type FileId, ReferralId, type RequestLinkId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { notifyLive } from '../../../../kernel/outbox.ts';
import { describeFile, findFile, type Owner, removeFile, takeUpload, type Upload } from '../../../files/public.ts';
import { requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { liveTopic } from '../../lifecycle/use-cases/announce.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { loadByLink } from '../../requests/use-cases/show-request.ts';
import { takesPhotos } from '../rules/photo-access.ts';
import { ownerOf, workOwner } from '../rules/photo-owner.ts';
import { photosWords } from '../rules/photos.words.ts';
import { seesWork, takesWorkPhotos } from '../rules/work-access.ts';
import { changesOf } from './list-work-photos.ts';

type Arriving = Omit<Upload, 'owner'>;

/**
 * Adds a photo: for the customer to their request, for the connected contractor to the work. Returns once it is stored
 * durably.
 * @throws DomainError 'not-found' for any other id, 'already-happened' once it is too late or there are enough photos,
 *   'invalid-input' or 'too-large' for what is no photo
 */
export async function addPhoto(ctx: Context, link: RequestLinkId, upload: Arriving): Promise<{ readonly id: FileId }> {
  const found = await loadByLink(ctx, link);
  if (found === null) throw notFound();
  const { request, referral } = found;
  if (referral === null) {
    if (!takesPhotos(request.status)) throw refused('over');
    // What a photo shows is said of the work only.
    return added(ctx, request.id, ownerOf(request.id), { ...upload, said: () => ({ ...upload.said(), phase: null }) });
  }
  if (!seesWork('contractor', referral)) throw notFound();
  if (!takesWorkPhotos(request, referral, ctx.clock.now())) throw refused('workOver');
  return added(ctx, request.id, workOwner(referral.id), { ...upload, said: () => saidOfWork(upload) });
}

function saidOfWork(upload: Arriving): ReturnType<Upload['said']> {
  const { description, phase } = upload.said();
  if (!phase) {
    throw new DomainError(
      'invalid-input',
      say(photosWords, ({ noPhase }) => noPhase),
    );
  }
  return { phase, ...(description !== undefined && { description }) };
}

async function added(ctx: Context, request: ServiceRequestId, owner: Owner, upload: Arriving): Promise<{ id: FileId }> {
  const { id } = await takeUpload(ctx, { ...upload, owner });
  await notifyLive(ctx, liveTopic(request));
  return { id };
}

/**
 * Describes a photo for the side that added it. The customer also shares or hides it.
 * @throws DomainError 'not-found'; 'already-happened' for a photo of the work that is evidence
 */
export async function changePhoto(
  ctx: Context,
  link: RequestLinkId,
  { photoId, description, shared }: PhotoChange,
): Promise<{ readonly message: string }> {
  await changeOwn(ctx, link, photoId, (ctx, owner) =>
    describeFile(ctx, owner, photoId, {
      description: description ?? null,
      shared: owner.kind === 'referral' || shared,
    }),
  );
  return { message: photosWords[ctx.language].changed };
}

/**
 * Removes a photo for the side that added it.
 * @throws DomainError 'not-found'; 'already-happened' for a photo of the work that is evidence
 */
export async function removePhoto(
  ctx: Context,
  link: RequestLinkId,
  photoId: FileId,
): Promise<{ readonly message: string }> {
  await changeOwn(ctx, link, photoId, async (ctx, owner) => {
    if (!(await removeFile(ctx, owner, photoId))) throw notFound();
  });
  return { message: photosWords[ctx.language].removed };
}

/** Changes a photo under the lock of its request, so that none of the work disappears while it is signed off. */
async function changeOwn(
  ctx: Context,
  link: RequestLinkId,
  photoId: FileId,
  change: (ctx: Context, owner: Owner) => Promise<void>,
): Promise<void> {
  const found = await loadByLink(ctx, link);
  if (found === null) throw notFound();
  await openCase(ctx, found.request.id, async (ctx, { request, referrals }) => {
    const referral = referrals.find(({ id }) => id === found.referral?.id);
    const owner = referral ? workOwner(referral.id) : ownerOf(request.id);
    const file = await findFile(ctx, photoId);
    if (file?.ownerKind !== owner.kind || file.ownerId !== owner.id) throw notFound();
    if (referral && !(await changesOf(ctx, request, referral))(file)) throw refused('evidence');
    await change(ctx, owner);
    await notifyLive(ctx, liveTopic(request.id));
  });
}

/** Returns the page of the side that has sent a form without scripts, with the code of what went wrong. */
export async function pageOfPhotos(ctx: Context, link: RequestLinkId, problem: string | null): Promise<string> {
  const { referral = null } = (await loadByLink(ctx, link)) ?? {};
  return referral === null ? photosPath(link, problem) : workPhotosPath(link, referral.contractorId, problem);
}

/** Tells the pages of both sides that a photo can be shown now, or never will be. */
export async function tellPrepared(ctx: Context, { kind, id }: Owner): Promise<void> {
  const requestId =
    kind === 'referral' ? await requestOfReferral(ctx, ReferralId.parse(id)) : ServiceRequestId.parse(id);
  if (requestId !== null) await notifyLive(ctx, liveTopic(requestId));
}

const refused = (why: 'over' | 'workOver' | 'evidence') =>
  new DomainError(
    'already-happened',
    say(photosWords, (words) => words[why]),
  );
