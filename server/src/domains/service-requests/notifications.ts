import { REPORT_ANSWER_HOURS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime, formatMoney } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { ContractorContact } from '../directory/public.ts';
import type { Addressed, Block, OutgoingMessage } from '../messaging/public.ts';
import { mayEmail, mayText } from './policy.ts';
import { contractorLetter } from './rules/contractor-letters.ts';
import { customerLetter } from './rules/customer-letters.ts';
import type { Happening } from './rules/happening.ts';
import { button, type Facts, HOW_TO_REPLY, jobLine, type Letter, paragraph } from './rules/letter.ts';
import { connectionCheckUrl, respondPath, respondUrl, responseUrl, trackingUrl } from './rules/links.ts';
import { titleOf } from './rules/title.ts';
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
    blocks: [paragraph(`${text} You have until ${until}.`), jobLine(request), button(label, url)],
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
    { ...nudge('A request waits for your answer.', 'Answer', respondUrl(settings, referral)), isQuestion: true },
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
    blocks: [paragraph(text), jobLine(given.request), button('Open the request', url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  };
  return toContractor(letter, 'payment-returned', `payment-returned:${referral.id}`, referral, given);
}

/** Tells a contractor that the customer would have approved, had the contractor's spending cap let them. */
export function keptOutMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const { request, settings } = given;
  const number = requestNumber(request.ordinal);
  const until =
    referral.answerBy === null
      ? ''
      : ` The customer can approve it until ${formatDateTime(referral.answerBy.toISOString(), request.timeZone)}.`;
  const text = `The customer wanted to approve your proposal, but your monthly spending cap leaves less than the referral fee of ${formatMoney(referral.feeCents)}. Raise the cap if you want the job.${until}`;
  const url = `${settings.publicUrl}/account-craftsman`;
  const letter: Letter = {
    subject: `Your spending cap stands in the way of a job (${number})`,
    blocks: [
      paragraph(text),
      jobLine(request),
      button('Change the spending cap', url),
      button('Open the request', respondUrl(settings, referral)),
    ],
    sms: `Plumbline ${number}: ${text} ${url}`,
  };
  return toContractor(letter, 'kept-out', `kept-out:${referral.id}:${referral.turn}`, referral, given);
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
      jobLine(request),
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
    blocks: [paragraph(text), jobLine(given.request), button('Open the job', url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  };
  return toContractor(letter, 'connection-report', `connection-report:${report.id}`, referral, given);
}

/** Purpose of the messages that tell a contractor of a request; their fate decides whether it was reached. */
export const OFFER_PURPOSE = 'referral-offer';

/** Purpose of the messages that tell a contractor that the customer has cancelled; the happening's own name. */
export const CANCELLED_PURPOSE = 'withdraw' satisfies Happening['type'];

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

/** What tells that something is over: it can wait for the morning. */
const CLOSING = new Set(['lose', 'expire', 'lapse', 'decline', 'give-up-denied', 'give-up-silent']);
/** What follows at once from what a contractor has just done. */
const OWN_DOING = new Set(['accept', 'accept-fee-due', 'propose-once-too-often']);

/** What is said on each channel of one letter. */
const said = (letter: Letter) => ({
  email: { kind: 'letter', subject: letter.subject, blocks: letter.blocks } as const,
  text: { kind: 'text', text: letter.isQuestion ? withHowToReply(letter.sms) : letter.sms } as const,
  notice: (url: string) => ({ kind: 'notice', title: letter.subject, text: withoutLink(letter.sms), url }) as const,
  /** Nobody writes down a link that is read to them. */
  call: (hasEmail: boolean) =>
    ({
      kind: 'text',
      text: `${withoutLink(letter.sms)} ${hasEmail ? 'The link is in your email.' : 'The link is in a text message.'}`,
    }) as const,
});

const withHowToReply = (text: string): string => text.replace(/(?=https?:\S+$)/, `${HOW_TO_REPLY}: `);
const withoutLink = (text: string): string => text.replace(/:?\s*https?:\S+$/, '.').replace(/([.!?])\.$/, '$1');

function toCustomer(letter: Letter, purpose: string, dedupe: string, request: StoredRequest): OutgoingMessage[] {
  const common = {
    purpose,
    about: { kind: 'service-request', id: request.id },
    transactional: true,
    urgent: !CLOSING.has(purpose) && request.urgency !== 'low',
    timeZone: request.timeZone,
  } as const;
  const { email, text, notice } = said(letter);
  const byEmail = mayEmail(request) || purpose === 'submit';
  const mail = { channel: 'email', to: request.customerEmail, content: email } as const;
  const sms = { channel: 'sms', to: request.customerPhone, content: text } as const;
  return [
    ...(byEmail ? [{ ...common, ...mail, dedupeKey: `${dedupe}:customer:email` }] : []),
    ...(mayText(request)
      ? [{ ...common, ...sms, dedupeKey: `${dedupe}:customer:sms`, ...(!byEmail && { instead: [mail] }) }]
      : []),
    ...(request.customerId === null
      ? []
      : [
          {
            ...common,
            channel: 'push' as const,
            to: `user:${request.customerId}`,
            content: notice(`/track/${request.id}`),
            dedupeKey: `${dedupe}:customer:push`,
          },
        ]),
  ];
}

