import { MessageId } from '@plumbline/contract/kernel/id.ts';

/** What a mail server says of a mail of ours that came back. */
export interface Bounce {
  readonly messageId: MessageId;
  readonly outcome: 'failed' | 'delivered' | 'delayed';
  /** RFC 3463, such as '5.1.1'. */
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
 * Reads a delivery status notification (RFC 3464). The mail is known by its id, which stands in the address that it came
 * back to (VERP), in its envelope's id and in its Message-ID. Null for everything else, such as an absence note.
 */
export function bounceIn(mail: string): Bounce | null {
  const id = ID.exec(mail)?.[0];
  const action = /^Action:\s*(\w+)/im.exec(mail)?.[1] ?? '';
  const code = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(mail)?.[1];
  const outcome = OUTCOMES[action.toLowerCase()];
  if (id === undefined || outcome === undefined || code === undefined) return null;
  return { messageId: MessageId.parse(id), outcome, code };
}

/** There is no such mailbox, and won't be (RFC 3463, 3.2). A full one, or one that finds us suspicious, is none of these. */
export const isNoMailbox = (code: string): boolean => /^5\.1\.(?:0|1|2|3|6|10)$/.test(code);
