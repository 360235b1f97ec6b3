import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime, formatDay, formatMoney, formatPhone, formatSlot } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../kernel/settings.ts';
import { instantOf } from '../../kernel/zoned-time.ts';
import type { ContractorContact } from '../directory/public.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import type { Happening } from './happening.ts';
import { paymentUrl, respondUrl, responseUrl, trackingUrl } from './links.ts';
import { mayEmail, mayText } from './policy.ts';
import type { StoredReferral, StoredRequest, StoredTime } from './tables.ts';
import { fullAddress, readableBy } from './views.ts';

/** What the messages about a happening are written from. */
export interface Facts {
  readonly request: StoredRequest;
  /** Of the happening's referral. */
  readonly contact: ContractorContact | null;
  /** The newest proposed time. */
  readonly time: StoredTime | null;
  readonly settings: Settings;
}

interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** For SMS: one short text with the unshortened link at its end. */
  readonly sms: string;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
const facts = (pairs: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value })),
});
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Plumbing repair' */
export const jobTitle = (request: Pick<StoredRequest, 'workType' | 'projectType'>): string => {
  const trade =
    request.workType === 'hvac'
      ? 'HVAC'
      : request.workType === 'specific-project'
        ? 'Construction'
        : capital(request.workType);
  return `${trade} ${request.projectType}`;
};

const place = (request: StoredRequest) => `${request.city}, ${request.state} ${request.zipCode}`;
const when = (request: StoredRequest) =>
  `${formatDay(request.preferredDate)}, ${formatSlot(request.preferredTimeSlot)}`;
const timeText = (time: StoredTime | null, request: StoredRequest) =>
  time === null
    ? ''
    : formatDateTime(instantOf(time.day, time.clockTime, request.timeZone).toISOString(), request.timeZone);

/** The customer's letter about a happening, if it has one. */
function customerLetter(happening: Happening, { request, contact, time, settings }: Facts): Letter | null {
  const { referral } = happening;
  const number = requestNumber(request.ordinal);
  const company = contact?.companyName ?? 'The contractor';
  const track = trackingUrl(settings, request);
  const pickNext = 'You can ask the next contractor with one click; nothing has to be filled in again.';
  const letter = (
    subject: string,
    text: string,
    label = 'See your request',
    url = track,
    more: readonly Block[] = [],
  ): Letter => ({
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), ...more, button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  });
  switch (happening.type) {
    case 'submit':
      return letter(
        'Your request was sent',
        `We sent your request. You can follow it, or cancel it, on this page:`,
        'Follow your request',
        track,
        [
          facts([
            ['Job', jobTitle(request)],
            ['Where', fullAddress(request)],
            ['When', when(request)],
            ['Your words', request.description],
          ]),
        ],
      );
    case 'accept':
    case 'approve':
    case 'pay':
      return letter(`${company} accepted`, `${company} has accepted and will contact you.`, 'See your request', track, [
        facts([
          ['Contractor', company],
          ['Phone', contact?.phone ? formatPhone(contact.phone) : 'not listed'],
        ]),
      ]);
    case 'accept-fee-due':
    case 'approve-fee-due':
      return letter(
        `${company} said yes`,
        `${company} wants the job. You are connected as soon as the referral fee is settled; you pay nothing.`,
      );
    case 'propose':
      if (referral === null) return null;
      return letter(
        `${company} proposes a time`,
        `${company} proposes ${timeText(time, request)}.`,
        'Answer the proposal',
        responseUrl(settings, referral),
        [
          ...(referral.estimatedCost ? [facts([['Estimated cost', referral.estimatedCost]])] : []),
          ...(time?.message ? [paragraph(`“${time.message}”`)] : []),
        ],
      );
    case 'deny':
      return letter(
        `${company} can't take the job`,
        `${company} can't take this job. ${pickNext}`,
        'Ask the next contractor',
      );
    case 'fail':
      return letter(
        `${company} could not be reached`,
        `We could not reach ${company}. ${contact?.phone ? `You can call them at ${formatPhone(contact.phone)}, or ask the next contractor.` : pickNext}`,
        'See the next contractors',
      );
    case 'expire':
      return referral?.silentParty === 'customer'
        ? letter(
            'The proposal has expired',
            `The proposal of ${company} has expired without your answer. ${pickNext}`,
            'See the next contractors',
          )
        : letter(
            `${company} did not answer`,
            `${company} did not answer in time. ${pickNext}`,
            'Ask the next contractor',
          );
    case 'lapse':
      return letter(
        `${company} did not complete the connection`,
        `${company} did not complete the connection in time. ${pickNext}`,
        'Ask the next contractor',
      );
    case 'propose-once-too-often':
      return letter(
        `${company} changed the time too often`,
        `${company} tried to change the proposed time once more than is allowed, so that offer was withdrawn.`,
      );
    case 'start':
      return letter('The work has begun', `${company} has started the work.`);
    case 'complete':
      return letter(
        'The work is completed',
        `${company} says that the work is completed. If it is not, say so within 7 days on this page:`,
      );
    case 'cancel':
      return letter('Your request was cancelled', 'Your request was cancelled and the contractors were told.');
    case 'give-up-denied':
    case 'give-up-silent':
      return letter(
        'Your request has ended',
        'Your request has ended without a contractor. You can submit a new one at any time.',
      );
    default:
      return null;
  }
}

