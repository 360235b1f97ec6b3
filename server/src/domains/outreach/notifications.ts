import { outreachStopPath } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { OutreachId, OutreachStopId } from '@plumbline/contract/kernel/id.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { ZONE } from './rules/delivery.ts';
import type { StoredScript } from './store/outreach-script.ts';

/** What is sent of a script: its text, exactly, and below an e-mail who is behind it and how to end such messages. */
export interface Sending {
  readonly id: OutreachId;
  readonly stopId: OutreachStopId;
  readonly script: StoredScript;
  /** What the project is called, and the contact's number, for a bidder who does it by hand. */
  readonly projectTitle: string;
  readonly contactPhone: string | null;
}

/** The one message of an outreach. */
export function messageOf(sending: Sending, settings: Settings): OutgoingMessage {
  const { id, script } = sending;
  const common = {
    dedupeKey: `outreach:${id}`,
    to: script.recipient,
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
    { kind: 'note', text: footerOf(script, settings) },
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

/** Who is behind a message and why it came, as CAN-SPAM (16 CFR 316) wants of an offer of services. */
export const footerOf = (
  { senderName, senderCompany, senderEmail }: Pick<StoredScript, 'senderName' | 'senderCompany' | 'senderEmail'>,
  { senderPostalAddress }: Pick<Settings, 'senderPostalAddress'>,
): string =>
  [
    `This is an offer of services, sent through Plumbline for ${senderName} of ${senderCompany} because the listing of the project names you as its contact. Plumbline has not checked it. Your answer goes to ${senderEmail}.`,
    senderPostalAddress === null ? '' : `Plumbline, ${senderPostalAddress}`,
  ]
    .filter((line) => line !== '')
    .join('\n');

const stopButton = ({ stopId }: Sending, { publicUrl }: Settings): Block => ({
  kind: 'button',
  label: 'Stop messages like this',
  url: `${publicUrl}${outreachStopPath(stopId)}`,
});

function byHand(sending: Sending, settings: Settings): OutgoingMessage['content'] {
  const { script, projectTitle, contactPhone } = sending;
  const number = contactPhone === null ? '' : formatPhone(contactPhone);
  const isCall = script.channel === 'phone';
  return {
    kind: 'letter',
    subject: `${isCall ? 'Your call script' : 'Your text message'}: ${projectTitle}`,
    blocks: [
      { kind: 'heading', text: isCall ? `Call ${number}` : `Text ${number}` },
      { kind: 'paragraph', text: script.message },
      {
        kind: 'note',
        text: `You, or somebody who typed this address, asked Plumbline for it. Nobody else was sent anything.${
          settings.senderPostalAddress === null ? '' : `\nPlumbline, ${settings.senderPostalAddress}`
        }`,
      },
      stopButton(sending, settings),
    ],
  };
}
