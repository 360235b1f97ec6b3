import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import type { FateReason } from './rules/fate-reason.ts';
import type { Keyword } from './rules/keyword.ts';

/**
 * What became of handing a message to a provider. 'refused' is final; 'retry' was certainly not sent and may be tried
 * again after so many seconds; 'unknown' may or may not have been sent.
 */
export type Delivery =
  | { readonly kind: 'sent'; readonly ref?: string }
  | {
      readonly kind: 'refused';
      readonly reason: FateReason | string;
      /** 'opted-out': the recipient has told the provider so; 'no-such-address': nothing will ever arrive there. */
      readonly because?: 'opted-out' | 'no-such-address';
    }
  | { readonly kind: 'retry'; readonly after: number; readonly reason: FateReason | string }
  | { readonly kind: 'unknown'; readonly reason: FateReason | string };

export interface Email {
  /** The message's id: a provider that takes an idempotency key gets this. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Goes as a text/calendar part with its method, as mail programs want invitations. */
  readonly calendar?: CalendarPart | null;
  /** Who gets the answers, when not the sender. */
  readonly replyTo?: string | null;
  /** Where one POST ends mail to this recipient (RFC 8058); null for what the law wants sent. */
  readonly unsubscribeUrl?: string | null;
}

export interface Sms {
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** A call that reads a text aloud. */
export type PhoneCall = Sms;

export interface PushNotification {
  /** Also the notification's tag: a repetition replaces it. */
  readonly id: string;
  /** Whose browser it is, for the mailbox: 'user:us_1' or 'visitor:vs_1'. */
  readonly to: string;
  /** What the browser gave when it subscribed. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly title: string;
  readonly text: string;
  /** Where a click leads: an address on this site. */
  readonly url: string;
}

interface Port<Message> {
  /** The name of the service that takes the messages: 'SMTP'; null where nothing is set up. */
  readonly by?: string | null;
  /** Nothing leaves this machine: whatever is sent can do no harm. Takes notifications for people without a browser, too. */
  readonly isLocal?: boolean;
  /** The same id handed over twice arrives once. */
  readonly knowsRepetitions?: boolean;
  /** Hands over one, within its own time limit. */
  send(message: Message): Promise<Delivery>;
}

export type EmailPort = Port<Email>;
export type SmsPort = Port<Sms>;
export type VoicePort = Port<PhoneCall>;
/** 'refused' because of 'no-such-address': the browser has given up its subscription. */
export type PushPort = Port<PushNotification> & {
  /** The public VAPID key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether notifications go to an address: those of known push services alone, so that nobody makes us call others. */
  accepts(endpoint: string): boolean;
};

/** What the provider of texts and calls posts to us, in our words. */
export interface CarrierPort {
  /** Whether a call really comes from the provider. `path`: with its query. */
  isGenuine(call: {
    readonly signature: string | undefined;
    readonly path: string;
    readonly form: Readonly<Record<string, string>>;
  }): boolean;
  /** A text that came in, and the keyword that the provider has answered by itself; null for what is none. */
  textOf(form: Readonly<Record<string, string>>): (IncomingText & { readonly carrier?: Keyword | undefined }) | null;
  /** What became of a message or call; null for what says nothing of it. */
  reportOf(form: Readonly<Record<string, string>>): ProviderReport | null;
}

/** A text message that somebody sent us. */
export interface IncomingText {
  /** The provider's name of it: the same text posted twice is one. */
  readonly id: string;
  /** E.164. */
  readonly sender: string;
  readonly body: string;
}

/** What a provider tells afterwards of a message or call that it took. */
export interface ProviderReport {
  readonly ref: string | null;
  readonly status: 'taken' | 'delivered' | 'failed';
  readonly reason: FateReason | string | null;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** A channel that is absent is not set up. */
    readonly messaging: {
      readonly email: EmailPort;
      readonly sms: SmsPort;
      readonly phone?: VoicePort;
      readonly push?: PushPort;
      readonly carrier?: CarrierPort;
    };
  }
}
