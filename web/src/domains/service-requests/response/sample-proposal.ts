import type { CraftsmanResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { ProposalId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';

/** Shown in place of a proposal that can't be loaded, always marked as an example. Its ids open nothing. */
export const sampleProposal: CraftsmanResponseDetail = {
  responseId: ProposalId.parse('example'),
  requestId: ServiceRequestId.parse('example'),
  requestNumber: 'PL-EXAMPLE',
  craftsmanName: 'Sam Example',
  craftsmanCompany: 'Example Plumbing Co.',
  craftsmanPhone: null,
  craftsmanEmail: null,
  craftsmanRating: null,
  isSampleRating: false,
  proposedDate: '2030-06-14',
  proposedTime: '09:00',
  timeZone: 'America/Kentucky/Louisville',
  message: 'I can come in the morning and bring the parts.',
  estimatedCost: '$120 to $180',
  serviceDetails: 'New trap and seals, one to two hours, cleaned up after.',
  originalRequest: {
    title: 'Trap under the kitchen sink drips into the cabinet',
    workType: 'plumbing',
    projectType: 'repair',
    description: 'The trap under the kitchen sink drips into the cabinet.',
    address: '100 Example St, Louisville, KY 40202',
    urgency: 'medium',
    preferredDate: '2030-06-13',
    preferredTimeSlot: 'afternoon',
  },
  referralStatus: 'proposed',
  requestStatus: 'responses-received',
  frozen: false,
  changesUsed: 0,
  answerBy: null,
  history: [],
};
