import type { ConnectionReportId, ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';

/** The turn that a deadline or nudge was set for: when the referral has moved on since, the job has nothing to do. */
export interface TurnPayload {
  readonly referralId: ReferralId;
  readonly turn: number;
}

declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /** The time to answer or to pay is over. */
    'referral-deadline': TurnPayload;
    /** Half of the time to answer is over. */
    'referral-nudge': TurnPayload;
    /** The customer's time to answer a report of a bad connection is over. */
    'connection-check-deadline': { readonly reportId: ConnectionReportId };
    /** A request has been without a live referral for 14 days. */
    'request-idle': { readonly requestId: ServiceRequestId };
    /** A request was opened to proposals: craftsmen whom it fits are to be told. */
    'spread-opportunity': { readonly requestId: ServiceRequestId };
    /** A craftsman may be told of new opportunities again. */
    'opportunity-digest': { readonly contractorId: ContractorId };
    /** Somebody who has lost the links of their requests asked for them by e-mail. */
    'mail-request-links': { readonly email: string };
  }
  interface DomainEvents {
    /** The work of a request has begun or is completed, or the request was cancelled. */
    'request-moved-on': { readonly requestId: ServiceRequestId };
    /** The contractor has reported the work done. Comes again where the customer had it reopened. */
    'request-completed': { readonly requestId: ServiceRequestId; readonly contractorId: ContractorId };
  }
}
