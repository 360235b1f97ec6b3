import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { type ProposalId, readId, type ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { formatDollars } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { responseWords } from './response.words.ts';

const words = here(responseWords).sample;

/** Shown in place of a proposal that can't be loaded, always marked as an example. Its ids open nothing. */
export const sampleProposal: ContractorResponseDetail = {
  responseId: readId<ProposalId>('example'),
  requestId: readId<ServiceRequestId>('example'),
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
  message: words.message,
  estimatedCost: words.cost(formatDollars(120), formatDollars(180)),
  serviceDetails: words.details,
  originalRequest: {
    title: words.title,
    workType: 'plumbing',
    projectType: 'repair',
    description: words.description,
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
