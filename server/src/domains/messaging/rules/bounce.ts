import { MessageId } from '@plumbline/contract/kernel/id.ts';

/** A mail server's report that one of our emails was returned. */
export interface Bounce {
  readonly messageId: MessageId;
  readonly outcome: 'failed' | 'delivered' | 'delayed';
  /** Status code according to RFC 3463, such as '5.1.1'. */
  readonly code: string;
}

const ID = /\bmsg_[0-9A-Za-z]{22}\b/;
const OUTCOMES: Readonly<Record<string, Bounce['outcome']>> = {
  failed: 'failed',
  expired: 'failed',
  delayed: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
};

/**
 * Parses a delivery status notification (RFC 3464). The email is identified by its id in the return address (VERP), in
 * the envelope id or in the Message-ID. Returns null for anything else, such as an out-of-office reply.
 */
export function bounceIn(mail: string): Bounce | null {
  const id = ID.exec(mail)?.[0];
  const action = /^Action:\s*(\w+)/im.exec(mail)?.[1] ?? '';
  const code = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(mail)?.[1];
  const outcome = OUTCOMES[action.toLowerCase()];
  if (id === undefined || outcome === undefined || code === undefined) return null;
  return { messageId: MessageId.parse(id), outcome, code };
}

/**
 * Returns whether the mailbox doesn't exist permanently (RFC 3463, 3.2). Full mailboxes and spam rejections don't
 * count.
 */
export const isNoMailbox = (code: string): boolean => /^5\.1\.(?:0|1|2|3|6|10)$/.test(code);
