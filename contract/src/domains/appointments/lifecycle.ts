/**
 * The lifecycle of an appointment as a table. Its request's lifecycle is in service-requests/lifecycle.ts, where
 * `request` names the event. Pure.
 */
import type { Party } from '../service-requests/lifecycle.ts';

export const APPOINTMENT_STATUSES = [
  /** Requested without a service request: no contractor's time is reserved. */
  'requested',
  'booked',
  'cancelled',
  'customer-absent',
  'contractor-absent',
  'done',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

interface AppointmentRule {
  readonly by: readonly Party[];
  readonly from: readonly AppointmentStatus[];
  /** Whether the event is possible before the appointment's start, for some days after it, or at any time. */
  readonly time: 'before-start' | 'after-start' | 'any';
  readonly to: AppointmentStatus;
  /** The request's event; null if the request has already changed, or doesn't change. */
  readonly request: 'book' | 'unbook' | 'release' | null;
}

export const APPOINTMENT_RULES = {
  /** The party will be there. */
  confirm: { by: ['contractor', 'customer'], from: ['booked'], time: 'before-start', to: 'booked', request: null },
  move: { by: ['contractor', 'customer'], from: ['booked'], time: 'any', to: 'booked', request: 'book' },
  cancel: {
    by: ['contractor', 'customer'],
    from: ['booked'],
    time: 'before-start',
    to: 'cancelled',
    request: 'unbook',
  },
  'report-customer-absent': {
    by: ['contractor'],
    from: ['booked'],
    time: 'after-start',
    to: 'customer-absent',
    request: 'unbook',
  },
  // Possible even if the contractor has reported the customer absent.
  'report-contractor-absent': {
    by: ['customer'],
    from: ['booked', 'customer-absent'],
    time: 'after-start',
    to: 'contractor-absent',
    request: 'release',
  },
  /** The request was canceled or reassigned. */
  drop: { by: ['system'], from: ['booked'], time: 'any', to: 'cancelled', request: null },
  /** The work is completed. */
  finish: { by: ['system'], from: ['booked'], time: 'any', to: 'done', request: null },
} as const satisfies Record<string, AppointmentRule>;
export type AppointmentEvent = keyof typeof APPOINTMENT_RULES;

export interface AppointmentSituation {
  readonly status: AppointmentStatus;
  /** Whether its start time has passed. */
  readonly hasBegun: boolean;
  /** Whether it began so long ago that nobody can report an absence anymore. */
  readonly isLongAgo?: boolean;
}

export type AppointmentDecision =
  | { readonly ok: true; readonly to: AppointmentStatus; readonly request: AppointmentRule['request'] }
  | { readonly ok: false; readonly refusal: 'wrong-party' | 'over' | 'not-begun' | 'begun' | 'long-ago' };

/** Decides what an event does to an appointment, or why it is refused. */
export function decideAppointment(
  { status, hasBegun, isLongAgo = false }: AppointmentSituation,
  event: AppointmentEvent,
  party: Party,
): AppointmentDecision {
  const rule: AppointmentRule = APPOINTMENT_RULES[event];
  if (!rule.by.includes(party)) return { ok: false, refusal: 'wrong-party' };
  if (!rule.from.includes(status)) return { ok: false, refusal: 'over' };
  if (rule.time === 'before-start' && hasBegun) return { ok: false, refusal: 'begun' };
  if (rule.time === 'after-start' && !hasBegun) return { ok: false, refusal: 'not-begun' };
  if (rule.time === 'after-start' && isLongAgo) return { ok: false, refusal: 'long-ago' };
  return { ok: true, to: rule.to, request: rule.request };
}

/** Returns the events that a party may cause now: the buttons of its page. */
export const appointmentActionsFor = (situation: AppointmentSituation, party: Party): AppointmentEvent[] =>
  (Object.keys(APPOINTMENT_RULES) as AppointmentEvent[]).filter(
    (event) => decideAppointment(situation, event, party).ok,
  );

/** The reasons to choose from for moving or canceling an appointment. */
export const CHANGE_REASONS = [
  'not-available',
  'illness',
  'weather',
  'waiting-for-parts',
  'no-longer-needed',
  'other',
] as const;
