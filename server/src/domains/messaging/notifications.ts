import type { Settings } from '../../kernel/settings.ts';
import type { OutgoingMessage } from './content/outgoing-message.ts';
import type { IncomingText } from './ports.ts';

/** The answer to a text message: at once, whatever the hour, and once. */
export const replyTo = (text: Pick<IncomingText, 'id' | 'sender'>, words: string): OutgoingMessage => ({
  dedupeKey: `text-reply:${text.id}`,
  channel: 'sms',
  to: text.sender,
  content: { kind: 'text', text: words },
  purpose: 'text-reply',
  about: { kind: 'text', id: text.id },
  transactional: false,
  urgent: true,
  repeatUnknown: false,
});

/** The one confirmation of a STOP. */
export const STOPPED = "Plumbline: You won't get any more texts or calls from us. Reply START to get them again.";

export const started = (isOffOnSite: boolean): string =>
  isOffOnSite
    ? 'Plumbline: Texts are no longer stopped here, but you have turned messages off on our site. Turn them on in your account.'
    : 'Plumbline: Texts are on again. Reply HELP for help, STOP to end them.';

/** Who we are, what can be sent, and where people are reached: what the carriers want of HELP. */
export function helpText({ supportPhone, supportEmail, publicUrl }: Settings): string {
  const contact = supportPhone ?? supportEmail ?? publicUrl.replace(/^https?:\/\//, '');
  return `Plumbline: service requests. Reply ACCEPT, DENY, PROPOSE tomorrow 3pm, or STOP to end. Help: ${contact}. Msg & data rates may apply.`;
}

/** What somebody has written to support, as support gets it; an answer goes to whoever wrote, where that is known. */
export const supportMail = (
  to: string,
  written: {
    readonly id: string;
    readonly conversationId: string;
    readonly content: string;
    readonly from: string | null;
  },
): OutgoingMessage => ({
  dedupeKey: `support:${written.id}`,
  channel: 'email',
  to,
  content: {
    kind: 'letter',
    subject: `Support: ${written.from ?? 'a visitor'} writes`,
    blocks: [
      { kind: 'paragraph', text: written.content },
      {
        kind: 'facts',
        facts: [
          { label: 'From', value: written.from ?? 'no address given' },
          { label: 'Conversation', value: written.conversationId },
        ],
      },
    ],
  },
  purpose: 'support',
  about: { kind: 'support', id: written.conversationId },
  transactional: true,
  ...(written.from !== null && { replyTo: written.from }),
});
