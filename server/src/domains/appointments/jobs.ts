import { ExternalCalendarId, ReminderId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { refreshBusyTimes } from './use-cases/refresh-busy-times.ts';
import { sendReminder } from './use-cases/send-reminder.ts';

export const appointmentJobs = {
  // If its appointment has been moved or canceled, the job does nothing.
  'appointment-reminder': jobKind({
    payload: z.object({ reminderId: ReminderId }),
    run: sendReminder,
  }),
  // Plans itself again, until its calendar is disconnected.
  'read-calendar': jobKind({
    payload: z.object({ calendarId: ExternalCalendarId }),
    run: refreshBusyTimes,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof appointmentJobs> {}
}
