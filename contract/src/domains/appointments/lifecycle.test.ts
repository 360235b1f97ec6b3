import { describe, expect, it } from 'vitest';
import { REQUEST_RULES } from '../service-requests/lifecycle.ts';
import {
  APPOINTMENT_RULES,
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  appointmentActionsFor,
  decideAppointment,
} from './lifecycle.ts';

const booked = (hasBegun: boolean) => ({ status: 'booked', hasBegun }) as const;

describe('an appointment', () => {
  it('can be confirmed, moved and canceled by both parties before it begins', () => {
    for (const party of ['contractor', 'customer'] as const) {
      expect(appointmentActionsFor(booked(false), party)).toEqual(['confirm', 'move', 'cancel']);
    }
  });

  it('can no longer be canceled once it has begun, when either party may report the other absent', () => {
    expect(appointmentActionsFor(booked(true), 'contractor')).toEqual(['move', 'report-customer-absent']);
    expect(appointmentActionsFor(booked(true), 'customer')).toEqual(['move', 'report-contractor-absent']);
    expect(decideAppointment(booked(true), 'cancel', 'customer')).toEqual({ ok: false, refusal: 'begun' });
    expect(decideAppointment(booked(false), 'report-contractor-absent', 'customer')).toEqual({
      ok: false,
      refusal: 'not-begun',
    });
  });

  it('lets the customer contradict the contractor’s report of their absence', () => {
    const situation = { status: 'customer-absent', hasBegun: true } as const;
    expect(decideAppointment(situation, 'report-contractor-absent', 'customer')).toMatchObject({ request: 'release' });
    expect(appointmentActionsFor(situation, 'contractor')).toEqual([]);
  });

  it('refuses what only another party may do, and what is past', () => {
    expect(decideAppointment(booked(true), 'report-customer-absent', 'customer')).toEqual({
      ok: false,
      refusal: 'wrong-party',
    });
    expect(decideAppointment({ status: 'cancelled', hasBegun: false }, 'move', 'customer')).toEqual({
      ok: false,
      refusal: 'over',
    });
  });

  it.each(APPOINTMENT_STATUSES.filter((status) => status !== 'booked' && status !== 'customer-absent'))(
    'stays as it is once it is %s',
    (status: AppointmentStatus) => {
      for (const party of ['contractor', 'customer', 'system'] as const) {
        for (const hasBegun of [false, true]) expect(appointmentActionsFor({ status, hasBegun }, party)).toEqual([]);
      }
    },
  );

  it('uses only events that the request’s lifecycle has', () => {
    const asked = Object.values(APPOINTMENT_RULES).flatMap(({ request }) => request ?? []);
    expect(asked.filter((event) => event !== 'release' && !Object.hasOwn(REQUEST_RULES, event))).toEqual([]);
  });
});
