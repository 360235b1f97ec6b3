import {
  BAD_CONNECTION_REASONS,
  type BadConnectionReason,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import {
  ConnectionReportId,
  OpportunityId,
  ProposalId,
  ReferralId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inventContact } from '../../directory/public.ts';
import { type Sample, textReply } from '../../messaging/public.ts';
import {
  connectionCheckMessages,
  keptOutMessages,
  messagesFor,
  nudgeMessages,
  reportRefusedMessages,
  requestLinksMessage,
  returnedPaymentMessages,
} from '../notifications.ts';
import type { Happening, HappeningType } from '../rules/happening.ts';
import { digestMessages } from '../rules/opportunity-digest.ts';
import { NOT_A_CONTRACTOR, NOTHING_OPEN, WHAT_CAN_BE_SENT } from '../rules/text-replies.ts';
import type { StoredReferral, StoredReport, StoredRequest, StoredTime } from '../tables.ts';

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
  'take-back',
  'decline',
  'expire',
  'lose',
  'fail',
  'withdraw',
  'propose-once-too-often',
  'start',
  'complete',
  'reopen',
  'not-started',
  'cancel',
  'give-up-denied',
  'give-up-silent',
];
/** Acted by the customer: the contractor is the other side. */
const BY_CUSTOMER = new Set<HappeningType>([
  'submit',
  'counter',
  'decline',
  'reopen',
  'not-started',
  'cancel',
  'withdraw',
]);
const DETAILS: Readonly<Partial<Record<HappeningType, Happening['details']>>> = {
  pay: { receipt: 'R-000001' },
  reopen: { reason: 'unfinished' },
  'not-started': { reason: 'nobody-came' },
};
const OF_REQUEST = new Set<HappeningType>(['submit', 'cancel', 'give-up-denied', 'give-up-silent']);

/** Every message about a request as it would be sent now, with invented people. */
export function showRequestSamples(ctx: Context): Sample[] {
  const { settings } = ctx;
  const now = ctx.clock.now();
  const { request, referral, contact, time } = invented(now);
  const facts = {
    request,
    contact,
    time,
    settings,
    asked: [contact.companyName],
    terms: { miles: 3.4, feeCents: settings.referralFeeCents },
  };
  const happenings = HAPPENINGS.flatMap((type) => {
    const party = BY_CUSTOMER.has(type) ? 'customer' : 'contractor';
    const happening = { type, party, referral: OF_REQUEST.has(type) ? null : referral } as const;
    const details = DETAILS[type] ?? {};
    return messagesFor({ ...happening, details }, facts).map((message) => ({ title: type, message }));
  });
  const open = { ...request, opportunityId: OpportunityId.parse('op_Sample') };
  const unasked = messagesFor({ type: 'submit', party: 'customer', referral: null }, { ...facts, request: open }).map(
    (message) => ({ title: 'submit (open to proposals)', message }),
  );
  const releases = (['customer', 'system'] as const).flatMap((party) =>
    messagesFor({ type: 'release', party, referral }, facts).map((message) => ({
      title: party === 'customer' ? 'release (did not come)' : 'release (bad connection)',
      message,
    })),
  );
  const nudges = (['offered', 'proposed'] as const).flatMap((status) =>
    nudgeMessages({ ...referral, status }, facts).map((message) => ({ title: 'nudge', message })),
  );
  const reports = BAD_CONNECTION_REASONS.flatMap((reason) => {
    const report = inventedReport(referral, reason, now);
    const [asked, refused] = [
      connectionCheckMessages(report, facts),
      reportRefusedMessages({ ...report, customerAnswer: reason === 'unreachable' ? 'spoke' : null }, referral, facts),
    ];
    return [
      ...asked.map((message) => ({ title: `is it true? (${reason})`, message })),
      ...refused.map((message) => ({
        title: reason === 'unreachable' ? 'a report refused by the customer' : 'a report refused by an operator',
        message,
      })),
    ];
  });
  const others = [
    ...returnedPaymentMessages(referral, facts).map((message) => ({ title: 'a payment that came too late', message })),
    ...keptOutMessages({ ...referral, status: 'proposed' }, facts).map((message) => ({
      title: 'kept out by the spending cap',
      message,
    })),
    ...digestMessages(settings, contact, [{ request, match: { score: 88, reasons: [] }, distance: 4.2 }], now).map(
      (message) => ({
        title: 'new opportunities',
        message,
      }),
    ),
    {
      title: 'the links of open requests',
      message: requestLinksMessage(settings, request.customerEmail, 's', [request]),
    },
    ...[NOT_A_CONTRACTOR, NOTHING_OPEN, WHAT_CAN_BE_SENT].map((words) => ({
      title: 'answer to a text',
      message: textReply({ id: 'sample', sender: contact.phone ?? '' }, words),
    })),
  ];
  return [...happenings, ...unasked, ...releases, ...nudges, ...reports, ...others].map(({ title, message }) => ({
    area: 'Service requests',
    title: `${message.about.kind === 'service-request' ? 'To the customer' : 'To the contractor'}: ${title}`,
    message,
  }));
}

const HOUR_MS = 3_600_000;

const inventedReport = ({ id: referralId }: StoredReferral, reason: BadConnectionReason, now: Date): StoredReport => ({
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

function invented(now: Date) {
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
  const requestId = ServiceRequestId.parse('rq_Sample');
  const contact = inventContact();
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
    title: 'Kitchen sink trap drips into the cabinet',
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
    opportunityId: null,
    opportunityCell: null,
    budgetMinCents: null,
    budgetMaxCents: null,
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
