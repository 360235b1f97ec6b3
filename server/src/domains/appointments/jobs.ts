import { ReminderId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { sendReminder } from './use-cases/send-reminder.ts';

export const appointmentJobs = {
  // If its appointment has been moved or canceled, the job does nothing.
  'appointment-reminder': jobKind({
    payload: z.object({ reminderId: ReminderId }),
    run: sendReminder,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof appointmentJobs> {}
}
