import type { BadConnectionReason } from '@plumbline/contract/domains/service-requests/connection.ts';
import { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { ConnectionReportId, ProposalId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { inventContact } from '../../../directory/public.ts';
import { keptAnswers } from '../../requests/rules/answers.ts';
import type { StoredReferral, StoredReport, StoredRequest, StoredTime } from '../../tables.ts';

const HOUR_MS = 3_600_000;

/** Returns a report of a bad connection for sample messages. */
export const inventReport = (
  { id: referralId }: StoredReferral,
  reason: BadConnectionReason,
  now: Date,
): StoredReport => ({
  id: ConnectionReportId.parse('cr_Sample'),
  referralId,
  billingIdentity: 'sample',
  reason,
  note: null,
  status: 'asked',
  reportedAt: now,
  answerBy: now,
  customerAnswer: null,
  decidedAt: null,
});

/** Returns a request with its referral, contractor and proposed time for sample messages. */
export function inventRequest(now: Date, language: Language) {
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
  const requestId = ServiceRequestId.parse('rq_Sample');
  const contact = { ...inventContact(), language };
  const form = ServiceRequestForm.parse({
    preferredDate: tomorrow,
    preferredTimeSlot: 'afternoon',
    description: 'Kitchen sink trap drips into the cabinet.',
    customerName: 'Ana Delgado',
    customerPhone: '(502) 555-0177',
    customerEmail: 'ana.delgado@example.com',
    preferredContactMethod: 'both',
    smsConsent: true,
    address: '1127 Cherokee Rd',
    city: 'Louisville',
    state: 'KY',
    zipCode: '40204',
  });
  const request: StoredRequest = {
    ...keptAnswers(form, now, language),
    id: requestId,
    ordinal: 1,
    status: 'responses-received',
    createdAt: now,
    idleSince: null,
    completedAt: now,
    signedOffAt: null,
    disputedAt: null,
    customerId: null,
    opportunityId: null,
    opportunityCell: null,
    awaitsProof: null,
    provenContact: null,
    isSynthetic: false,
  };
  const referral: StoredReferral = {
    id: ReferralId.parse('rf_Sample'),
    requestId,
    contractorId: contact.id,
    status: 'offered',
    turn: 0,
    frozenAt: null,
    answerBy: new Date(now.getTime() + 4 * HOUR_MS),
    proposalId: ProposalId.parse('pp_Sample'),
    proposals: 1,
    estimatedCost: '$120-180',
    serviceDetails: 'New trap, parts included.',
    contractorAnswer: 'propose',
    customerAnswer: null,
    silentParty: 'contractor',
    feeCents: 500,
    offeredAt: now,
    answeredAt: null,
    settledAt: null,
    amountCents: null,
    isOpenJob: false,
    keptOutAt: null,
    paymentId: null,
  };
  const time: StoredTime = {
    id: 1,
    referralId: referral.id,
    byParty: 'contractor',
    day: tomorrow,
    clockTime: '14:00',
    message: 'Is the gate open then?',
    proposedAt: now,
  };
  return { request, referral, contact, time };
}

/** Invents a declined charge of a kept card. */
export const inventCharge = () => ({ card: { brand: 'visa', last4: '4242' }, decline: null });
