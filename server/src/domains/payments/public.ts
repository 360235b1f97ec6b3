import './jobs.ts';

export { feeOf, latestConnections, lockIdentity } from './store/referral-fee.ts';
export { type AssessedFee, assessReferralFee, quoteReferralFee } from './use-cases/assess-referral-fee.ts';
export { cancelPayment, checkAgain, checkFeePayment } from './use-cases/check-payment.ts';
export { closeFee, isPaidUnsettled, returnUnapplied, settleFee } from './use-cases/close-fee.ts';
export { collectDonations, countDonations, eraseDonor } from './use-cases/erase-donor.ts';
export { receiveWebhook } from './use-cases/receive-webhook.ts';
export { reconcilePayments, scheduleReconciliation } from './use-cases/reconcile-payments.ts';
export { carryOutRefund } from './use-cases/refund-payment.ts';
export { type FeeReceipt, showFeePayment } from './use-cases/show-fee-payment.ts';
export { showPaymentSamples } from './use-cases/show-samples.ts';
export { sumCharges } from './use-cases/sum-charges.ts';
