import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Content } from './content.ts';

export type AboutKind = 'referral' | 'service-request' | 'contractor' | 'account' | 'outreach';

/** What a message is about, so that its fate can be found from there. */
export interface About {
  readonly kind: AboutKind;
  readonly id: string;
}

/** A message to send. It is rendered when it is stored: what was promised is what is sent. */
export interface OutgoingMessage {
  /** Unique; storing a second message with the same key does nothing. */
  readonly dedupeKey: string;
  readonly channel: Channel;
  /** An e-mail address, or a phone number in E.164. */
  readonly to: string;
  /** Where an answer to an e-mail goes, when not to the sender's own address. One address, nothing else. */
  readonly replyTo?: string;
  readonly content: Content;
  /** What it is for, such as 'referral-offer' or 'tracking-link'. */
  readonly purpose: string;
  readonly about: About;
  /** Legally transactional: sent to people who have opted out of the rest. */
  readonly transactional: boolean;
}
