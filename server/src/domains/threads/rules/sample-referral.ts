import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { OpenedReferral } from '../../service-requests/public.ts';

/** Returns an invented referral, for samples of messages. */
export const inventReferral = ({
  isConnected,
  language = 'en',
}: {
  readonly isConnected: boolean;
  readonly language?: Language;
}): OpenedReferral => ({
  requestId: ServiceRequestId.parse('rq_Sample'),
  referralId: ReferralId.parse('rf_Sample'),
  contractorId: ContractorId.parse('co_Sample'),
  requestNumber: 'PL-7K4QZ2',
  title: 'Kitchen sink trap drips into the cabinet',
  zipCode: '40204',
  timeZone: 'America/Kentucky/Louisville',
  urgency: 'medium',
  isConnected,
  isOver: false,
  settledAt: isConnected ? new Date('2026-12-01T14:56:00Z') : null,
  customer: {
    name: 'Ana Delgado',
    email: 'ana.delgado@example.com',
    phone: '+15025550177',
    mayText: true,
    mayEmail: true,
    language,
  },
  readable: (text) => (isConnected ? text : maskContacts(text)),
});
