import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { ContractorContact } from '../../../directory/public.ts';
import type { Addressed, Block, OutgoingMessage } from '../../../messaging/public.ts';
import { notificationWords } from '../../notifications.words.ts';
import { mayEmail, mayText } from '../../policy.ts';
import type { StoredReferral, StoredRequest } from '../../tables.ts';
import { contractorLetterWords } from './contractor-letters.words.ts';
import type { Facts, Letter } from './letter.ts';
import { respondPath } from './links.ts';
import { MANNERS, OFFER_PURPOSE, type RequestPurpose } from './message-kinds.ts';

/** Returns the content of one letter on each channel. */
const said = (letter: Letter, language: Language) => ({
  email: { kind: 'letter', subject: letter.subject, blocks: letter.blocks } as const,
  text: { kind: 'text', text: withHowToReply(letter, language) } as const,
  notice: (url: string) => ({ kind: 'notice', title: letter.subject, text: withoutLink(letter.sms), url }) as const,
  /** A call mentions no link, since nobody writes one down. */
  call: (hasEmail: boolean) =>
    ({
      kind: 'text',
      text: `${withoutLink(letter.sms)} ${hasEmail ? notificationWords[language].linkInEmail : notificationWords[language].linkInText}`,
    }) as const,
});

function withHowToReply({ sms, isQuestion, howToReply }: Letter, language: Language): string {
  const how = isQuestion ? contractorLetterWords[language].howToReply : howToReply;
  return how === undefined ? sms : sms.replace(/(?=https?:\S+$)/, `${how}: `);
}
const withoutLink = (text: string): string => text.replace(/:?\s*https?:\S+$/, '.').replace(/([.!?])\.$/, '$1');

/** Returns the messages of a letter to the customer of a request. */
export function toCustomer(
  letter: Letter,
  purpose: RequestPurpose,
  dedupe: string,
  request: StoredRequest,
): OutgoingMessage[] {
  const common = {
    purpose,
    about: { kind: 'service-request', id: request.id },
    transactional: true,
    urgent: !MANNERS[purpose].closes && request.urgency !== 'low',
    timeZone: request.timeZone,
  } as const;
  const { language } = request;
  const { email, text, notice } = said(letter, language);
  const byEmail = mayEmail(request) || purpose === 'submit';
  const mail = { channel: 'email', to: request.customerEmail, content: email, language } as const;
  const sms = { channel: 'sms', to: request.customerPhone, content: text, language } as const;
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
            content: notice(pathIn(language, `/track/${request.id}`)),
            language,
            dedupeKey: `${dedupe}:customer:push`,
          },
        ]),
  ];
}

/** Returns whether this contractor gets messages as texts: they agreed to it and prefer no other channel. */
export const getsTexts = ({
  phone,
  smsConsent,
  preferredContactMethod,
}: Pick<ContractorContact, 'phone' | 'smsConsent' | 'preferredContactMethod'>): boolean =>
  phone !== null && smsConsent && (preferredContactMethod === null || preferredContactMethod === 'sms');

/** Returns the messages of a letter to the contractor of a referral, none to a listing that may not be written to. */
export function toContractor(
  letter: Letter,
  purpose: RequestPurpose,
  dedupe: string,
  referral: StoredReferral,
  given: Facts,
): OutgoingMessage[] {
  const { request, contact, settings } = given;
  const manner = MANNERS[purpose];
  if (contact === null) return [];
  const { language } = contact;
  // An unclaimed listing gets one email per request, the offer, and nothing more until its owner answers.
  if (!contact.isClaimed && purpose !== OFFER_PURPOSE && referral.contractorAnswer === null) return [];
  const common = {
    purpose,
    about: { kind: 'referral', id: referral.id },
    transactional: false,
    urgent: manner.followsOwnDoing || (!manner.closes && request.urgency !== 'low'),
    timeZone: contact.timeZone,
    ...(manner.wantsAnswer && referral.answerBy !== null && { notAfter: referral.answerBy }),
    // Learning twice about a job is better than never.
    repeatUnknown: manner.connects ?? false,
    // A contractor whom no offer reaches is unreachable.
    tellsFate: purpose === OFFER_PURPOSE,
  } as const;
  const imprint: Block[] =
    contact.isClaimed || settings.senderPostalAddress === null
      ? []
      : [{ kind: 'note', text: notificationWords[language].imprint(settings.senderPostalAddress) }];
  const { email, text, call, notice } = said({ ...letter, blocks: [...letter.blocks, ...imprint] }, language);
  const mail =
    contact.email === null ? [] : [{ channel: 'email', to: contact.email, content: email, language } as const];
  const sms =
    contact.phone === null || !contact.smsConsent
      ? []
      : [{ channel: 'sms', to: contact.phone, content: text, language } as const];
  const calls = sms.map(({ to }) => ({ channel: 'phone', to, content: call(mail.length > 0), language }) as const);
  const push =
    contact.ownerId === null
      ? []
      : [
          {
            channel: 'push',
            to: `user:${contact.ownerId}`,
            content: notice(pathIn(language, respondPath(referral))),
            language,
          } as const,
        ];
  // A receipt always comes by mail.
  const ways = manner.isReceipt
    ? letter.alsoByText && getsTexts(contact)
      ? [mail, sms]
      : [[...mail, ...sms]]
    : waysOf(contact.preferredContactMethod, manner.worthACall ?? false, { mail, sms, calls });
  return [...ways, ...push.map((way) => [way])].flatMap(([first, ...instead]) =>
    first === undefined
      ? []
      : [
          {
            ...common,
            ...first,
            transactional: manner.isReceipt === true && first.channel === 'email',
            dedupeKey: `${dedupe}:contractor:${first.channel}`,
            ...(instead.length > 0 && { instead }),
          },
        ],
  );
}

type Ways = Readonly<Record<'mail' | 'sms' | 'calls', readonly Addressed[]>>;

/** Returns the channels to a contractor, each with its fallbacks. */
function waysOf(
  preferred: ContractorContact['preferredContactMethod'],
  isWorthACall: boolean,
  { mail, sms, calls }: Ways,
): (readonly Addressed[])[] {
  switch (preferred) {
    case 'sms':
      // Email replaces texts that we may not send.
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
