import { REPORT_ANSWER_HOURS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime, formatMoney } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { mayEmail, mayText } from './policy.ts';
import { contractorLetter } from './rules/contractor-letters.ts';
import { customerLetter } from './rules/customer-letters.ts';
import type { Happening } from './rules/happening.ts';
import { button, type Facts, jobTitle, type Letter, paragraph } from './rules/letter.ts';
import { connectionCheckUrl, respondUrl, responseUrl, trackingUrl } from './rules/links.ts';
import type { StoredReferral, StoredReport, StoredRequest } from './tables.ts';
import { readableBy } from './views.ts';

/** The one reminder half-way through the time to answer, to whoever's turn it is. */
export function nudgeMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const { request, settings, contact } = given;
  if (referral.answerBy === null) return [];
  const number = requestNumber(request.ordinal);
  const until = formatDateTime(referral.answerBy.toISOString(), request.timeZone);
  const dedupe = `nudge:${referral.id}:${referral.turn}`;
  const nudge = (text: string, label: string, url: string): Letter => ({
    subject: `Reminder: ${text} (${number})`,
    blocks: [paragraph(`${text} You have until ${until}.`), button(label, url)],
    sms: `Plumbline ${number}: ${text} You have until ${until}. ${url}`,
  });
  if (referral.status === 'proposed') {
    const letter = nudge(
      `${contact?.companyName ?? 'A contractor'} waits for your answer.`,
      'Answer the proposal',
      responseUrl(settings, referral),
    );
    return toCustomer(letter, 'nudge', dedupe, request);
  }
  return toContractor(
    nudge('A request waits for your answer.', 'Answer', respondUrl(settings, referral)),
    'nudge',
    dedupe,
    referral,
    given,
  );
}

