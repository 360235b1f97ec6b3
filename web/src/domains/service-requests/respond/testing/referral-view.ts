import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';

/** Returns a referral that was just offered; `changes` override fields for a test. */
export const aReferral = (changes: Partial<ContractorView> = {}): ContractorView => ({
  kind: 'contractor',
  id: ReferralId.parse('rf_1'),
  contractorId: ContractorId.parse('ct_1'),
  companyName: 'Beargrass Plumbing Co.',
  requestNumber: 'PL-7K4QZ2',
  title: 'Trap under the kitchen sink drips',
  workType: 'plumbing',
  projectType: 'repair',
  urgency: 'medium',
  description: 'The trap drips. Call [hidden] if unclear.',
  preferredDate: '2026-12-03',
  preferredTimeSlot: 'afternoon',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
  timeZone: 'America/Kentucky/Louisville',
  createdAt: '2026-12-01T14:12:00Z',
  status: 'offered',
  requestStatus: 'contractors-notified',
  takenBack: false,
  frozen: false,
  distance: 1.2,
  answerBy: '2026-12-02T14:12:00Z',
  feeCents: 500,
  paymentUrl: null,
  chargeableCard: null,
  chargedCard: null,
  declined: null,
  freeOnceProven: null,
  keptOutByCap: false,
  releasedFor: null,
  changesUsed: 0,
  history: [],
  agreedTime: null,
  appointmentAt: null,
  contactBy: null,
  contradicted: null,
  contactProven: 'phone',
  addressPlausible: true,
  customer: null,
  ...changes,
});

/** A connection that has just been made. */
export const aConnection = (changes: Partial<ContractorView> = {}): ContractorView =>
  aReferral({
    status: 'settled',
    requestStatus: 'contractor-selected',
    answerBy: null,
    customer: { name: 'Ana Delgado', phone: '+15025550134', email: 'ana@example.com', street: '1127 Cherokee Rd' },
    ...changes,
  });
