import {
  type Contradiction,
  DENIAL_REASONS,
  type DenialReason,
} from '@plumbline/contract/domains/service-requests/contradiction.ts';
import type { StoredEvent } from '../../tables.ts';

/** A request's appointment, according to its record. */
export interface RecordedAppointment {
  /** The last time one was booked or moved. */
  readonly bookedAt: Date | null;
  /** Start of the booked appointment; null if there is none. */
  readonly startsAt: Date | null;
}

type Recorded = Pick<StoredEvent, 'type' | 'at' | 'details'>;

/** Events that end the appointment. */
export const ENDS_APPOINTMENT: readonly string[] = ['unbook', 'release', 'complete', 'cancel'];

/** Reads the appointment of a request from its events, oldest first. */
export function appointmentIn(events: readonly Recorded[]): RecordedAppointment {
  let read: RecordedAppointment = { bookedAt: null, startsAt: null };
  for (const { type, at, details } of events) {
    const startsAt = details?.['startsAt'];
    if (type === 'book') read = { bookedAt: at, startsAt: startsAt === undefined ? null : new Date(startsAt) };
    else if (ENDS_APPOINTMENT.includes(type)) read = { ...read, startsAt: null };
  }
  return read;
}

/** Happenings about reports. They don't change the state of the job. */
const ABOUT_REPORTS: readonly string[] = ['report-job', 'object-to-report', 'decide-report'];

/** Returns the customer's dispute of the contractor's last report; null once something has followed. */
export function contradictionIn(events: readonly Recorded[]): Contradiction | null {
  const last = events.findLast(({ type }) => !ABOUT_REPORTS.includes(type));
  if (last?.type !== 'reopen' && last?.type !== 'not-started') return null;
  const reason: DenialReason = DENIAL_REASONS.find((known) => known === last.details?.['reason']) ?? 'other';
  return { step: last.type === 'reopen' ? 'completion' : 'start', reason };
}
