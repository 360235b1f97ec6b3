import { answersNow, type Readiness } from '@plumbline/contract/domains/service-requests/lane.ts';
import type { StoredRequest } from '../../tables.ts';
import { areKnown, nextWork, type WorkingHours } from './working-time.ts';

/** When a contractor works, and answers emergencies outside of these hours. */
export interface EmergencyHours extends WorkingHours {
  readonly nightHours: Readonly<Record<string, string>>;
}

/** When somebody works in an emergency: in business hours, and in night hours. */
export const emergencyHours = ({ nightHours, ...working }: EmergencyHours): WorkingHours => ({
  ...working,
  nights: nightHours,
});

/**
 * Returns how soon a contractor sees a request that is sent at a moment, and from when on. Only emergencies are answered in
 * night hours. Assumed hours make nobody open: what isn't known stays unknown.
 */
export function answerTimeAt(
  moment: Date,
  urgency: StoredRequest['urgency'],
  hours: EmergencyHours,
): { readonly readiness: Readiness; readonly from: Date | null } {
  const { nightHours, ...working } = hours;
  const opens = areKnown(working.hours) ? nextWork(moment, working) : null;
  const answers =
    urgency === 'high' && areKnown(nightHours)
      ? nextWork(moment, { ...working, hours: nightHours, nights: nightHours })
      : null;
  if (opens?.getTime() === moment.getTime()) return { readiness: 'open', from: null };
  if (answers?.getTime() === moment.getTime()) return { readiness: 'night', from: null };
  if (answers !== null && (opens === null || answers < opens)) return { readiness: 'night-later', from: answers };
  return opens === null ? { readiness: 'unknown', from: null } : { readiness: 'opens', from: opens };
}

/** Returns whether an emergency sent at a moment is in the lane: the contractor is open, or answers at night. */
export function isInLane(moment: Date, hours: EmergencyHours): boolean {
  return answersNow(answerTimeAt(moment, 'high', hours));
}
