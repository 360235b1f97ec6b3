import {
  ContractorId,
  OpportunityId,
  ProposalId,
  ReferralId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { Sample } from '../../messaging/public.ts';
import { messagesFor, nudgeMessages } from '../notifications.ts';
import type { HappeningType } from '../rules/happening.ts';
import type { StoredReferral, StoredRequest, StoredTime } from '../tables.ts';

/** What there is a message for, in the order in which it can happen. */
const HAPPENINGS: readonly HappeningType[] = [
  'submit',
  'offer',
  'propose',
  'counter',
  'accept',
  'accept-fee-due',
  'approve-fee-due',
  'freeze',
  'thaw',
  'pay',
  'lapse',
  'deny',
  'decline',
  'expire',
  'lose',
  'fail',
  'withdraw',
  'propose-once-too-often',
  'start',
  'complete',
  'reopen',
  'cancel',
  'give-up-denied',
  'give-up-silent',
];
/** Acted by the customer: the contractor is the other side. */
const BY_CUSTOMER = new Set<HappeningType>(['submit', 'counter', 'decline', 'reopen', 'cancel', 'withdraw']);
const OF_REQUEST = new Set<HappeningType>(['submit', 'cancel', 'give-up-denied', 'give-up-silent']);

/** Every message about a request as it would be sent now, with invented people. */
export function showRequestSamples(ctx: Context): Sample[] {
  const { settings } = ctx;
  const [request, referral, contact, time] = invented(ctx.clock.now());
  const facts = { request, contact, time, settings };
  const happenings = HAPPENINGS.flatMap((type) => {
    const party = BY_CUSTOMER.has(type) ? 'customer' : 'contractor';
    const happening = { type, party, referral: OF_REQUEST.has(type) ? null : referral } as const;
    return messagesFor(happening, facts).map((message) => ({ title: type, message }));
  });
  const nudges = (['offered', 'proposed'] as const).flatMap((status) =>
    nudgeMessages({ ...referral, status }, facts).map((message) => ({ title: 'nudge', message })),
  );
  return [...happenings, ...nudges].map(({ title, message }) => ({
    area: 'Service requests',
    title: `${message.about.kind === 'referral' ? 'To the contractor' : 'To the customer'}: ${title}`,
    message,
  }));
}

const HOUR_MS = 3_600_000;

function invented(now: Date): [StoredRequest, StoredReferral, ContractorContact, StoredTime] {
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
  const requestId = ServiceRequestId.parse('rq_Sample');
  const contractorId = ContractorId.parse('ct_Sample');
  const request: StoredRequest = {
    id: requestId,
    ordinal: 1,
    status: 'responses-received',
    workType: 'plumbing',
    projectType: 'repair',
    urgency: 'medium',
    preferredDate: tomorrow,
    preferredTimeSlot: 'afternoon',
    description: 'Kitchen sink trap drips into the cabinet.',
    customerName: 'Ana Delgado',
    customerPhone: '+15025550177',
    customerEmail: 'ana.delgado@example.com',
    preferredContactMethod: 'both',
    smsConsentAt: now,
    street: '1127 Cherokee Rd',
    city: 'Louisville',
    state: 'KY',
    zipCode: '40204',
    latitude: 38.24,
    longitude: -85.72,
    timeZone: 'America/Kentucky/Louisville',
    createdAt: now,
    idleSince: null,
    completedAt: null,
    customerId: null,
    opportunityId: OpportunityId.parse('op_Sample'),
    opportunityCell: 0,
    budgetMinCents: null,
    budgetMaxCents: null,
    isSynthetic: false,
  };
  const referral: StoredReferral = {
    id: ReferralId.parse('rf_Sample'),
    requestId,
    contractorId,
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
    paymentId: null,
  };
  const contact: ContractorContact = {
    id: contractorId,
    companyName: 'Beargrass Plumbing',
    contactName: 'Dana Whitlock',
    phone: '+15025550134',
    shownPhone: '+15025550134',
    email: 'office@beargrass.example.com',
    timeZone: 'America/Kentucky/Louisville',
    smsConsent: true,
    isClaimed: true,
    billingIdentity: 'phone:+15025550134',
    isSynthetic: true,
    latitude: 38.25,
    longitude: -85.76,
    takesWork: true,
    preferredContactMethod: null,
    ownerId: null,
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
  return [request, referral, contact, time];
}
