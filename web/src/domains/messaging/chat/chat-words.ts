import type { SupportConversation } from '@plumbline/contract/domains/messaging/support.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';

export const GREETING = 'Hello, this is Plumbline support. What can we help you with?';

/** The response time support promises while it is open. Specification, section 14. */
const REPLY_MINUTES = 5;

/** The line under the heading: the response time. Promises none when nobody is notified of messages. */
export const replyPromise = ({ isForwarded, hours }: Pick<SupportConversation, 'isForwarded' | 'hours'>): string =>
  isForwarded
    ? `Typically replies within ${REPLY_MINUTES} minutes during business hours: ${hours.text}`
    : 'What you write is kept for the people who run this site';

type Hours = SupportConversation['hours'];

/** When somebody answers, while nobody does; null in business hours. */
export const closedSentence = ({ isOpen, opensAt, timeZone }: Hours): string | null => {
  if (isOpen) return null;
  return opensAt === null
    ? 'Support is closed now.'
    : `Support is closed now. Somebody answers from ${formatDateTime(opensAt, timeZone)}.`;
};

/** The page's own reply to what was written: it promises what will happen, and says that it is automatic. */
export function automaticReply({ isForwarded, email, hours }: Omit<SupportConversation, 'messages'>): string {
  const where = email ? `The answer comes to ${email}.` : 'Leave your email above, so that we can answer.';
  if (!isForwarded) return `Thank you. Your message is kept for the people who run this site. ${where}`;
  const when = closedSentence(hours) ?? `Somebody usually answers within ${REPLY_MINUTES} minutes.`;
  return `Thank you, support has your message. ${when} ${where}`;
}
