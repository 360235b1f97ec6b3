import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Addressed, OutgoingMessage } from './content/outgoing-message.ts';
import { repliesWords } from './content/replies.words.ts';
import type { IncomingText } from './ports.ts';
import { supportWords } from './support.words.ts';

/** The purposes of messaging's own messages. */
export type MessagingPurpose = 'text-reply' | 'support' | 'test';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    messaging: MessagingPurpose;
  }
}

/** Writes the reply to a text message. It is sent immediately at any hour, and once. */
export const replyTo = (
  text: Pick<IncomingText, 'id' | 'sender'>,
  words: string,
  language: Language,
): OutgoingMessage => ({
  dedupeKey: `text-reply:${text.id}`,
  channel: 'sms',
  to: text.sender,
  content: { kind: 'text', text: words },
  language,
  purpose: 'text-reply',
  about: { kind: 'text', id: text.id },
  transactional: false,
  urgent: true,
  repeatUnknown: false,
});

/** Returns the single confirmation of a STOP. */
export const stopped = (language: Language): string => repliesWords[language].stopped;

/** Returns the confirmation of a START. It mentions that messages are also turned off on the site, if they are. */
export const started = (isOffOnSite: boolean, language: Language): string =>
  isOffOnSite ? repliesWords[language].offOnSite : repliesWords[language].started;

/** Returns the reply to HELP. Carriers require our name, our commands and a way to contact us. */
export function helpText({ supportPhone, supportEmail, publicUrl }: Settings, language: Language): string {
  return repliesWords[language].help(supportPhone ?? supportEmail ?? publicUrl.replace(/^https?:\/\//, ''));
}

/** Writes a chat message to support, in its language. Replies go to the author if the address is known. */
export function supportMail(
  to: string,
  written: {
    readonly id: string;
    readonly conversationId: string;
    readonly content: string;
    readonly from: string | null;
  },
  language: Language,
): OutgoingMessage {
  const words = supportWords[language];
  return {
    dedupeKey: `support:${written.id}`,
    channel: 'email',
    to,
    content: {
      kind: 'letter',
      subject: words.subject(written.from ?? words.aVisitor),
      blocks: [
        { kind: 'paragraph', text: written.content },
        {
          kind: 'facts',
          facts: [
            { label: words.from, value: written.from ?? words.noAddress },
            { label: words.conversation, value: written.conversationId },
          ],
        },
      ],
    },
    language,
    purpose: 'support',
    about: { kind: 'support', id: written.conversationId },
    transactional: true,
    ...(written.from !== null && { replyTo: written.from }),
  };
}

/** Writes a test message that a user has requested. It is sent immediately at any hour. */
export const testMessage = (id: string, test: Addressed): OutgoingMessage => ({
  ...test,
  dedupeKey: `test:${id}`,
  purpose: 'test',
  about: { kind: 'test', id },
  transactional: true,
  urgent: true,
});
