import type { Readable } from 'node:stream';
import { FileId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { requireAccess } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { recordAudit } from '../../../accounts/public.ts';
import { findFile, isSizeName, readSize, type SizeName, type StoredFile } from '../../../files/public.ts';
import { loadCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { jobReportsOf } from '../../reports/store/job-report.ts';
import { photoAccess } from '../rules/photo-access.ts';
import { linkOfKey, namedPhoto } from '../rules/photo-key.ts';
import { seesWork } from '../rules/work-access.ts';

/**
 * Opens one size of a photo for the view to which the key belongs, as long as that view may see it.
 * @throws DomainError 'not-found' in all other cases; 'not-signed-in' or 'not-allowed' if only an operator's view has the key
 */
export async function openPhoto(
  ctx: Context,
  name: string,
): Promise<{ readonly name: SizeName; read(): Promise<Readable> }> {
  const { photoId, key, size } = namedPhoto(name);
  const file = await findFile(ctx, FileId.parse(photoId));
  if (file?.status !== 'ready' || !isSizeName(size)) throw notFound();
  const isOpen =
    file.ownerKind === 'referral' ? await opensWork(ctx, file, key) : await opensRequest(ctx, file, key, size);
  if (!isOpen) throw notFound();
  return { name: size, read: () => readSize(ctx, file, size) };
}

/** A photo of the customer's opens for them, and for the contractors who may see it. */
async function opensRequest(ctx: Context, file: StoredFile, key: string, size: SizeName): Promise<boolean> {
  const opened = await loadCase(ctx, ServiceRequestId.parse(file.ownerId), false);
  if (opened === null) return false;
  const { request, referrals } = opened;
  const link = linkOfKey([request.id, ...referrals.map(({ id }) => id)], file.id, key);
  if (link === null) return false;
  const access = photoAccess(referrals.find(({ id }) => id === link)?.status ?? 'customer');
  return access === 'all' || (access === 'shared' && file.shared && size.startsWith('small.'));
}

/** A photo of the work opens for the two sides of its connection, and for an operator who decides a report about it. */
async function opensWork(ctx: Context, file: StoredFile, key: string): Promise<boolean> {
  const id = ReferralId.parse(file.ownerId);
  const requestId = await requestOfReferral(ctx, id);
  const opened = requestId === null ? null : await loadCase(ctx, requestId, false);
  const referral = opened?.referrals.find((each) => each.id === id);
  if (!opened || !referral) return false;
  const { request } = opened;
  const link = linkOfKey([request.id, referral.id], file.id, key);
  if (link !== null) return seesWork(link === request.id ? 'customer' : 'contractor', referral);
  const waiting = (await jobReportsOf(ctx, request.id)).filter(
    ({ referralId, status }) => referralId === id && status === 'objected',
  );
  const report = linkOfKey(
    waiting.map((each) => each.id),
    file.id,
    key,
  );
  if (report === null) return false;
  requireAccess(ctx.actor, 'operator');
  await recordAudit(ctx, {
    action: 'see-work-photo',
    subject: { kind: 'job-report', id: report },
    details: { photo: file.id },
  });
  return true;
}
