import { CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import {
  ClaimId,
  ContactChangeId,
  ContractorId,
  ReviewAnswerId,
  ReviewInvitationId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Sample } from '../../messaging/public.ts';
import {
  claimCodeMessage,
  contactChangedMessage,
  contactCodeMessage,
  newReviewMessages,
  reviewInvitationMessages,
} from '../notifications.ts';
import type { ContractorContact } from '../views.ts';

const EMAIL = 'office@beargrass.example.com';
const PHONE = '+15025550134';

/** An invented contractor, for messages that nobody gets. */
export const inventContact = (): ContractorContact => ({
  id: ContractorId.parse('ct_Sample'),
  companyName: 'Beargrass Plumbing',
  contactName: 'Dana Whitlock',
  phone: PHONE,
  shownPhone: PHONE,
  email: EMAIL,
  timeZone: 'America/Kentucky/Louisville',
  smsConsent: true,
  isClaimed: true,
  billingIdentity: `phone:${PHONE}`,
  isSynthetic: true,
  isProven: true,
  latitude: 38.25,
  longitude: -85.76,
  takesWork: true,
  preferredContactMethod: null,
  ownerId: null,
});

/** Every message about a listing and its reviews as it would be sent now, with invented people. */
export function showDirectorySamples({ settings }: Context): Sample[] {
  const contact = inventContact();
  const code = { code: '482913', minutes: CODE_MINUTES } as const;
  const customer = { name: 'Ana Delgado', email: 'ana.delgado@example.com', phone: '+15025550177' };
  const job = { requestId: ServiceRequestId.parse('rq_Sample'), customer };
  const review = { rating: 5, reviewText: 'Came on time and fixed the sink in an hour.' };
  return [
    ...reviewInvitationMessages(settings, ReviewInvitationId.parse('ri_Sample'), job, contact.companyName).map(
      (message) => ({ title: 'To the customer: ask for a review', message }),
    ),
    ...newReviewMessages(settings, ReviewAnswerId.parse('ra_Sample'), review, contact).map((message) => ({
      title: 'To the contractor: a review',
      message,
    })),
    ...(['email', 'phone'] as const).flatMap((channel) => {
      const to = channel === 'email' ? EMAIL : PHONE;
      const [claim, change] = [ClaimId.parse('cl_Sample'), ContactChangeId.parse('cc_Sample')];
      return [
        {
          title: 'To the listing: the code that takes it over',
          message: claimCodeMessage({ ...code, id: claim, channel }, to, contact),
        },
        {
          title: 'To a new contact: the code that confirms it',
          message: contactCodeMessage({ ...code, id: change, channel }, to, contact),
        },
      ];
    }),
    {
      title: 'To the contractor: the phone was changed',
      message: contactChangedMessage(ContactChangeId.parse('cc_Sample'), 'phone', EMAIL, contact),
    },
  ].map((sample) => ({ area: 'Listings and reviews', ...sample }));
}
