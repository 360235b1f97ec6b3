import type {
  AppointmentForm,
  CancelAppointment,
  MoveAppointment,
  Schedule,
} from '@plumbline/contract/domains/appointments/appointment.ts';
import { appointmentPayload } from '@plumbline/contract/domains/appointments/appointment.ts';
import {
  cancelAppointment,
  createAppointment,
  getFreeSlots,
  getSchedule,
  listContractorAppointments,
  moveAppointment,
  reportAbsence,
  setEarlyReminders,
} from '@plumbline/contract/domains/appointments/endpoints.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../lib/call.ts';

/** The link that opens an appointment: the customer's, or the contractor's with their id. */
export interface ScheduleLink {
  readonly id: string;
  readonly contractorId: string | undefined;
}

/** Returns the search parameters of a link's page. */
export const addressOf = ({ id, contractorId }: ScheduleLink): Readonly<Record<string, string>> => ({
  request: id,
  ...(contractorId ? { contractor: contractorId } : {}),
});

/** A request's appointment, the actions allowed on it, and the initial values of its form. */
export const scheduleQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getSchedule.path, { id })],
    queryFn: ({ signal }) => call(getSchedule, { params: { id }, signal }),
  });

/** The contractor's free times on a day for an appointment of this length. */
export const freeSlotsQuery = (id: string, date: string, duration: number) =>
  queryOptions({
    queryKey: [pathOf(getFreeSlots.path, { id }), { date, duration }],
    queryFn: ({ signal }) => call(getFreeSlots, { params: { id }, query: { date, duration }, signal }),
  });

/** Returns a function that shows a changed appointment. */
export const useKeepSchedule = (id: string) => {
  const client = useQueryClient();
  return (schedule: Schedule) => client.setQueryData(scheduleQuery(id).queryKey, schedule);
};

/** Books an appointment, or records the wish if there is no request. A retry with the same key doesn't book twice. */
export const useBook = (id: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: { form: AppointmentForm; idempotencyKey: string }) =>
      call(createAppointment, { body: appointmentPayload(form), idempotencyKey }),
    onSuccess: ({ schedule }) => {
      if (id && schedule) client.setQueryData(scheduleQuery(id).queryKey, schedule);
    },
  });
};

type Change<Body> = Omit<Body, 'contractorId'>;

/** Moves the appointment to another time. */
export const useMove = ({ id, contractorId }: ScheduleLink) =>
  useMutation({
    mutationFn: (change: Change<MoveAppointment>) =>
      call(moveAppointment, { params: { id }, body: { ...change, contractorId } }),
    onSuccess: useKeepSchedule(id),
  });

/** Cancels the appointment; the request stays. */
export const useCancel = ({ id, contractorId }: ScheduleLink) =>
  useMutation({
    mutationFn: (change: Change<CancelAppointment>) =>
      call(cancelAppointment, {
        params: { id },
        body: { ...change, contractorId },
      }),
    onSuccess: useKeepSchedule(id),
  });

/** Reports that the other side didn't show up. */
export const useReportAbsence = ({ id, contractorId }: ScheduleLink) =>
  useMutation({
    mutationFn: (message: string) => call(reportAbsence, { params: { id }, body: { message, contractorId } }),
    onSuccess: useKeepSchedule(id),
  });

/** Sets whether the customer also gets texts between 9 PM and 8 AM. */
export const useEarlyReminders = (id: string) =>
  useMutation({
    mutationFn: (early: boolean) => call(setEarlyReminders, { params: { id }, body: { early } }),
    onSuccess: useKeepSchedule(id),
  });

/** The contractor's appointments of the past week and the coming months, earliest first. */
export const appointmentsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [listContractorAppointments.path, { userId }],
    queryFn: ({ signal }) => call(listContractorAppointments, { query: { craftsmanId: userId }, signal }),
  });

/** An appointment may have changed: reloads the list. */
export const refetchAppointments = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: [listContractorAppointments.path] });
