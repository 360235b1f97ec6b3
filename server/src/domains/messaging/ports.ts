import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import type { Channel, MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { FateReason } from './rules/fate-reason.ts';
import type { Keyword } from './rules/keyword.ts';

/**
 * The result of passing a message to a provider. 'refused' is final; 'retry' was certainly not sent and may be retried
 * after the given number of seconds; 'unknown' may or may not have been sent.
 */
export type Delivery =
  | { readonly kind: 'sent'; readonly ref?: string }
  | {
      readonly kind: 'refused';
      readonly reason: FateReason | string;
      /** 'opted-out': the recipient opted out at the provider; 'no-such-address': the address will never work. */
      readonly because?: 'opted-out' | 'no-such-address';
    }
  | {
      readonly kind: 'retry';
      readonly after: number;
      readonly reason: FateReason | string;
      /** Set if the cause is the provider or our account there, and other messages would fare the same. */
      readonly trouble?: Trouble;
    }
  | { readonly kind: 'unknown'; readonly reason: FateReason | string; readonly trouble?: Trouble };

/**
 * A provider's answer to whether it has accepted a message. 'absent' means that it knows of none, which is only certain
 * some minutes after the message was passed to it; 'unsure' that it could not be asked.
 */
export type Sought =
  | { readonly kind: 'found'; readonly ref: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unsure' };

/** A message whose result is unknown, as the provider can recognize it. */
export interface Lost {
  readonly to: string;
  readonly text: string;
  /** It was not passed to the provider before this time. */
  readonly since: Date;
}

export interface Email {
  /** The message's id, passed to providers that accept an idempotency key. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Sent as a text/calendar part with its method, as mail clients expect for invitations. */
  readonly calendar?: CalendarPart | null;
  /** Reply-To address, if not the sender. */
  readonly replyTo?: string | null;
  /** A POST to this URL unsubscribes the recipient (RFC 8058); null for transactional mail. */
  readonly unsubscribeUrl?: string | null;
}

export interface Sms {
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** A call that reads a text aloud, in a voice of its language. */
export interface PhoneCall extends Sms {
  readonly language: Language;
}

export interface PushNotification {
  /** Also the notification's tag, so that a repeated notification replaces the first. */
  readonly id: string;
  /** The browser's owner, for the mailbox: 'user:us_1' or 'visitor:vs_1'. */
  readonly to: string;
  /** The data that the browser provided when it subscribed. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly title: string;
  readonly text: string;
  /** The page on this site that a click opens. */
  readonly url: string;
}

interface Port<Message> {
  /** The name of the service that delivers the messages: 'SMTP'; null if none is set up. */
  readonly by?: string | null;
  /**
   * Messages stay on this machine, so sending can do no harm. Also accepts notifications for recipients without a
   * browser.
   */
  readonly isLocal?: boolean;
  /** Sending the same id twice delivers the message once. */
  readonly knowsRepetitions?: boolean;
  /** Maximum number of messages that this process passes to the provider at once. Default: 4. */
  readonly atOnce?: number;
  /** Sends one message within the port's own time limit. */
  send(message: Message): Promise<Delivery>;
  /** Returns what is wrong with the provider, without sending anything; null if it would accept messages. */
  check?(): Promise<Trouble | null>;
  /**
   * Looks for a message among those that the provider has accepted. `isTaken` tells which references belong to other
   * messages.
   */
  find?(lost: Lost, isTaken: (ref: string) => Promise<boolean>): Promise<Sought>;
}

export type EmailPort = Port<Email>;
export type SmsPort = Port<Sms>;
export type VoicePort = Port<PhoneCall>;
/** 'refused' because of 'no-such-address' means that the browser's subscription has ended. */
export type PushPort = Port<PushNotification> & {
  /** The public VAPID key that browsers use to subscribe. */
  readonly publicKey: string;
  /** Returns whether an endpoint belongs to a known push service, so that nobody can make us call other servers. */
  accepts(endpoint: string): boolean;
};

/** Reads the webhook calls of the provider of texts and calls. */
export interface CarrierPort {
  /** Returns whether a call really comes from the provider. `path` includes the query. */
  isGenuine(call: {
    readonly signature: string | undefined;
    readonly path: string;
    readonly form: Readonly<Record<string, string>>;
  }): boolean;
  /**
   * Returns an incoming text and the keyword that the provider has already answered; null if the call is not a text.
   */
  textOf(form: Readonly<Record<string, string>>): (IncomingText & { readonly carrier?: Keyword | undefined }) | null;
  /** Returns a report about a message or call; null if the form contains none. */
  reportOf(form: Readonly<Record<string, string>>): ProviderReport | null;
}

/** A text message that we received. */
export interface IncomingText {
  /** The provider's id; the same text delivered twice has the same id. */
  readonly id: string;
  /** E.164. */
  readonly sender: string;
  readonly body: string;
}

/** A provider's later report about a message or call that it accepted. */
export interface ProviderReport {
  readonly ref: string | null;
  readonly status: 'taken' | 'delivered' | 'failed';
  readonly reason: FateReason | string | null;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** A channel that is missing is not set up. */
    readonly messaging: {
      readonly email: EmailPort;
      readonly sms: SmsPort;
      readonly phone?: VoicePort;
      readonly push?: PushPort;
      readonly carrier?: CarrierPort;
    };
    /** Counts a settled message for the metrics. Absent if nobody counts. */
    readonly countMessage?: ((channel: Channel, fate: MessageStatus) => void) | null;
  }
}
