import type { ClaimChannel } from '@plumbline/contract/domains/directory/listing.ts';
import { answerReviewPath, reviewPath } from '@plumbline/contract/domains/directory/pages.ts';
import type { ReviewForm } from '@plumbline/contract/domains/directory/review.ts';
import type {
  ClaimId,
  ContactChangeId,
  ReviewAnswerId,
  ReviewInvitationId,
  ServiceRequestId,
} from '@plumbline/contract/kernel/id.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import type { ContractorContact } from './views.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** The customer of a completed request, with the ways by which we may write to them. */
export interface Reviewer {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Asks the customer of a completed request for a review. */
export function reviewInvitationMessages(
  { publicUrl }: Origin,
  id: ReviewInvitationId,
  job: { readonly requestId: ServiceRequestId; readonly customer: Reviewer },
  companyName: string,
): OutgoingMessage[] {
  const url = publicUrl + reviewPath(id);
  const common = {
    purpose: 'review-invitation',
    about: { kind: 'service-request', id: job.requestId },
    transactional: false,
  } as const;
  const { email, phone } = job.customer;
  const dedupe = `review-invitation:${job.requestId}`;
  return [
    ...(email
      ? [
          {
            ...common,
            dedupeKey: `${dedupe}:email`,
            channel: 'email' as const,
            to: email,
            content: {
              kind: 'letter' as const,
              subject: `How was ${companyName}?`,
              blocks: [
                paragraph(`${companyName} has completed your request. How was it?`),
                paragraph(
                  'Your review is published with your first name and initial. You can edit it or take it back.',
                ),
                { kind: 'button' as const, label: `Review ${companyName}`, url },
              ],
            },
          },
        ]
      : []),
    ...(phone
      ? [
          {
            ...common,
            dedupeKey: `${dedupe}:sms`,
            channel: 'sms' as const,
            to: phone,
            content: { kind: 'text' as const, text: `Plumbline: how was ${companyName}? Your review: ${url}` },
          },
        ]
      : []),
  ];
}

/** Tells a contractor of a review, with the link to answer it. An unclaimed listing is not written to for this. */
export function newReviewMessages(
  { publicUrl }: Origin,
  answerId: ReviewAnswerId,
  { rating, reviewText }: ReviewForm,
  contact: ContractorContact,
): OutgoingMessage[] {
  if (!contact.isClaimed || contact.email === null) return [];
  return [
    {
      dedupeKey: `new-review:${answerId}`,
      channel: 'email',
      to: contact.email,
      content: {
        kind: 'letter',
        subject: `A customer gave you ${rating} of 5 stars`,
        blocks: [
          paragraph(`A customer of a completed request has reviewed ${contact.companyName}: ${rating} of 5 stars.`),
          paragraph(`“${reviewText}”`),
          paragraph('You can answer it once. Your answer is shown under the review.'),
          { kind: 'button', label: 'Answer the review', url: publicUrl + answerReviewPath(answerId) },
        ],
      },
      purpose: 'new-review',
      about: { kind: 'contractor', id: contact.id },
      transactional: false,
    },
  ];
}

type OfListing = Pick<ContractorContact, 'id' | 'companyName'>;

/** A code, the id of what it confirms, and by which way it goes. */
interface SentCode<Id> {
  readonly id: Id;
  readonly channel: ClaimChannel;
  readonly code: string;
  /** The minutes it works. */
  readonly minutes: number;
  /** Said on the telephone instead of texted. */
  readonly byCall?: boolean;
}

/** The code that takes over a listing, to the listing's own phone or e-mail. */
export const claimCodeMessage = (claim: SentCode<ClaimId>, to: string, listing: OfListing): OutgoingMessage =>
  codeMessage(
    'claim-code',
    claim,
    to,
    listing,
    `wants to take over the listing of ${listing.companyName} on Plumbline`,
  );

/** The code that makes a phone or e-mail the listing's, to that phone or e-mail. */
export const contactCodeMessage = (
  change: SentCode<ContactChangeId>,
  to: string,
  listing: OfListing,
): OutgoingMessage =>
  codeMessage('contact-code', change, to, listing, `wants ${listing.companyName} to be reached here on Plumbline`);

function codeMessage(
  purpose: string,
  { id, channel, code, minutes, byCall }: SentCode<string>,
  to: string,
  { id: contractorId, companyName }: OfListing,
  wants: string,
): OutgoingMessage {
  const time = minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`;
  const validity = `It works for ${time}. If it wasn't you, do nothing and tell nobody the code.`;
  // Read out digit by digit, twice: people need time to find a pen.
  const digits = [...code].join(', ');
  const said = `Your Plumbline code for ${companyName} is ${digits}. Again: ${digits}. ${validity}`;
  return {
    dedupeKey: `${purpose}:${id}`,
    channel: channel === 'email' ? 'email' : byCall ? 'phone' : 'sms',
    to,
    content:
      channel === 'email'
        ? {
            kind: 'letter',
            subject: `${code} is your Plumbline code`,
            blocks: [
              paragraph(`Somebody, probably you, ${wants}.`),
              { kind: 'facts', facts: [{ label: 'Code', value: code }] },
              { kind: 'note', text: validity },
            ],
          }
        : { kind: 'text', text: byCall ? said : `${code} is your Plumbline code for ${companyName}. ${validity}` },
    purpose,
    urgent: true,
    about: { kind: 'contractor', id: contractorId },
    // A number that has said STOP gets no texts at all.
    transactional: channel === 'email',
  };
}

/** Tells the e-mail that a listing had that its phone or e-mail is another now. */
export const contactChangedMessage = (
  id: ContactChangeId,
  channel: ClaimChannel,
  to: string,
  listing: OfListing,
): OutgoingMessage => ({
  dedupeKey: `contact-changed:${id}`,
  channel: 'email',
  to,
  content: {
    kind: 'letter',
    subject: `The ${channel === 'email' ? 'e-mail' : 'phone'} of ${listing.companyName} was changed`,
    blocks: [
      paragraph(
        `${listing.companyName} has another ${channel === 'email' ? 'e-mail address' : 'phone number'} on Plumbline now. It was changed in the account and confirmed by a code.`,
      ),
      { kind: 'note', text: "If it wasn't you, change the password of your account and write to support." },
    ],
  },
  purpose: 'contact-changed',
  about: { kind: 'contractor', id: listing.id },
  transactional: true,
});
