import type {
  ConnectionDetails,
  ReferralPayment,
  ReferralPaymentStatus,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { contactOf, contractorsByIds } from '../../../directory/public.ts';
import { checkFeePayment, type FeeReceipt, showFeePayment } from '../../../payments/public.ts';
import { momentText, place } from '../../letters/rules/letter.ts';
import { refusalError } from '../../lifecycle/rules/refusals.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { loadCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { maySeeCustomer } from '../../policy.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { fullAddress } from '../../views.ts';
import { connectionWords } from '../connection.words.ts';
import { reportUntil, reportView } from '../rules/bad-connection.ts';
import { reportOfReferral } from '../store/connection-report.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Returns a referral's fee for the holder of its link, with the customer's details only once it is settled.
 * @throws DomainError 'not-found' for any other pair of ids
 */
export async function showReferralPayment(
  ctx: Context,
  referralId: ReferralId,
  contractorId: ContractorId,
): Promise<ReferralPayment> {
  const { request, referral } = await load(ctx, referralId, contractorId);
  const [payment, contact, details, report] = await Promise.all([
    showFeePayment(ctx, referralId),
    contactOf(ctx, contractorId),
    maySeeCustomer(referral.status) ? detailsOf(ctx, request, referral) : null,
    reportOfReferral(ctx, referralId),
  ]);
  const status = statusOf(referral, payment);
  return {
    referralId,
    contractorId,
    status,
    message: messageOf(status, request, referral, ctx.language),
    paymentId: payment?.paymentId ?? null,
    amount: referral.feeCents / 100,
    payBy: status === 'due' ? (referral.answerBy?.toISOString() ?? null) : null,
    requestNumber: requestNumber(request.ordinal),
    jobTitle: titleOf(request),
    place: place(request),
    timeZone: request.timeZone,
    companyName: contact?.companyName ?? '',
    receipt: payment?.receipt ? { ...payment.receipt, paidAt: payment.receipt.paidAt.toISOString() } : null,
    details,
    reportUntil:
      report === null ? (reportUntil(referral, request.status, ctx.clock.now())?.toISOString() ?? null) : null,
    report: report && reportView(report, ctx.language),
  };
}

/**
 * Shows the payment after asking the provider whether the fee was paid, for a page that returns from the provider. Its
 * findings take effect before the response.
 */
export async function checkReferralPayment(
  ctx: Context,
  referralId: ReferralId,
  contractorId: ContractorId,
): Promise<ReferralPayment> {
  const { referral } = await load(ctx, referralId, contractorId);
  if (referral.status === 'accepted-unpaid') {
    await checkFeePayment(ctx, referralId);
    await settlePayment(ctx, referralId);
  }
  return showReferralPayment(ctx, referralId, contractorId);
}

async function load(
  ctx: Context,
  referralId: ReferralId,
  contractorId: ContractorId,
): Promise<{ request: StoredRequest; referral: StoredReferral }> {
  const requestId = await requestOfReferral(ctx, referralId);
  const opened = requestId === null ? null : await loadCase(ctx, requestId, false);
  const referral = opened?.referrals.find(({ id }) => id === referralId);
  if (opened === null || referral === undefined || referral.contractorId !== contractorId) throw notFound();
  return { request: opened.request, referral };
}

function statusOf({ status }: StoredReferral, payment: FeeReceipt | null): ReferralPaymentStatus {
  switch (status) {
    case 'settled':
      return 'settled';
    case 'accepted-unpaid':
      return payment?.isUnderWay ? 'confirming' : 'due';
    case 'offered':
    case 'proposed':
    case 'countered':
      return 'not-due';
    default:
      return 'ended';
  }
}

function messageOf(
  status: ReferralPaymentStatus,
  request: StoredRequest,
  referral: StoredReferral,
  language: Language,
): string {
  const { payment } = connectionWords[language];
  const fee = formatsIn(language).formatMoney(referral.feeCents);
  switch (status) {
    case 'due':
      return payment.due(fee, momentText(referral.answerBy, request, language));
    case 'confirming':
      return payment.confirming;
    case 'settled':
      return referral.feeCents === 0 ? payment.free : payment.paid(fee);
    case 'not-due':
      return payment.notDue;
    case 'ended':
      return refusalError('too-late', request, referral).in(language).message;
  }
}

async function detailsOf(
  ctx: Context,
  request: StoredRequest,
  { contractorId }: StoredReferral,
): Promise<ConnectionDetails | null> {
  const [contact, [contractor]] = await Promise.all([
    contactOf(ctx, contractorId),
    contractorsByIds(ctx, [contractorId]),
  ]);
  if (contact === null || contractor === undefined) return null;
  return {
    job: {
      requestNumber: requestNumber(request.ordinal),
      workType: request.workType,
      urgency: request.urgency,
      preferredDate: request.preferredDate,
      preferredTimeSlot: request.preferredTimeSlot,
      customerName: request.customerName,
      address: fullAddress(request),
      phone: request.customerPhone,
      email: request.customerEmail,
      description: request.description,
    },
    contractor: {
      companyName: contractor.companyName,
      contactName: contractor.contactName,
      phone: contact.phone,
      email: contact.email,
      rating: contractor.rating,
      isSampleRating: contractor.isSampleRating,
      reviewCount: contractor.reviewCount,
      city: contractor.city,
      state: contractor.state,
      specialties: contractor.specialties,
    },
  };
}
