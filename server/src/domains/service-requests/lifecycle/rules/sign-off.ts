import {
  SIGN_OFF_DAYS,
  SIGN_OFF_REMINDER_DAYS,
  type SignOff,
} from '@plumbline/contract/domains/service-requests/sign-off.ts';
import type { StoredEvent, StoredRequest } from '../../tables.ts';

const DAY_MS = 86_400_000;
const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

type Completed = Pick<StoredRequest, 'status' | 'completedAt' | 'signedOffAt' | 'disputedAt'>;

/** Returns the last moment at which the customer can answer before silence counts as a confirmation. */
export const signOffUntil = (completedAt: Date): Date => after(completedAt, SIGN_OFF_DAYS);

/** Returns when the customer is reminded to confirm a completion. */
export const signOffReminderAt = (completedAt: Date): Date => after(completedAt, SIGN_OFF_REMINDER_DAYS);

/** Returns whether the present completion was confirmed. A confirmation before it concerned an earlier one. */
export const isSignedOff = ({ status, completedAt, signedOffAt }: Completed): boolean =>
  status === 'completed' && completedAt !== null && signedOffAt !== null && signedOffAt >= completedAt;

/**
 * Returns whether the customer has reported that the present completion isn't the work agreed, and hasn't confirmed it
 * since. A confirmation by silence changes nothing about that.
 */
export const isDisputed = ({ completedAt, signedOffAt, disputedAt }: Completed, isByCustomer = true): boolean =>
  completedAt !== null &&
  disputedAt !== null &&
  disputedAt >= completedAt &&
  !(isByCustomer && signedOffAt !== null && signedOffAt > disputedAt);

/** Returns whether the customer is still asked to confirm the present completion. */
export const awaitsSignOff = (request: Completed, now: Date): boolean =>
  request.status === 'completed' &&
  request.completedAt !== null &&
  !isSignedOff(request) &&
  !isDisputed(request) &&
  now <= signOffUntil(request.completedAt);

/** Returns where the confirmation of a completion stands; null while there is no completion. */
export function signOffOf(
  request: Completed,
  events: readonly Pick<StoredEvent, 'type' | 'party'>[],
  now: Date,
): SignOff | null {
  const { status, completedAt } = request;
  if (status !== 'completed' || completedAt === null) return null;
  const last = isSignedOff(request) ? events.findLast(({ type }) => type === 'sign-off') : undefined;
  if (isDisputed(request, last?.party === 'customer')) return { state: 'disputed', until: null };
  if (awaitsSignOff(request, now)) return { state: 'asked', until: signOffUntil(completedAt).toISOString() };
  return { state: last?.party === 'customer' ? 'confirmed' : 'unanswered', until: null };
}
