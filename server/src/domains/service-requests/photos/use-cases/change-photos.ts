import type { PhotoChange } from '@plumbline/contract/domains/service-requests/photo-endpoints.ts';
import { type FileId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { notifyLive } from '../../../../kernel/outbox.ts';
import { describeFile, removeFile, takeUpload, type Upload } from '../../../files/public.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { liveTopic } from '../../lifecycle/use-cases/announce.ts';
import { takesPhotos } from '../rules/photo-access.ts';
import { photosWords } from '../rules/photos.words.ts';
import { ownerOf } from './list-photos.ts';

/**
 * Adds a photo for the customer. Returns once it is stored durably.
 * @throws DomainError 'not-found' for any other id, 'already-happened' once the job is over or has enough photos,
 *   'invalid-input' or 'too-large' for what is no photo
 */
export async function addPhoto(
  ctx: Context,
  link: string,
  upload: Omit<Upload, 'owner'>,
): Promise<{ readonly id: FileId }> {
  const id = ServiceRequestId.parse(link);
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  if (!takesPhotos(opened.request.status)) {
    throw new DomainError(
      'already-happened',
      say(photosWords, ({ over }) => over),
    );
  }
  const file = await takeUpload(ctx, { ...upload, owner: ownerOf(id) });
  await notifyLive(ctx, liveTopic(id));
  return { id: file.id };
}

/** Describes a photo for the customer, and shares or hides it. @throws DomainError 'not-found' */
export async function changePhoto(
  ctx: Context,
  id: ServiceRequestId,
  { photoId, description, shared }: PhotoChange,
): Promise<{ readonly message: string }> {
  await describeFile(ctx, ownerOf(id), photoId, { description: description ?? null, shared });
  await notifyLive(ctx, liveTopic(id));
  return { message: photosWords[ctx.language].changed };
}

/** Removes a photo for the customer. @throws DomainError 'not-found' */
export async function removePhoto(
  ctx: Context,
  id: ServiceRequestId,
  photoId: FileId,
): Promise<{ readonly message: string }> {
  if (!(await removeFile(ctx, ownerOf(id), photoId))) throw notFound();
  await notifyLive(ctx, liveTopic(id));
  return { message: photosWords[ctx.language].removed };
}
