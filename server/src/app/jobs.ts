import { mailAccountLink, tellOfLockout } from '../domains/accounts/public.ts';
import { sendReminder } from '../domains/appointments/public.ts';
import { resumeWork } from '../domains/directory/public.ts';
import { correctListings, performRun, startDue } from '../domains/ingest/public.ts';
import { deliverMessage, deliverMessages } from '../domains/messaging/public.ts';
import { cancelPayment, carryOutRefund, checkAgain, reconcilePayments } from '../domains/payments/public.ts';
import { geocodeProjects } from '../domains/projects/public.ts';
import {
  endConnectionCheck,
  endIdleRequest,
  endTurn,
  mailRequestLinks,
  nudge,
  sendOpportunityDigest,
  spreadOpportunity,
} from '../domains/service-requests/public.ts';
import type { Context } from '../kernel/context.ts';
import { type DomainEvent, EVENT_TASK, type Job } from '../kernel/outbox.ts';
import { deliverSandboxEvent } from './deliver-sandbox-event.ts';
import { dispatch } from './subscriptions.ts';

type PayloadOf<Task extends Job['task']> = Extract<Job, { task: Task }>['payload'];
type Tasks = {
  readonly [Task in Job['task']]: (ctx: Context, payload: PayloadOf<Task>, stopping: AbortSignal) => Promise<void>;
};

const tasks: Tasks = {
  'appointment-reminder': sendReminder,
  'mail-account-link': (ctx, payload) => mailAccountLink(ctx, payload),
  'tell-of-lockout': (ctx, payload) => tellOfLockout(ctx, payload),
  'mail-request-links': (ctx, payload) => mailRequestLinks(ctx, payload),
  'send-message': (ctx, payload) => deliverMessage(ctx, payload),
  'deliver-sandbox-event': deliverSandboxEvent,
  'send-messages': (ctx, payload) => deliverMessages(ctx, payload),
  'ingest-run': (ctx, { runId }, stopping) => performRun(ctx, runId, stopping),
  'ingest-due': startDue,
  'correct-listings': (ctx, _payload, stopping) => correctListings(ctx, stopping),
  'geocode-projects': (ctx, _, stopping) => geocodeProjects(ctx, stopping),
  'referral-deadline': endTurn,
  'referral-nudge': nudge,
  'resume-work': resumeWork,
  'spread-opportunity': (ctx, { requestId }) => spreadOpportunity(ctx, requestId),
  'opportunity-digest': (ctx, { contractorId }) => sendOpportunityDigest(ctx, contractorId),
  'check-payment': checkAgain,
  'cancel-payment': cancelPayment,
  'refund-payment': carryOutRefund,
  'reconcile-payments': (ctx) => reconcilePayments(ctx),
  'connection-check-deadline': endConnectionCheck,
  'request-idle': (ctx, { requestId }) => endIdleRequest(ctx, requestId),
};

/** What the worker does for each kind of job. */
export const jobs = { ...tasks, [EVENT_TASK]: (ctx: Context, event: DomainEvent) => dispatch(ctx, event) };
