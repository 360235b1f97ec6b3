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
  | 'outreach'
  | 'text'
  | 'support'
  | 'test';

/** What a message is about, so that its fate can be found from there. */
export interface About {
  readonly kind: AboutKind;
  readonly id: string;
}

/** A message on one channel. */
export interface Addressed {
  readonly channel: Channel;
  /**
   * An e-mail address, a phone number in E.164, or for push 'user:us_1' or 'visitor:vs_1'. A push to somebody without
   * a subscribed browser is left out.
   */
  readonly to: string;
  readonly content: Content;
  /** The recipient's, in which the content is written. */
  readonly language: Language;
}

/** A message to send. It is rendered when it is stored: what was promised is what is sent. */
export interface OutgoingMessage extends Addressed {
  /** Unique; storing a second message with the same key does nothing. */
  readonly dedupeKey: string;
  /** What it is for: its kind. */
  readonly purpose: MessagePurpose;
  readonly about: About;
  /** Legally transactional: mailed to people who have opted out of the rest, and without a link that ends it. */
  readonly transactional: boolean;
  /**
   * Goes out at any hour and in any number. Other texts, calls and notifications wait for 8 AM at the recipient's
   * place, and for the next hour when too many went there.
   */
  readonly urgent?: boolean;
  /** The recipient's IANA zone; without it the house's. */
  readonly timeZone?: string;
  /** Of no use after this time: it is then held back, or goes by the next channel when that is still in time. */
  readonly notAfter?: Date;
  /** Not before this time. */
  readonly notBefore?: Date;
  /** What goes out when this never will, the first that can. */
  readonly instead?: readonly Addressed[];
  /** Handed over again when the provider never said whether it took it: better twice than never. */
  readonly repeatUnknown?: boolean;
  /** What somebody is told who has just opted out or asks what this number is. */
  readonly despiteOptOut?: boolean;
  /** `message-settled` is published when it was handed over or never will be: for those who act on that. */
  readonly tellsFate?: boolean;
  /** An invitation that goes with a mail. */
  readonly calendar?: CalendarPart;
  /** Its content says how to end such mail, so no link for that is put under it. */
  readonly hasOwnEnd?: boolean;
  /** Who gets the answers to a mail: one address, nothing else. */
  readonly replyTo?: string;
}