/** Tells a contractor that a payment came in for a connection that had ended, and goes back. */
export function returnedPaymentMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const number = requestNumber(given.request.ordinal);
  const text = `Your payment of ${formatMoney(referral.feeCents)} came in after the connection had ended. It goes back to your card; nothing is due.`;
  const url = respondUrl(given.settings, referral);
  const letter: Letter = {
    subject: `Your payment goes back (${number})`,
    blocks: [paragraph(text), button('Open the request', url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  };
  return toContractor(letter, 'payment-returned', `payment-returned:${referral.id}`, referral, given);
}

/** Asks the customer whether they were connected with the contractor who says that they were not. */
export function connectionCheckMessages(
  report: StoredReport,
  { request, contact, settings }: Facts,
): OutgoingMessage[] {
  const number = requestNumber(request.ordinal);
  const company = contact?.companyName ?? 'The contractor';
  const says =
    report.reason === 'unreachable'
      ? `${company} says that they could not reach you about your request.`
      : `${company} says that you did not want the job after all.`;
  const url = connectionCheckUrl(settings, report.id);
  const letter: Letter = {
    subject: `Did ${company} reach you? (${number})`,
    blocks: [
      paragraph(`${says} Is that so? One click is enough. You pay nothing either way.`),
      button('Answer', url),
      { kind: 'note', text: `Without an answer within ${REPORT_ANSWER_HOURS} hours we take it that they are right.` },
    ],
    sms: `Plumbline ${number}: ${says} Is that so? ${url}`,
  };
  return toCustomer(letter, 'connection-check', `connection-check:${report.id}`, request);
}

/** Tells the contractor what has become of a report without changing anything else. */
export function reportRefusedMessages(report: StoredReport, referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const number = requestNumber(given.request.ordinal);
  const text =
    report.customerAnswer === 'spoke'
      ? 'The customer says that you spoke and that they want the job, so the fee stays. Please get in touch with them again.'
      : 'We have looked at your report of a bad connection and could not accept it, so the fee stays.';
  const url = respondUrl(given.settings, referral);
  const letter: Letter = {
    subject: `Your report of a bad connection (${number})`,
    blocks: [paragraph(text), button('Open the job', url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  };
  return toContractor(letter, 'connection-report', `connection-report:${report.id}`, referral, given);
}

/** Purpose of the messages that tell a contractor of a request; their fate decides whether it was reached. */
export const OFFER_PURPOSE = 'referral-offer';

/** Who is told what of a happening, on which channels. Pure. */
export function messagesFor(happening: Happening, given: Facts): OutgoingMessage[] {
  const { referral } = happening;
  const about = referral?.id ?? given.request.id;
  const dedupe = `${happening.type}:${about}:${referral?.turn ?? 0}`;
  const forCustomer = withNote(
    customerLetter(happening, given),
    happening.party === 'contractor' ? happening.note : undefined,
  );
  const toOther = referral !== null && happening.party === 'customer' && happening.note !== undefined;
  const forContractor =
    referral === null
      ? null
      : withNote(
          contractorLetter(happening, given, referral),
          toOther ? readableBy(referral, given.request, happening.note) : undefined,
        );
  const purpose = happening.type === 'offer' ? OFFER_PURPOSE : happening.type;
  return [
    ...(forCustomer ? toCustomer(forCustomer, purpose, dedupe, given.request) : []),
    ...(forContractor && referral ? toContractor(forContractor, purpose, dedupe, referral, given) : []),
  ];
}

/** Puts what the other side says before the letter's button. */
const withNote = (letter: Letter | null, note: string | undefined): Letter | null =>
  letter === null || note === undefined
    ? letter
    : { ...letter, blocks: [...letter.blocks.slice(0, -1), paragraph(`“${note}”`), ...letter.blocks.slice(-1)] };

function toCustomer(letter: Letter, purpose: string, dedupe: string, request: StoredRequest): OutgoingMessage[] {
  const common = { purpose, about: { kind: 'service-request', id: request.id } as const, transactional: true };
  const byEmail = mayEmail(request) || purpose === 'submit';
  return [
    ...(byEmail
      ? [
          {
            ...common,
            dedupeKey: `${dedupe}:customer:email`,
            channel: 'email' as const,
            to: request.customerEmail,
            content: emailOf(letter),
          },
        ]
      : []),
    ...(mayText(request)
      ? [
          {
            ...common,
            dedupeKey: `${dedupe}:customer:sms`,
            channel: 'sms' as const,
            to: request.customerPhone,
            content: { kind: 'text' as const, text: letter.sms },
          },
        ]
      : []),
  ];
}

function toContractor(
  letter: Letter,
  purpose: string,
  dedupe: string,
  referral: StoredReferral,
  given: Facts,
): OutgoingMessage[] {
  const { contact, settings } = given;
  if (contact === null) return [];
  // A listing that nobody has claimed gets one e-mail a request, the offer, and no more until somebody there answers.
  if (!contact.isClaimed && purpose !== OFFER_PURPOSE && referral.contractorAnswer === null) return [];
  const common = { purpose, about: { kind: 'referral', id: referral.id } as const, transactional: false };
  const imprint: Block[] =
    contact.isClaimed || settings.senderPostalAddress === null
      ? []
      : [{ kind: 'note', text: `Sent by Plumbline, ${settings.senderPostalAddress}` }];
  const email = { ...letter, blocks: [...letter.blocks, ...imprint] };
  const maySms = contact.phone !== null && contact.smsConsent;
  // Whoever prefers text messages and may not be texted is written to; a receipt always comes by mail.
  const isReceipt = purpose === 'pay' || purpose === 'payment-returned';
  const wantsEmail = contact.preferredContactMethod !== 'sms' || !maySms || isReceipt;
  return [
    ...(contact.email && wantsEmail
      ? [
          {
            ...common,
            transactional: isReceipt,
            dedupeKey: `${dedupe}:contractor:email`,
            channel: 'email' as const,
            to: contact.email,
            content: emailOf(email),
          },
        ]
      : []),
    ...(contact.phone && maySms && contact.preferredContactMethod !== 'email'
      ? [
          {
            ...common,
            dedupeKey: `${dedupe}:contractor:sms`,
            channel: 'sms' as const,
            to: contact.phone,
            content: { kind: 'text' as const, text: letter.sms },
          },
        ]
      : []),
  ];
}

const emailOf = ({ subject, blocks }: Pick<Letter, 'subject' | 'blocks'>) => ({
  kind: 'letter' as const,
  subject,
  blocks,
});

/** The links of somebody's open requests, newest first; there must be at least one. `key` makes the mail one of a kind. */
export function requestLinksMessage(
  settings: Pick<Settings, 'publicUrl'>,
  to: string,
  key: string,
  requests: readonly StoredRequest[],
): OutgoingMessage {
  return {
    dedupeKey: `request-links:${key}`,
    channel: 'email',
    to,
    content: {
      kind: 'letter',
      subject: 'The links of your requests',
      blocks: [
        paragraph('Somebody, probably you, asked for the links of your open requests at Plumbline. Here they are:'),
        ...requests.map((request) =>
          button(`${requestNumber(request.ordinal)}: ${jobTitle(request)}`, trackingUrl(settings, request)),
        ),
        { kind: 'note', text: 'Whoever has a link can answer and cancel that request: keep them to yourself.' },
      ],
    },
    purpose: 'request-links',
    about: { kind: 'service-request', id: requests[0]?.id ?? '' },
    transactional: true,
  };
}
