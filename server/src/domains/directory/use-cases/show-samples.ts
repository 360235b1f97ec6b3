import { CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import {
  ClaimId,
  ContactChangeId,
  ContractorId,
  ReviewAnswerId,
  ReviewInvitationId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import type { MessageArea, OutgoingMessage } from '../../messaging/public.ts';
import {
  claimCodeMessage,
  contactChangedMessage,
  contactCodeMessage,
  type DirectoryPurpose,
  newReviewMessages,
  reviewInvitationMessages,
} from '../notifications.ts';
import type { ContractorContact } from '../views.ts';

const EMAIL = 'office@beargrass.example.com';
const PHONE = '+15025550134';

/** Returns an invented contractor for sample messages. */
export const inventContact = (): ContractorContact => ({
  id: ContractorId.parse('ct_Sample'),
  companyName: 'Beargrass Plumbing',
  contactName: 'Dana Whitlock',
  phone: PHONE,
  shownPhone: PHONE,
  email: EMAIL,
  timeZone: 'America/Kentucky/Louisville',
  businessHours: {},
  daysOff: [],
  nightHours: {},
  smsConsent: true,
  isClaimed: true,
  billingIdentity: `phone:${PHONE}`,
  isSynthetic: true,
  isProven: true,
  latitude: 38.25,
  longitude: -85.76,
  takesWork: true,
  isListed: true,
  preferredContactMethod: null,
  ownerId: null,
  language: 'en',
});

const CODE = { code: '482913', minutes: CODE_MINUTES } as const;
const CUSTOMER = {
  name: 'Ana Delgado',
  email: 'ana.delgado@example.com',
  phone: '+15025550177',
  language: 'en',
} as const;
const REVIEW = { rating: 5, reviewText: 'Came on time and fixed the sink in an hour.' };

/** Makes the message of a code for each channel. */
const codes = (title: string, make: (channel: 'email' | 'phone', to: string) => OutgoingMessage) =>
  (['email', 'phone'] as const).map((channel) => ({
    title,
    message: make(channel, channel === 'email' ? EMAIL : PHONE),
  }));

/** Samples of every message about listings and reviews, with invented people. */
export const directoryMessageKinds: MessageArea<DirectoryPurpose> = {
  area: 'Listings and reviews',
  kinds: {
    'review-invitation': {
      to: ['customer'],
      when: 'The contractor reported the work as completed',
      samples: ({ settings }) =>
        reviewInvitationMessages(
          settings,
          ReviewInvitationId.parse('ri_Sample'),
          { requestId: ServiceRequestId.parse('rq_Sample'), customer: CUSTOMER },
          inventContact().companyName,
        ).map((message) => ({ title: 'To the customer: ask for a review', message })),
    },
    'new-review': {
      to: ['contractor'],
      when: 'A customer has reviewed the contractor',
      samples: ({ settings }) =>
        newReviewMessages(settings, ReviewAnswerId.parse('ra_Sample'), REVIEW, inventContact()).map((message) => ({
          title: 'To the contractor: a review',
          message,
        })),
    },
    'claim-code': {
      to: ['contractor'],
      when: 'Someone wants to claim a listing',
      samples: () =>
        codes('To the listing: the code that takes it over', (channel, to) =>
          claimCodeMessage({ ...CODE, id: ClaimId.parse('cl_Sample'), channel }, to, inventContact(), 'en'),
        ),
    },
    'contact-code': {
      to: ['contractor'],
      when: 'A new email or phone for a listing has to be confirmed',
      samples: () =>
        codes('To a new contact: the code that confirms it', (channel, to) =>
          contactCodeMessage({ ...CODE, id: ContactChangeId.parse('cc_Sample'), channel }, to, inventContact(), 'en'),
        ),
    },
    'contact-changed': {
      to: ['contractor'],
      when: 'The email or phone of a listing was changed; sent to the previous email',
      samples: () => [
        {
          title: 'To the contractor: the phone was changed',
          message: contactChangedMessage(ContactChangeId.parse('cc_Sample'), 'phone', EMAIL, inventContact()),
        },
      ],
    },
  },
};
