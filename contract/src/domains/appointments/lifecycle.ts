/**
 * The life of an appointment as a table. What becomes of its request stands in service-requests/lifecycle.ts: `request`
 * names the event there. Pure.
 */
import type { Party } from '../service-requests/lifecycle.ts';

export const APPOINTMENT_STATUSES = [
  /** Asked for without a request: nobody's hours are held. */
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
  /** Whether its time must have begun. */
  readonly time: 'before-start' | 'after-start' | 'any';
  readonly to: AppointmentStatus;
  /** What happens to the request with it; null where the request has moved already. */
  readonly request: 'book' | 'unbook' | 'release' | null;
}

export const APPOINTMENT_RULES = {
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
  // Also against the contractor's word that it was the customer who wasn't there.
  'report-contractor-absent': {
    by: ['customer'],
    from: ['booked', 'customer-absent'],
    time: 'after-start',
    to: 'contractor-absent',
    request: 'release',
  },
  /** The request was cancelled, or its contractor is theirs no more. */
  drop: { by: ['system'], from: ['booked'], time: 'any', to: 'cancelled', request: null },
  /** The work is completed. */
  finish: { by: ['system'], from: ['booked'], time: 'any', to: 'done', request: null },
} as const satisfies Record<string, AppointmentRule>;
export type AppointmentEvent = keyof typeof APPOINTMENT_RULES;

export interface AppointmentSituation {
  readonly status: AppointmentStatus;
  /** Its time has come. */
  readonly hasBegun: boolean;
}

export type AppointmentDecision =
  | { readonly ok: true; readonly to: AppointmentStatus; readonly request: AppointmentRule['request'] }
  | { readonly ok: false; readonly refusal: 'wrong-party' | 'over' | 'not-begun' | 'begun' };

/** What an event does to an appointment, or why it can't happen. */
export function decideAppointment(
  { status, hasBegun }: AppointmentSituation,
  event: AppointmentEvent,
  party: Party,
): AppointmentDecision {
  const rule: AppointmentRule = APPOINTMENT_RULES[event];
  if (!rule.by.includes(party)) return { ok: false, refusal: 'wrong-party' };
  if (!rule.from.includes(status)) return { ok: false, refusal: 'over' };
  if (rule.time === 'before-start' && hasBegun) return { ok: false, refusal: 'begun' };
  if (rule.time === 'after-start' && !hasBegun) return { ok: false, refusal: 'not-begun' };
  return { ok: true, to: rule.to, request: rule.request };
}

/** Which events a party may cause now: the buttons of its page. */
export const appointmentActionsFor = (situation: AppointmentSituation, party: Party): AppointmentEvent[] =>
  (Object.keys(APPOINTMENT_RULES) as AppointmentEvent[]).filter(
    (event) => decideAppointment(situation, event, party).ok,
  );
