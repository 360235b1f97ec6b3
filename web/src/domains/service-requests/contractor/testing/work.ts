import type {
  ActiveProject,
  ContractorBid,
  Opportunity,
} from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { ContractorId, OpportunityId, ReferralId } from '@plumbline/contract/kernel/id.ts';

/** An open request that fits; `changes` are what a test is about. */
export const opportunity = (changes: Partial<Opportunity> = {}): Opportunity => ({
  id: OpportunityId.parse('op_1'),
  requestNumber: 'PL-7K4QZ2',
  title: 'Replace the water heater',
  description: 'Replace the water heater. It is in the basement, call [hidden].',
  urgency: 'high',
  matchScore: 81,
  matchReasons: [
    { factor: 'trade', points: 40, of: 40, text: 'You do plumbing' },
    { factor: 'budget', points: 0, of: 15, text: 'The budget is below your smallest job, $200' },
  ],
  location: 'Louisville, KY 40204',
  distance: 1.8,
  budgetMin: 1250,
  budgetMax: 2000,
  deadline: '2026-12-04',
  preferredTimeSlot: 'afternoon',
  timeZone: 'America/Kentucky/Louisville',
  proposals: 2,
  createdAt: '2026-12-01T14:12:00Z',
  isSynthetic: false,
  ...changes,
});

/** A proposal for that request. */
export const bid = (changes: Partial<ContractorBid> = {}): ContractorBid => ({
  id: 'rf_1',
  kind: 'proposal',
  projectId: 'op_1',
  projectTitle: 'Replace the water heater',
  projectLocation: 'Louisville, KY 40204',
  proposalDetails: 'New unit, one day.',
  bidAmount: 1650,
  status: 'pending',
  submittedAt: '2026-12-01T15:00:00Z',
  canWithdraw: true,
  proposal: { status: 'proposed', changesUsed: 0, respondPath: '/respond/rf_1/ct_1' },
  ...changes,
});

/** The job that resulted from it. */
export const job = (changes: Partial<ActiveProject> = {}): ActiveProject => ({
  id: ReferralId.parse('rf_1'),
  contractorId: ContractorId.parse('ct_1'),
  requestNumber: 'PL-7K4QZ2',
  title: 'Replace the water heater',
  description: 'Replace the water heater',
  status: 'contractor-selected',
  nextStep: 'start',
  paymentUrl: null,
  location: '1127 Cherokee Rd, Louisville, KY 40204',
  budgetRange: '$1,250 - $2,000',
  createdAt: '2026-12-01T15:00:00Z',
  agreedTime: { date: '2026-12-04', time: '09:00' },
  appointmentAt: null,
  timeZone: 'America/Kentucky/Louisville',
  customer: { name: 'Ana Delgado', phone: '+15025550177', email: 'ana@example.com', street: '1127 Cherokee Rd' },
  ...changes,
});
