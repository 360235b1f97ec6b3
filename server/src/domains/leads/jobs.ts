import { ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import { ProjectId, UserId, WatchId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { announceStep } from './use-cases/announce-step.ts';
import { countFirms, linkFirms } from './use-cases/count-firms.ts';
import { recordKnown } from './use-cases/record-firms.ts';
import { remindDeadline } from './use-cases/remind-deadline.ts';
import { sendDigest } from './use-cases/send-digest.ts';
import { sendNews } from './use-cases/send-news.ts';

export const leadsJobs = {
  // If its watch was told, changed, paused or deleted in the meantime, the job does nothing or schedules another.
  'watch-digest': jobKind({ payload: z.object({ watchId: WatchId }), run: sendDigest }),
  // If the next step was moved, done or given up in the meantime, the job does nothing.
  'next-step': jobKind({
    payload: z.object({ userId: UserId, projectId: ProjectId, day: z.iso.date() }),
    run: announceStep,
  }),
  // If it was told, or the projects are no longer followed, the job does nothing.
  'follow-news': jobKind({ payload: z.object({ userId: UserId }), run: sendNews }),
  // If the deadline has moved or the reminder is no longer wanted, the job does nothing.
  'deadline-reminder': jobKind({
    payload: z.object({ userId: UserId, projectId: ProjectId, lead: ReminderLead, at: z.iso.datetime() }),
    run: remindDeadline,
  }),
  // Does nothing if no permits have changed since.
  'count-firms': jobKind({ payload: z.object({}), run: (ctx, _payload, stopping) => countFirms(ctx, stopping) }),
  'link-firms': jobKind({ payload: z.object({}), run: (ctx, _payload, stopping) => linkFirms(ctx, stopping) }),
  // Does nothing if all projects from before firms were recorded have been read.
  'record-firms': jobKind({ payload: z.object({}), run: (ctx) => recordKnown(ctx) }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof leadsJobs> {}
}
