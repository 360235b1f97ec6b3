import { type ClaimChannel, CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { answerReviewPath, reviewPath } from '@plumbline/contract/domains/directory/pages.ts';
import type { ReviewForm } from '@plumbline/contract/domains/directory/review.ts';
import type { ClaimId, ReviewAnswerId, ReviewInvitationId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
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

/** The code that takes over a listing, to the listing's own phone or e-mail. */
export function claimCodeMessage(
  claim: { readonly id: ClaimId; readonly channel: ClaimChannel; readonly code: string },
  to: string,
  { id, companyName }: Pick<ContractorContact, 'id' | 'companyName'>,
): OutgoingMessage {
  const isFor = `Somebody, probably you, wants to take over the listing of ${companyName} on Plumbline.`;
  const validity = `It works for ${CODE_MINUTES} minutes. If it wasn't you, do nothing and tell nobody the code.`;
  return {
    dedupeKey: `claim-code:${claim.id}`,
    channel: claim.channel === 'email' ? 'email' : 'sms',
    to,
    content:
      claim.channel === 'email'
        ? {
            kind: 'letter',
            subject: `${claim.code} is your Plumbline code`,
            blocks: [
              paragraph(isFor),
              { kind: 'facts', facts: [{ label: 'Code', value: claim.code }] },
              { kind: 'note', text: validity },
            ],
          }
        : { kind: 'text', text: `${claim.code} is your Plumbline code for ${companyName}. ${validity}` },
    purpose: 'claim-code',
    urgent: true,
    about: { kind: 'contractor', id },
    // A number that has said STOP gets no texts at all.
    transactional: claim.channel === 'email',
  };
}
