export { closeFee } from './store/referral-fee.ts';
export { assessReferralFee, quoteReferralFee } from './use-cases/assess-referral-fee.ts';
export { sumCharges } from './use-cases/sum-charges.ts';
