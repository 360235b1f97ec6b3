import { hasEnded } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { workPhotosUntil } from '@plumbline/contract/domains/service-requests/work-photo.ts';
import type { StoredFile } from '../../../files/public.ts';
import { awaitsSignOff } from '../../lifecycle/rules/sign-off.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';

type WorkRequest = Pick<StoredRequest, 'status' | 'completedAt' | 'signedOffAt' | 'disputedAt'>;
type WorkReferral = Pick<StoredReferral, 'status'>;

/**
 * Returns whether a side of a connection sees the photos of its work. The customer sees those of the contractor who has the
 * job; a contractor who lost it still sees their own.
 */
export const seesWork = (side: 'customer' | 'contractor', { status }: WorkReferral): boolean =>
  status === 'settled' || (side === 'contractor' && status === 'released');

/** Returns whether the contractor can add photos of the work: from the connection until the last time to object is over. */
export function takesWorkPhotos({ status, completedAt }: WorkRequest, referral: WorkReferral, now: Date): boolean {
  if (referral.status !== 'settled' || hasEnded(status)) return false;
  return status !== 'completed' || (completedAt !== null && now <= workPhotosUntil(completedAt));
}

/**
 * Returns whether the contractor can still describe or remove a photo of the work. What was there when the customer signed
 * the work off, or when a side reported the other, is evidence: it stays.
 */
export function mayChangeWork(
  { status, createdAt }: Pick<StoredFile, 'status' | 'createdAt'>,
  request: WorkRequest,
  judgedAt: readonly Date[],
  now: Date,
): boolean {
  // It shows nothing.
  if (status === 'refused') return true;
  if (request.status === 'completed' && !awaitsSignOff(request, now)) return false;
  const judged = [...judgedAt, ...(request.signedOffAt === null ? [] : [request.signedOffAt])];
  return judged.every((moment) => createdAt > moment);
}
