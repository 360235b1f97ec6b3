import { ConnectionReportId, ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import { jobKind, type PayloadsOf } from '../../kernel/job-kind.ts';
import { endConnectionCheck } from './connections/use-cases/report-bad-connection.ts';
import { forgetExpiredDraft } from './drafts/use-cases/change-draft.ts';
import { keepEventMonths } from './lifecycle/use-cases/add-event-month.ts';
import { endIdleRequest } from './lifecycle/use-cases/end-idle-request.ts';
import { endTurn, nudge } from './lifecycle/use-cases/end-turn.ts';
import { sendOpportunityDigest, spreadOpportunity } from './opportunities/use-cases/spread-opportunity.ts';
import { endUnconfirmed, remindToConfirm } from './proofs/use-cases/end-unconfirmed.ts';
import { recordAnswerTime } from './referrals/use-cases/record-answer-time.ts';
import { mailRequestLinks } from './requests/use-cases/find-request.ts';
import { remindToSignOff, signOffUnanswered } from './requests/use-cases/sign-off.ts';

/** The turn of the job. If the referral has moved on, the job does nothing. */
const Turn = z.object({ referralId: ReferralId, turn: z.number().int() });

const Completion = z.object({ requestId: ServiceRequestId, completedAt: z.string() });

export const requestJobs = {
  'referral-deadline': jobKind({
    payload: Turn,
    run: endTurn,
  }),
  'referral-nudge': jobKind({
    payload: Turn,
    run: nudge,
  }),
  'connection-check-deadline': jobKind({
    payload: z.object({ reportId: ConnectionReportId }),
    run: endConnectionCheck,
  }),
  'request-idle': jobKind({
    payload: z.object({ requestId: ServiceRequestId }),
    run: (ctx, { requestId }) => endIdleRequest(ctx, requestId),
  }),
  'remind-to-confirm': jobKind({
    payload: z.object({ requestId: ServiceRequestId }),
    run: (ctx, { requestId }) => remindToConfirm(ctx, requestId),
  }),
  'end-unconfirmed': jobKind({
    payload: z.object({ requestId: ServiceRequestId }),
    run: (ctx, { requestId }) => endUnconfirmed(ctx, requestId),
  }),
  'remind-to-sign-off': jobKind({
    payload: Completion,
    run: remindToSignOff,
  }),
  'sign-off-unanswered': jobKind({
    payload: Completion,
    run: signOffUnanswered,
  }),
  'make-event-months': jobKind({
    payload: z.object({}),
    run: keepEventMonths,
  }),
  'spread-opportunity': jobKind({
    payload: z.object({ requestId: ServiceRequestId }),
    run: (ctx, { requestId }) => spreadOpportunity(ctx, requestId),
  }),
  'opportunity-digest': jobKind({
    payload: z.object({ contractorId: ContractorId }),
    run: (ctx, { contractorId }) => sendOpportunityDigest(ctx, contractorId),
  }),
  'response-record': jobKind({
    payload: z.object({ contractorId: ContractorId }),
    run: (ctx, { contractorId }) => recordAnswerTime(ctx, contractorId),
  }),
  'forget-draft': jobKind({
    payload: z.object({ draftId: z.string() }),
    run: forgetExpiredDraft,
  }),
  'mail-request-links': jobKind({
    payload: z.object({ email: z.string() }),
    run: mailRequestLinks,
  }),
};

declare module '../../kernel/outbox.ts' {
  interface Jobs extends PayloadsOf<typeof requestJobs> {}
}
