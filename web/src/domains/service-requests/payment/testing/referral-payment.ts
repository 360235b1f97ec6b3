import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { ContractorId, PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';

/** Returns a fee that is due; `changes` override fields for a test. */
export const aReferralPayment = (changes: Partial<ReferralPayment> = {}): ReferralPayment => ({
  referralId: ReferralId.parse('rf_1'),
  contractorId: ContractorId.parse('ct_1'),
  status: 'due',
  message: 'Pay the fee to be connected.',
  paymentId: PaymentId.parse('pay_1'),
  amount: 5,
  payBy: '2026-12-01T16:14:00Z',
  requestNumber: 'PL-7K4QZ2',
  jobTitle: 'Plumbing repair',
  place: 'Louisville, KY 40204',
  timeZone: 'America/Kentucky/Louisville',
  companyName: 'Falls City Drain',
  receipt: null,
  details: null,
  reportUntil: null,
  report: null,
  ...changes,
});

/** Returns a paid connection. */
export const aPaidConnection = (changes: Partial<ReferralPayment> = {}): ReferralPayment =>
  aReferralPayment({
    status: 'settled',
    payBy: null,
    receipt: { number: 'R-000123', paidAt: '2026-12-01T15:20:00Z' },
    details: {
      job: {
        requestNumber: 'PL-7K4QZ2',
        workType: 'plumbing',
        urgency: 'high',
        preferredDate: null,
        preferredTimeSlot: 'anytime',
        customerName: 'Ana Delgado',
        address: '1127 Cherokee Rd, Louisville, KY 40204',
        phone: '+15025550142',
        email: 'ana@example.com',
        description: 'Leak under the kitchen sink.',
      },
      contractor: {
        companyName: 'Falls City Drain',
        contactName: 'Bo Reyes',
        phone: '+15025550111',
        email: 'bo@example.com',
        rating: 4.7,
        isSampleRating: true,
        reviewCount: 88,
        city: 'Louisville',
        state: 'KY',
        specialties: [],
      },
    },
    reportUntil: '2026-12-08T15:20:00Z',
    ...changes,
  });
