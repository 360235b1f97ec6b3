import { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { ContractorContact } from '../../directory/public.ts';
import { keptAnswers } from '../requests/rules/answers.ts';
import type { StoredEvent, StoredReferral, StoredReport, StoredRequest, StoredTime } from '../tables.ts';

const NOW = new Date('2026-12-01T15:00:00Z');

const FORM = ServiceRequestForm.parse({
  preferredDate: '2026-12-03',
  preferredTimeSlot: 'afternoon',
  description: 'The sink drips. Call me, 502-555-0177.',
  customerName: 'Ana Delgado',
  customerPhone: '(502) 555-0177',
  customerEmail: 'ana.delgado@example.com',
  preferredContactMethod: 'both',
  address: '1127 Cherokee Rd',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
});

/** Returns a stored request whose contractors have not answered yet; `given` overrides fields for a test. */
export const storedRequest = (given: Partial<StoredRequest> = {}): StoredRequest => ({
  id: 'sr_1' as StoredRequest['id'],
  ordinal: 1,
  status: 'contractors-notified',
  ...keptAnswers(FORM, NOW, 'en'),
  title: 'Leak under the kitchen sink',
  latitude: 38.2527,
  longitude: -85.7585,
  createdAt: NOW,
  idleSince: null,
  completedAt: null,
  signedOffAt: null,
  disputedAt: null,
  customerId: null,
  opportunityId: null,
  opportunityCell: null,
  awaitsProof: null,
  provenContact: null,
  isSynthetic: false,
  ...given,
});

/** Returns a stored referral of that request whose contractor has not answered yet. */
export const storedReferral = (given: Partial<StoredReferral> = {}): StoredReferral => ({
  id: 'rf_1' as StoredReferral['id'],
  requestId: 'sr_1' as StoredReferral['requestId'],
  contractorId: 'ct_1' as StoredReferral['contractorId'],
  status: 'offered',
  turn: 0,
  frozenAt: null,
  answerBy: null,
  proposalId: null,
  proposals: 0,
  estimatedCost: null,
  serviceDetails: null,
  contractorAnswer: null,
  customerAnswer: null,
  silentParty: null,
  feeCents: 500,
  offeredAt: NOW,
  answeredAt: null,
  settledAt: null,
  amountCents: null,
  isOpenJob: false,
  keptOutAt: null,
  paymentId: null,
  ...given,
});

/** Returns a time that the contractor of that referral has proposed. */
export const storedTime = (given: Partial<StoredTime> = {}): StoredTime => ({
  id: 1,
  referralId: 'rf_1' as StoredTime['referralId'],
  byParty: 'contractor',
  day: '2026-12-04',
  clockTime: '14:00',
  message: null,
  proposedAt: NOW,
  ...given,
});

/** Returns an event in that request's record. */
export const storedEvent = (given: Partial<StoredEvent> & Pick<StoredEvent, 'type'>): StoredEvent => ({
  id: 1,
  requestId: 'sr_1' as StoredEvent['requestId'],
  referralId: 'rf_1' as StoredEvent['referralId'],
  contractorId: 'ct_1' as StoredEvent['contractorId'],
  party: 'contractor',
  requestStatus: 'in-progress',
  at: NOW,
  details: null,
  ...given,
});

/** Returns a report that waits for the customer. */
export const storedReport = (given: Partial<StoredReport> = {}): StoredReport => ({
  id: 'cr_1' as StoredReport['id'],
  referralId: 'rf_1' as StoredReport['referralId'],
  billingIdentity: 'phone:+15025550134',
  reason: 'unreachable',
  note: null,
  status: 'asked',
  reportedAt: NOW,
  answerBy: new Date('2026-12-04T15:00:00Z'),
  customerAnswer: null,
  decidedAt: null,
  ...given,
});

/** Returns the contractor of that referral. */
export const aContact = (given: Partial<ContractorContact> = {}): ContractorContact =>
  ({
    id: 'ct_1',
    companyName: 'Beargrass Plumbing',
    contactName: 'Bea Grass',
    phone: '+15025550134',
    shownPhone: '+15025550134',
    email: 'bea@example.com',
    timeZone: 'America/Kentucky/Louisville',
    businessHours: {},
    smsConsent: false,
    isProven: true,
    preferredContactMethod: null,
    language: 'en',
    ...given,
  }) as ContractorContact;
