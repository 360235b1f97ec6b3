import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Words } from '@plumbline/contract/kernel/words.ts';
import * as z from 'zod';
import { accountJobs } from '../../domains/accounts/jobs.ts';
import { appointmentJobs } from '../../domains/appointments/jobs.ts';
import { directoryJobs } from '../../domains/directory/jobs.ts';
import { filesJobs } from '../../domains/files/jobs.ts';
import { ingestJobs } from '../../domains/ingest/jobs.ts';
import { leadsJobs } from '../../domains/leads/jobs.ts';
import { messagingJobs } from '../../domains/messaging/jobs.ts';
import { paymentJobs } from '../../domains/payments/jobs.ts';
import { projectJobs } from '../../domains/projects/jobs.ts';
import { requestJobs } from '../../domains/service-requests/jobs.ts';
import { threadJobs } from '../../domains/threads/jobs.ts';
import { jobKind, type RunJob, runnerOf } from '../../kernel/job-kind.ts';
import { type DomainEvent, EVENT_TASK, type Job } from '../../kernel/outbox.ts';
import { backupJobs } from '../backups/jobs.ts';
import { retentionJobs } from '../retention/enforce-retention.ts';
import { sandboxJobs } from './deliver-sandbox-event.ts';
import { jobsWords } from './jobs.words.ts';
import { dispatch } from './subscriptions.ts';

/** Every kind of job, by task. */
export const jobKinds = {
  ...accountJobs,
  ...backupJobs,
  ...retentionJobs,
  ...appointmentJobs,
  ...directoryJobs,
  ...filesJobs,
  ...ingestJobs,
  ...leadsJobs,
  ...messagingJobs,
  ...paymentJobs,
  ...projectJobs,
  ...requestJobs,
  ...threadJobs,
  ...sandboxJobs,
  [EVENT_TASK]: jobKind({
    payload: z.custom<DomainEvent>((event) => typeof event === 'object' && event !== null && 'type' in event),
    run: dispatch,
  }),
} satisfies Readonly<Record<Job['task'] | typeof EVENT_TASK, unknown>>;

/** Each kind of job as the worker runs it. */
export const jobs = Object.fromEntries(
  // Each runner parses its payload, so the union of payloads doesn't matter here.
  Object.entries(jobKinds).map(([task, kind]) => [task, runnerOf<never>(kind as never)]),
) as Readonly<Record<keyof typeof jobKinds, RunJob<unknown>>>;

const words: Words<Readonly<Record<keyof typeof jobKinds, string>>> = jobsWords;

/** Returns a job's description for operators; null for a task that this release doesn't know. */
export const jobWords = (task: string, language: Language): string | null =>
  Object.hasOwn(jobKinds, task) ? words[language][task as keyof typeof jobKinds] : null;