/** The contractor's letter about a happening, if it has one. Before settlement it holds nothing of who the customer is. */
function contractorLetter(
  happening: Happening,
  { request, time, settings }: Facts,
  referral: StoredReferral,
): Letter | null {
  const number = requestNumber(request.ordinal);
  const respond = respondUrl(settings, referral);
  const letter = (
    subject: string,
    text: string,
    label = 'Open the request',
    url = respond,
    more: readonly Block[] = [],
  ): Letter => ({
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), ...more, button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  });
  const until = referral.answerBy === null ? '' : formatDateTime(referral.answerBy.toISOString(), request.timeZone);
  const title = jobTitle(request);
  switch (happening.type) {
    case 'offer':
      return letter(
        `${title} in ${request.city}`,
        `New request: ${title} in ${place(request)}, ${when(request)}. Answer by ${until}.`,
        'Accept, deny or propose a time',
        respond,
        [
          paragraph(readableBy(referral, request, request.description)),
          facts([
            ['Priority', capital(request.urgency)],
            ['Preferred', when(request)],
            ['Answer by', until],
          ]),
        ],
      );
    case 'accept':
    case 'approve':
    case 'pay':
      return {
        ...letter(
          `You got the job: ${title}`,
          `You are connected with the customer. Contact them within 1 hour.`,
          'Open the job',
          respond,
          [
            facts([
              ['Name', request.customerName],
              ['Phone', formatPhone(request.customerPhone)],
              ['Email', request.customerEmail],
              ['Address', fullAddress(request)],
            ]),
          ],
        ),
        sms: `Plumbline ${number}: You got the job. Contact the customer within 1 hour: ${respond}`,
      };
    case 'accept-fee-due':
    case 'approve-fee-due':
      return letter(
        `Referral fee due: ${formatMoney(referral.feeCents)}`,
        `The job is yours once the referral fee of ${formatMoney(referral.feeCents)} is paid, by ${until}.`,
        'Pay the fee',
        paymentUrl(settings, referral),
      );
    case 'counter':
      return letter(
        'The customer proposes another time',
        `The customer proposes ${timeText(time, request)}. Answer by ${until}.`,
        'Answer',
        respond,
        time?.message ? [paragraph(`“${readableBy(referral, request, time.message)}”`)] : [],
      );
    case 'decline':
      return letter('Your proposal was declined', 'The customer has declined your proposal. Nothing is due.');
    case 'expire':
      return letter(
        'This request has expired',
        referral.silentParty === 'customer'
          ? 'The customer did not answer your proposal in time. Nothing is due.'
          : 'The time to answer is over. Nothing is due.',
      );
    case 'lapse':
      return letter(
        'The connection has lapsed',
        'The referral fee was not paid in time, so the connection has lapsed. Nothing is due.',
      );
    case 'lose':
      return letter('This job went to another contractor', 'Another contractor has got this job. Nothing is due.');
    case 'freeze':
      return letter(
        'This request is on hold',
        'Another contractor has accepted and is settling the fee. You will hear from us if the job comes free again.',
      );
    case 'thaw':
      return letter('This request is open again', `The job has come free again. Answer by ${until}.`);
    case 'withdraw':
      return letter('The customer has cancelled', 'The customer has cancelled this request. Nothing is due.');
    case 'propose-once-too-often':
      return letter(
        'Your proposal was withdrawn',
        'A proposal can be changed at most 3 times. With this change the request was closed. Nothing is due.',
      );
    case 'reopen':
      return letter(
        'Not completed after all',
        'The customer says that the work is not completed after all. Please get in touch with them.',
      );
    default:
      return null;
  }
}

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
  const common = { purpose, about: { kind: 'referral', id: referral.id } as const, transactional: false };
  const imprint: Block[] =
    contact.isClaimed || settings.senderPostalAddress === null
      ? []
      : [{ kind: 'note', text: `Sent by Plumbline, ${settings.senderPostalAddress}` }];
  const email = { ...letter, blocks: [...letter.blocks, ...imprint] };
  return [
    ...(contact.email
      ? [
          {
            ...common,
            dedupeKey: `${dedupe}:contractor:email`,
            channel: 'email' as const,
            to: contact.email,
            content: emailOf(email),
          },
        ]
      : []),
    ...(contact.phone && contact.smsConsent
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
