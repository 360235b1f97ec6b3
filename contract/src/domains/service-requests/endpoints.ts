import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId, ProposalId, ReferralId, RequestLinkId, ServiceRequestId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { problem } from '../../kernel/words.ts';
import { EmailAddress } from '../accounts/email-address.ts';
import { FoundContractor } from '../directory/contractor.ts';
import { AnswerReceipt, ContractorResponse, CustomerResponse } from './answer.ts';
import { CompletionDenial, StartDenial } from './contradiction.ts';
import { formWords } from './form.words.ts';
import { REOPEN_DAYS } from './lifecycle.ts';
import { ContractorResponseDetail } from './proposal.ts';
import { MAX_ASKED, RequestAgain, ServiceRequestSubmission, SubmittedRequest } from './service-request.ts';
import { TrackingRecord } from './tracking.ts';
import { ServiceRequestView } from './views.ts';

export const submitServiceRequest = endpoint({
  name: 'submitServiceRequest',
  summary: 'Sends a request to the contractor that was picked, or to the three best matches',
  method: 'POST',
  path: '/api/service-requests',
  body: ServiceRequestSubmission,
  reply: SubmittedRequest,
  status: 201,
  problems: ['idempotency-mismatch'],
  rate: 'message',
  idempotent: true,
});

export const findRequest = endpoint({
  name: 'findRequest',
  summary: 'Mails the links of the open requests of an address to it. Never tells whether there are any',
  method: 'POST',
  path: '/api/find-request',
  body: z.object({ email: EmailAddress }),
  reply: Done,
  status: 202,
  rate: 'message',
});

export const getServiceRequest = endpoint({
  name: 'getServiceRequest',
  summary: "A request as the holder of the link may see it: the customer's view or the contractor's",
  method: 'GET',
  path: '/api/service-requests/:id',
  params: z.object({ id: RequestLinkId }),
  reply: ServiceRequestView,
  problems: ['not-found'],
  rate: 'read',
});

export const trackServiceRequest = endpoint({
  name: 'trackServiceRequest',
  summary: 'Where a request stands, for its customer',
  method: 'GET',
  path: '/api/track-service-request/:requestId',
  params: z.object({ requestId: ServiceRequestId }),
  reply: TrackingRecord,
  problems: ['not-found'],
  rate: 'read',
});

const answering = {
  method: 'POST',
  body: ContractorResponse,
  reply: AnswerReceipt,
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'write',
  idempotent: true,
} as const;

export const respondAsContractor = endpoint({
  ...answering,
  name: 'respondAsContractor',
  summary: 'A contractor accepts, denies, or proposes a new time',
  path: '/api/contractor-response',
});

export const respondAsContractorAlias = endpoint({
  ...answering,
  name: 'respondAsContractorAlias',
  summary: 'The same as /api/contractor-response',
  path: '/api/contractor-responses',
});

export const getContractorResponse = endpoint({
  name: 'getContractorResponse',
  summary: "A contractor's proposal, for the customer who is to answer it",
  method: 'GET',
  path: '/api/craftsman-responses/:responseId',
  params: z.object({ responseId: ProposalId }),
  query: z.object({ requestId: ServiceRequestId }),
  reply: ContractorResponseDetail,
  problems: ['not-found'],
  rate: 'read',
});

export const respondAsCustomer = endpoint({
  name: 'respondAsCustomer',
  summary: 'The customer approves or declines a proposal, or proposes another time',
  method: 'POST',
  path: '/api/customer-response',
  body: CustomerResponse,
  reply: AnswerReceipt,
  problems: ['not-found', 'already-happened', 'ambiguous', 'idempotency-mismatch'],
  rate: 'write',
  idempotent: true,
});

const keyed = {
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'write',
  idempotent: true,
} as const;

const ofRequest = { params: z.object({ id: ServiceRequestId }), problems: ['not-found', 'already-happened'] } as const;

export const cancelServiceRequest = endpoint({
  ...ofRequest,
  name: 'cancelServiceRequest',
  summary: 'The customer cancels, before the work has started',
  method: 'POST',
  path: '/api/service-requests/:id/cancel',
  reply: TrackingRecord,
  rate: 'write',
});

export const getRequestAgain = endpoint({
  ...ofRequest,
  name: 'getRequestAgain',
  summary: 'The answers of the customer of an ended request, to send it again',
  method: 'GET',
  path: '/api/service-requests/:id/again',
  reply: RequestAgain,
  rate: 'read',
});

export const signOffServiceRequest = endpoint({
  ...ofRequest,
  name: 'signOffServiceRequest',
  summary: 'The customer confirms that the work is done; the contractor is told, and the review is opened',
  method: 'POST',
  path: '/api/service-requests/:id/sign-off',
  reply: TrackingRecord,
  ...keyed,
});

export const reopenServiceRequest = endpoint({
  ...ofRequest,
  name: 'reopenServiceRequest',
  summary: `The customer says that the work is not completed after all, within ${REOPEN_DAYS} days; both sides are told`,
  method: 'POST',
  path: '/api/service-requests/:id/reopen',
  body: CompletionDenial,
  reply: TrackingRecord,
  ...keyed,
});

export const reportNotStarted = endpoint({
  ...ofRequest,
  name: 'reportNotStarted',
  summary: 'The customer says that the work has not begun, or that nobody came; both sides are told',
  method: 'POST',
  path: '/api/service-requests/:id/not-started',
  body: StartDenial,
  reply: TrackingRecord,
  ...keyed,
});

export const getNextContractors = endpoint({
  ...ofRequest,
  name: 'getNextContractors',
  summary: 'The next best contractors for a request that nobody is being asked about any more',
  method: 'GET',
  path: '/api/service-requests/:id/next-contractors',
  reply: z.array(FoundContractor),
  rate: 'read',
});

export const pickNextContractors = endpoint({
  ...ofRequest,
  name: 'pickNextContractors',
  summary: 'Asks another contractor about the same request',
  method: 'POST',
  path: '/api/service-requests/:id/next-contractors',
  body: z.object({
    contractorIds: z
      .array(ContractorId)
      .min(
        1,
        problem(formWords, ({ pickContractor }) => pickContractor),
      )
      .max(
        MAX_ASKED,
        problem(formWords, ({ pickAtMost }) => pickAtMost(MAX_ASKED)),
      ),
  }),
  reply: TrackingRecord,
  rate: 'message',
});

const progress = {
  method: 'POST',
  params: z.object({ id: ReferralId }),
  body: z.object({ contractorId: ContractorId }),
  reply: AnswerReceipt,
  ...keyed,
} as const;

export const startWork = endpoint({
  ...progress,
  name: 'startWork',
  summary: 'The contractor has begun the work',
  path: '/api/referrals/:id/start',
});

export const completeWork = endpoint({
  ...progress,
  name: 'completeWork',
  summary: 'The contractor has completed the work',
  path: '/api/referrals/:id/complete',
});

/** Server-sent events: 'changed', without data, whenever the request has changed. Works for either id. */
export const LIVE_SERVICE_REQUEST_ROUTE = '/api/service-requests/:id/live';

/** Returns the path of the event stream that reports changes to a request. */
export const liveServiceRequestPath = (id: string): string =>
  LIVE_SERVICE_REQUEST_ROUTE.replace(':id', encodeURIComponent(id));
