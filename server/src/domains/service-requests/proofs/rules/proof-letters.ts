import { CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { PROOF_HOURS, type ProvenContact } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { OutgoingMessage } from '../../../messaging/public.ts';
import { button, facts, jobLine, paragraph } from '../../letters/rules/letter.ts';
import { trackingUrl } from '../../letters/rules/links.ts';
import type { StoredRequest } from '../../tables.ts';
import { proofLetterWords } from './proof-letters.words.ts';

type Origin = Pick<Settings, 'publicUrl'>;

/** A code for a request's phone or email. */
export interface NewCode {
  readonly id: string;
  readonly code: string;
  readonly way: ProvenContact;
  readonly byCall: boolean;
}

/** Returns the message with a code, in the language of the request. */
export function proofCodeMessage(origin: Origin, request: StoredRequest, sent: NewCode): OutgoingMessage {
  const { language } = request;
  const words = proofLetterWords[language];
  const number = requestNumber(request.ordinal);
  const common = {
    dedupeKey: `proof-code:${sent.id}`,
    purpose: 'proof-code',
    about: { kind: 'service-request', id: request.id },
    urgent: true,
    language,
  } as const;
  if (sent.way === 'email') {
    return {
      ...common,
      channel: 'email',
      to: request.customerEmail,
      transactional: true,
      content: {
        kind: 'letter',
        subject: words.codeSubject(sent.code),
        blocks: [
          paragraph(words.why(number)),
          facts([[words.code, sent.code]]),
          { kind: 'note', text: words.validity(CODE_MINUTES) },
          button(words.open, trackingUrl(origin, request, language)),
        ],
      },
    };
  }
  // Read out digit by digit, twice, so that people have time to find a pen.
  const digits = [...sent.code].join(', ');
  return {
    ...common,
    channel: sent.byCall ? 'phone' : 'sms',
    to: request.customerPhone,
    // A number that has sent STOP gets no texts at all.
    transactional: false,
    content: {
      kind: 'text',
      text: sent.byCall ? words.codeCall(digits, CODE_MINUTES) : words.codeText(sent.code, number, CODE_MINUTES),
    },
  };
}

/** Returns the only reminder to confirm, by email: the phone has yet to be confirmed. */
export function proofReminder(origin: Origin, request: StoredRequest, way: ProvenContact): OutgoingMessage {
  const { language } = request;
  const words = proofLetterWords[language];
  return {
    dedupeKey: `proof-reminder:${request.id}`,
    purpose: 'proof-reminder',
    channel: 'email',
    to: request.customerEmail,
    about: { kind: 'service-request', id: request.id },
    transactional: true,
    language,
    content: {
      kind: 'letter',
      subject: words.remindSubject(requestNumber(request.ordinal)),
      blocks: [
        paragraph(way === 'phone' ? words.remindPhone(PROOF_HOURS) : words.remindEmail(PROOF_HOURS)),
        jobLine(request),
        button(words.confirm, trackingUrl(origin, request, language)),
      ],
    },
  };
}
