import type { Readable } from 'node:stream';
import { FileId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { findFile, isSizeName, readSize, type SizeName } from '../../../files/public.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { photoAccess } from '../rules/photo-access.ts';
import { linkOfKey, namedPhoto } from '../rules/photo-key.ts';

/**
 * Opens one size of a photo for the view to which the key belongs, as long as that view may see it.
 * @throws DomainError 'not-found' in all other cases
 */
export async function openPhoto(
  ctx: Context,
  name: string,
): Promise<{ readonly name: SizeName; read(): Promise<Readable> }> {
  const { photoId, key, size } = namedPhoto(name);
  const file = await findFile(ctx, FileId.parse(photoId));
  if (file?.status !== 'ready' || file.ownerKind !== 'service-request' || !isSizeName(size)) throw notFound();
  const opened = await loadCase(ctx, ServiceRequestId.parse(file.ownerId), false);
  if (opened === null) throw notFound();
  const { request, referrals } = opened;
  const link = linkOfKey([request.id, ...referrals.map(({ id }) => id)], file.id, key);
  if (link === null) throw notFound();
  const access = photoAccess(referrals.find(({ id }) => id === link)?.status ?? 'customer');
  const isOpen = access === 'all' || (access === 'shared' && file.shared && size.startsWith('small.'));
  if (!isOpen) throw notFound();
  return { name: size, read: () => readSize(ctx, file, size) };
}
