export { settlePayment } from './connections/use-cases/settle-payment.ts';
export { tellDeclinedCharge } from './connections/use-cases/tell-charge.ts';
export { requestMessageKinds } from './letters/use-cases/show-samples.ts';
export { scheduleEventMonths } from './lifecycle/use-cases/add-event-month.ts';
export { liveTopic } from './lifecycle/use-cases/announce.ts';
export type { JobLink } from './lifecycle/use-cases/find-case.ts';
export { recordDelivery } from './lifecycle/use-cases/record-delivery.ts';
export { tellPrepared } from './photos/use-cases/change-photos.ts';
export { collectPhotos } from './photos/use-cases/list-photos.ts';
export { collectWorkPhotos, eraseWorkPhotos } from './photos/use-cases/list-work-photos.ts';
export { readTextedWords, type TextedWords } from './referrals/rules/text-command.ts';
export { answerText } from './referrals/use-cases/answer-text.ts';
export {
  findReferralById,
  type LinkedReferral,
  lockReferral,
  type OpenedReferral,
  openReferral,
  type ReferralLink,
  readReferral,
  referralsOfRequest,
} from './referrals/use-cases/open-referral.ts';
export { readProposedTime } from './referrals/use-cases/read-proposed-time.ts';
export { withdrawAllOf } from './referrals/use-cases/withdraw-bid.ts';
export { claimRequests, claimRequestsOfEmail, followCustomerLanguage } from './requests/use-cases/claim-requests.ts';
export {
  cancelOpenNaming,
  cancelOpenOf,
  collectRequests,
  endedRequests,
  eraseRequests,
  eraseRequestsAmong,
  eraseRequestsNaming,
  findReferralsOf,
  findRequestsNaming,
  findRequestsOf,
} from './requests/use-cases/erase-requests.ts';
export { findReviewer } from './requests/use-cases/find-reviewer.ts';
export {
  type Job,
  type JobSummary,
  type JobViewer,
  jobsOf,
  lockJob,
  type OpenedJob,
  openJob,
  readJob,
} from './requests/use-cases/schedule-work.ts';
export { signOffByText } from './requests/use-cases/sign-off-by-text.ts';