/** Whether this contractor gets messages as texts: agreed to, and not by e-mail or telephone instead. */
export const getsTexts = ({
  phone,
  smsConsent,
  preferredContactMethod,
}: Pick<ContractorContact, 'phone' | 'smsConsent' | 'preferredContactMethod'>): boolean =>
  phone !== null && smsConsent && (preferredContactMethod === null || preferredContactMethod === 'sms');

/** What is worth a telephone's ringing; the rest is written. */
const WORTH_A_CALL = new Set([OFFER_PURPOSE, 'nudge', 'counter', 'approve', 'approve-fee-due', 'thaw', 'withdraw']);

function toContractor(
  letter: Letter,
  purpose: string,
  dedupe: string,
  referral: StoredReferral,
  given: Facts,
): OutgoingMessage[] {
  const { request, contact, settings } = given;
  if (contact === null) return [];
  // A listing that nobody has claimed gets one e-mail a request, the offer, and no more until somebody there answers.
  if (!contact.isClaimed && purpose !== OFFER_PURPOSE && referral.contractorAnswer === null) return [];
  const common = {
    purpose,
    about: { kind: 'referral', id: referral.id },
    transactional: false,
    urgent: OWN_DOING.has(purpose) || (!CLOSING.has(purpose) && request.urgency !== 'low'),
    timeZone: contact.timeZone,
    ...(WANTS_ANSWER.has(purpose) && referral.answerBy !== null && { notAfter: referral.answerBy }),
    // Better told twice that the job is theirs than never.
    repeatUnknown: CONNECTING.has(purpose),
    // Who can't be told of a request is unreachable.
    tellsFate: purpose === OFFER_PURPOSE,
  } as const;
  const imprint: Block[] =
    contact.isClaimed || settings.senderPostalAddress === null
      ? []
      : [{ kind: 'note', text: `Sent by Plumbline, ${settings.senderPostalAddress}` }];
  const { email, text, call, notice } = said({ ...letter, blocks: [...letter.blocks, ...imprint] });
  const mail = contact.email === null ? [] : [{ channel: 'email', to: contact.email, content: email } as const];
  const sms =
    contact.phone === null || !contact.smsConsent
      ? []
      : [{ channel: 'sms', to: contact.phone, content: text } as const];
  const calls = sms.map(({ to }) => ({ channel: 'phone', to, content: call(mail.length > 0) }) as const);
  const push =
    contact.ownerId === null
      ? []
      : [{ channel: 'push', to: `user:${contact.ownerId}`, content: notice(respondPath(referral)) } as const];
  // A receipt always comes by mail.
  const isReceipt = RECEIPTS.has(purpose);
  const ways = isReceipt
    ? [[...mail, ...sms]]
    : waysOf(contact.preferredContactMethod, WORTH_A_CALL.has(purpose), { mail, sms, calls });
  return [...ways, ...push.map((way) => [way])].flatMap(([first, ...instead]) =>
    first === undefined
      ? []
      : [
          {
            ...common,
            ...first,
            transactional: RECEIPTS.has(purpose) && first.channel === 'email',
            dedupeKey: `${dedupe}:contractor:${first.channel}`,
            ...(instead.length > 0 && { instead }),
          },
        ],
  );
}

/** What tells of money that has moved. */
const RECEIPTS = new Set(['pay', 'payment-returned']);
/** What a contractor must act on in time. */
const WANTS_ANSWER = new Set([OFFER_PURPOSE, 'nudge', 'counter', 'thaw']);
/** An acceptance is told again where it isn't known whether it arrived; a reminder is not. */
const CONNECTING = new Set(['accept', 'approve', 'pay', 'accept-fee-due', 'approve-fee-due']);

type Ways = Readonly<Record<'mail' | 'sms' | 'calls', readonly Addressed[]>>;

/** By which channels a contractor is told: each way with what is tried when it fails. */
function waysOf(
  preferred: ContractorContact['preferredContactMethod'],
  isWorthACall: boolean,
  { mail, sms, calls }: Ways,
): (readonly Addressed[])[] {
  switch (preferred) {
    case 'sms':
      // Whoever prefers text messages and may not be texted is written to.
      return [[...sms, ...mail]];
    case 'email':
      return [[...mail, ...sms]];
    case 'phone':
      if (!isWorthACall) return [[...mail, ...sms]];
      return mail.length === 0 ? [[...calls], [...sms]] : [[...mail], [...calls, ...sms]];
    case null:
      return [[...mail], [...sms]];
  }
}

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
          button(`${requestNumber(request.ordinal)}: ${titleOf(request)}`, trackingUrl(settings, request)),
        ),
        { kind: 'note', text: 'Whoever has a link can answer and cancel that request: keep them to yourself.' },
      ],
    },
    purpose: 'request-links',
    about: { kind: 'service-request', id: requests[0]?.id ?? '' },
    transactional: true,
  };
}
