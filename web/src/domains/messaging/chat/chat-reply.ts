import type { SupportConversation } from '@plumbline/contract/domains/messaging/support.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { chatWords } from './chat.words.ts';

const words = here(chatWords);

/** The line under the heading: the response time. Promises none when nobody is notified of messages. */
export const replyPromise = ({ isForwarded, hours }: Pick<SupportConversation, 'isForwarded' | 'hours'>): string =>
  isForwarded ? words.promise(hours.text) : words.kept;

type Hours = SupportConversation['hours'];

/** Returns when support opens again; null during business hours. */
export const closedSentence = ({ isOpen, opensAt, timeZone }: Hours): string | null => {
  if (isOpen) return null;
  return opensAt === null ? words.closed : words.closedUntil(formatDateTime(opensAt, timeZone));
};

/** The page's automatic reply: it says when and where support will answer. */
export function automaticReply({ isForwarded, email, hours }: Omit<SupportConversation, 'messages'>): string {
  const where = email ? words.answerGoesTo(email) : words.leaveEmail;
  if (!isForwarded) return words.replyKept(where);
  return words.reply(closedSentence(hours) ?? words.answersSoon, where);
}
