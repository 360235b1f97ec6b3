import { expect, it } from 'vitest';
import { draftAgain, emptyDraft } from './draft.ts';
import { RequestAgain } from './service-request.ts';

const ended = RequestAgain.parse({
  requestNumber: 'PL-7K4QZ2',
  workType: 'plumbing',
  projectType: 'repair',
  description: 'The trap drips.',
  urgency: 'high',
  preferredDate: null,
  preferredTimeSlot: 'anytime',
  customerName: 'Ana Delgado',
  customerPhone: '+15025550177',
  customerEmail: 'ana@example.com',
  address: '1127 Cherokee Rd',
  place: { city: 'Louisville', state: 'KY', zipCode: '40204', latitude: 38.24, longitude: -85.72 },
  preferredContactMethod: 'both',
  budgetMin: 100,
  budgetMax: null,
  refused: [{ contractorId: 'ct_1', companyName: 'Falls City Drain', outcome: 'declined' }],
});

it('a request that has ended fills everything in but the contractor and the consent to texts', () => {
  expect(draftAgain(emptyDraft('k2'), ended)).toMatchObject({
    submissionKey: 'k2',
    workType: 'plumbing',
    place: { city: 'Louisville', zipCode: '40204' },
    asked: [],
    openToProposals: false,
    again: { requestNumber: 'PL-7K4QZ2', refused: [{ companyName: 'Falls City Drain', outcome: 'declined' }] },
    details: {
      description: 'The trap drips.',
      urgency: 'high',
      customerName: 'Ana Delgado',
      customerPhone: '(502) 555-0177',
      address: '1127 Cherokee Rd',
      preferredDate: '',
      preferredContactMethod: 'both',
      smsConsent: false,
      budgetMin: '100',
      budgetMax: '',
    },
  });
});
