import './jobs.ts';

export { liveTopic } from './use-cases/announce.ts';
export { answerText } from './use-cases/answer-text.ts';
export { claimRequests, claimRequestsOfEmail } from './use-cases/claim-requests.ts';
export { endIdleRequest } from './use-cases/end-idle-request.ts';
export { endTurn, nudge } from './use-cases/end-turn.ts';
export {
  cancelOpenNaming,
  cancelOpenOf,
  collectRequests,
  eraseRequests,
  eraseRequestsNaming,
  findReferralsOf,
  findRequestsNaming,
  findRequestsOf,
} from './use-cases/erase-requests.ts';
export { mailRequestLinks } from './use-cases/find-request.ts';
export { findReviewer } from './use-cases/find-reviewer.ts';
export { readProposedTime } from './use-cases/read-proposed-time.ts';
export { recordDelivery } from './use-cases/record-delivery.ts';
export { endConnectionCheck } from './use-cases/report-bad-connection.ts';
export {
  type Job,
  type JobLink,
  type JobSummary,
  type JobViewer,
  jobsOf,
  lockJob,
  type OpenedJob,
  openJob,
  readJob,
} from './use-cases/schedule-work.ts';
export { settlePayment } from './use-cases/settle-payment.ts';
export { showRequestSamples } from './use-cases/show-samples.ts';
export { sendOpportunityDigest, spreadOpportunity } from './use-cases/spread-opportunity.ts';
export { withdrawAllOf } from './use-cases/withdraw-bid.ts';
