import { outreachStopPath } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { OutreachId, OutreachStopId } from '@plumbline/contract/kernel/id.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { outreachWords } from './outreach.words.ts';
import { ZONE } from './rules/delivery.ts';
import type { StoredScript } from './store/outreach-script.ts';

/** The purposes of messages about projects. */
export type OutreachPurpose = 'outreach' | 'outreach-script';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    outreach: OutreachPurpose;
  }
}

/** A script to send: exactly its text; below an email also its sender and a link that ends such messages. */
export interface Sending {
  readonly id: OutreachId;
  readonly stopId: OutreachStopId;
  readonly script: StoredScript;
  /** The language of the recipient: the contact's, or the bidder's if they do it by hand. */
  readonly language: Language;
  /** The title of the project and the contact's number, for bidders who contact them themselves. */
  readonly projectTitle: string;
  readonly contactPhone: string | null;
}

/** Returns the one message of an outreach. */
export function messageOf(sending: Sending, settings: Settings): OutgoingMessage {
  const { id, script, language } = sending;
  const common = {
    dedupeKey: `outreach:${id}`,
    to: script.recipient,
    language,
    about: { kind: 'outreach', id } as const,
    transactional: false,
    hasOwnEnd: true,
    tellsFate: true,
  };
  if (script.delivery === 'to-bidder') {
    return { ...common, channel: 'email', purpose: 'outreach-script', content: byHand(sending, settings) };
  }
  if (script.channel !== 'email') {
    return {
      ...common,
      channel: script.channel,
      timeZone: ZONE,
      purpose: 'outreach',
      content: { kind: 'text', text: script.message },
    };
  }
  const blocks: Block[] = [
    { kind: 'paragraph', text: script.message },
    { kind: 'note', text: footerOf(script, settings, language) },
    stopButton(sending, settings),
  ];
  return {
    ...common,
    channel: 'email',
    replyTo: script.senderEmail,
    purpose: 'outreach',
    content: { kind: 'letter', subject: script.subject ?? '', blocks },
  };
}

/** Returns the sender and the reason for the message, which CAN-SPAM (16 CFR 316) requires in an offer of services. */
export const footerOf = (
  { senderName, senderCompany, senderEmail }: Pick<StoredScript, 'senderName' | 'senderCompany' | 'senderEmail'>,
  { senderPostalAddress }: Pick<Settings, 'senderPostalAddress'>,
  language: Language,
): string =>
  [
    outreachWords[language].footer(senderName, senderCompany, senderEmail),
    senderPostalAddress === null ? '' : `Plumbline, ${senderPostalAddress}`,
  ]
    .filter((line) => line !== '')
    .join('\n');

const stopButton = ({ stopId, language }: Sending, { publicUrl }: Settings): Block => ({
  kind: 'button',
  label: outreachWords[language].stop,
  url: publicUrl + pathIn(language, outreachStopPath(stopId)),
});

function byHand(sending: Sending, settings: Settings): OutgoingMessage['content'] {
  const { script, projectTitle, contactPhone, language } = sending;
  const words = outreachWords[language].byHand;
  const number = contactPhone === null ? '' : formatPhone(contactPhone);
  const isCall = script.channel === 'phone';
  return {
    kind: 'letter',
    subject: isCall ? words.callSubject(projectTitle) : words.textSubject(projectTitle),
    blocks: [
      { kind: 'heading', text: isCall ? words.call(number) : words.text(number) },
      { kind: 'paragraph', text: script.message },
      {
        kind: 'note',
        text: [
          words.note,
          ...(settings.senderPostalAddress === null ? [] : [`Plumbline, ${settings.senderPostalAddress}`]),
        ].join('\n'),
      },
      stopButton(sending, settings),
    ],
  };
}
