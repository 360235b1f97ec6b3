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
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { directoryLetterWords } from './notifications.words.ts';
import type { ContractorContact } from './views.ts';

/** The purposes of messages about listings and reviews. */
export type DirectoryPurpose = 'review-invitation' | 'new-review' | 'claim-code' | 'contact-code' | 'contact-changed';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    directory: DirectoryPurpose;
  }
}

type Origin = Pick<Settings, 'publicUrl'>;

/** The customer of a completed request, with the contacts that we may write to and the language to write in. */
export interface Reviewer {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Asks the customer of a completed request for a review. */
export function reviewInvitationMessages(
  { publicUrl }: Origin,
  id: ReviewInvitationId,
  job: { readonly requestId: ServiceRequestId; readonly customer: Reviewer },
  companyName: string,
): OutgoingMessage[] {
  const { email, phone, language } = job.customer;
  const words = directoryLetterWords[language];
  const url = publicUrl + pathIn(language, reviewPath(id));
  const common = {
    purpose: 'review-invitation',
    about: { kind: 'service-request', id: job.requestId },
    transactional: false,
    language,
  } as const;
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
              subject: words.howWas(companyName),
              blocks: [
                paragraph(words.hasCompleted(companyName)),
                paragraph(words.reviewIsPublic),
                { kind: 'button' as const, label: words.review(companyName), url },
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
            content: { kind: 'text' as const, text: words.howWasText(companyName, url) },
          },
        ]
      : []),
  ];
}

/** Notifies a contractor of a review, with the link for answering it. Unclaimed listings aren't notified. */
export function newReviewMessages(
  { publicUrl }: Origin,
  answerId: ReviewAnswerId,
  { rating, reviewText }: ReviewForm,
  contact: ContractorContact,
): OutgoingMessage[] {
  if (!contact.isClaimed || contact.email === null) return [];
  const words = directoryLetterWords[contact.language];
  return [
    {
      dedupeKey: `new-review:${answerId}`,
      channel: 'email',
      to: contact.email,
      content: {
        kind: 'letter',
        subject: words.gaveYou(rating),
        blocks: [
          paragraph(words.hasReviewed(contact.companyName, rating)),
          paragraph(words.quote(reviewText)),
          paragraph(words.answerOnce),
          {
            kind: 'button',
            label: words.answer,
            url: publicUrl + pathIn(contact.language, answerReviewPath(answerId)),
          },
        ],
      },
      purpose: 'new-review',
      about: { kind: 'contractor', id: contact.id },
      transactional: false,
      language: contact.language,
    },
  ];
}

type OfListing = Pick<ContractorContact, 'id' | 'companyName'>;

/** A code, the id of its claim or change, and its channel. */
interface SentCode<Id> {
  readonly id: Id;
  readonly channel: ClaimChannel;
  readonly code: string;
  /** Minutes until it expires. */
  readonly minutes: number;
  /** Read out in a call instead of texted. */
  readonly byCall?: boolean;
}

/**
 * Returns the message with the code that claims a listing, to the listing's own phone or email, in the caller's
 * language.
 */
export const claimCodeMessage = (
  claim: SentCode<ClaimId>,
  to: string,
  listing: OfListing,
  language: Language,
): OutgoingMessage =>
  codeMessage(
    'claim-code',
    claim,
    to,
    listing,
    directoryLetterWords[language].wantsListing(listing.companyName),
    language,
  );

/** Returns the message with the code that confirms a listing's phone or email, in the caller's language. */
export const contactCodeMessage = (
  change: SentCode<ContactChangeId>,
  to: string,
  listing: OfListing,
  language: Language,
): OutgoingMessage =>
  codeMessage(
    'contact-code',
    change,
    to,
    listing,
    directoryLetterWords[language].wantsContact(listing.companyName),
    language,
  );

function codeMessage(
  purpose: 'claim-code' | 'contact-code',
  { id, channel, code, minutes, byCall }: SentCode<string>,
  to: string,
  { id: contractorId, companyName }: OfListing,
  wants: string,
  language: Language,
): OutgoingMessage {
  const words = directoryLetterWords[language];
  const validity = minutes > 60 ? words.worksForHours(minutes / 60) : words.worksForMinutes(minutes);
  // Read out digit by digit, twice, so that people have time to find a pen.
  const digits = [...code].join(', ');
  return {
    dedupeKey: `${purpose}:${id}`,
    channel: channel === 'email' ? 'email' : byCall ? 'phone' : 'sms',
    to,
    content:
      channel === 'email'
        ? {
            kind: 'letter',
            subject: words.codeSubject(code),
            blocks: [
              paragraph(wants),
              { kind: 'facts', facts: [{ label: words.code, value: code }] },
              { kind: 'note', text: validity },
            ],
          }
        : {
            kind: 'text',
            text: byCall ? words.codeCall(digits, companyName, validity) : words.codeText(code, companyName, validity),
          },
    purpose,
    urgent: true,
    about: { kind: 'contractor', id: contractorId },
    language,
    // A number that has sent STOP gets no texts at all.
    transactional: channel === 'email',
  };
}

/** Notifies a listing's previous email address that its phone or email was changed. */
export function contactChangedMessage(
  id: ContactChangeId,
  channel: ClaimChannel,
  to: string,
  { id: contractorId, companyName, language }: OfListing & { readonly language: Language },
): OutgoingMessage {
  const words = directoryLetterWords[language];
  const isEmail = channel === 'email';
  return {
    dedupeKey: `contact-changed:${id}`,
    channel: 'email',
    to,
    content: {
      kind: 'letter',
      subject: (isEmail ? words.emailChangedSubject : words.phoneChangedSubject)(companyName),
      blocks: [
        paragraph((isEmail ? words.emailChanged : words.phoneChanged)(companyName)),
        { kind: 'note', text: words.notYou },
      ],
    },
    purpose: 'contact-changed',
    about: { kind: 'contractor', id: contractorId },
    transactional: true,
    language,
  };
}
