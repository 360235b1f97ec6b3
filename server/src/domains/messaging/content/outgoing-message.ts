import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { MessagePurpose } from '../../../kernel/message-purpose.ts';
import type { Content } from './content.ts';

export type AboutKind =
  | 'referral'
  | 'service-request'
  | 'contractor'
  | 'account'
  | 'payment'
  | 'appointment'
  | 'appointment-reminder'
  | 'thread'
  | 'outreach'
  | 'watch'
  | 'follow'
  | 'text'
  | 'support'
  | 'test';

/** The subject of a message, used to find the message and its status. */
export interface About {
  readonly kind: AboutKind;
  readonly id: string;
}

/** A message on one channel. */
export interface Addressed {
  readonly channel: Channel;
  /**
   * An email address, a phone number in E.164, or for push 'user:us_1' or 'visitor:vs_1'. A push to a recipient without
   * a subscribed browser is dropped.
   */
  readonly to: string;
  readonly content: Content;
  /** The recipient's language, in which the content is written. */
  readonly language: Language;
}

/** A message to send. It is rendered when it is stored, so later changes don't affect it. */
export interface OutgoingMessage extends Addressed {
  /** Unique; storing a second message with the same key does nothing. */
  readonly dedupeKey: string;
  /** The kind of message. */
  readonly purpose: MessagePurpose;
  readonly about: About;
  /** Legally transactional: mailed even to people who have opted out of other mail, and without an unsubscribe link. */
  readonly transactional: boolean;
  /**
   * Sent at any hour and without the hourly limit. Other texts, calls and notifications wait until 8 AM in the
   * recipient's time zone, and until the next hour when the limit is reached.
   */
  readonly urgent?: boolean;
  /** The recipient's IANA time zone; defaults to the product's. */
  readonly timeZone?: string;
  /**
   * The message is useless after this time. It is then suppressed, or sent by the next channel if it can still be in
   * time.
   */
  readonly notAfter?: Date;
  /** The earliest time to send it. */
  readonly notBefore?: Date;
  /** Fallbacks in order; the first that can be sent replaces a message that can't. */
  readonly instead?: readonly Addressed[];
  /** Retry if the provider's answer was lost: two copies are better than none. */
  readonly repeatUnknown?: boolean;
  /** Replies to someone who has just opted out, or who asks what this number is. */
  readonly despiteOptOut?: boolean;
  /** Publish `message-settled` once the message was sent or never will be. */
  readonly tellsFate?: boolean;
  /** An invitation to attach to an email. */
  readonly calendar?: CalendarPart;
  /** The content explains how to unsubscribe, so the usual link is left out. */
  readonly hasOwnEnd?: boolean;
  /** Reply-To address of an email: exactly one bare address. */
  readonly replyTo?: string;
}
