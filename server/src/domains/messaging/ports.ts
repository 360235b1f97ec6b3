/**
 * What became of handing a message to a provider. 'refused' is final; 'retry' was certainly not sent and may be tried
 * again after so many seconds; 'unknown' may or may not have been sent, and is not repeated.
 */
export type Delivery =
  | { readonly kind: 'sent'; readonly ref?: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'retry'; readonly after: number; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface Email {
  /** The message's id: a provider that takes an idempotency key gets this. */
  readonly id: string;
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Sms {
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** Hands over one e-mail, within its own time limit. Sending the same id again has the effect of sending it once. */
export interface EmailPort {
  send(email: Email): Promise<Delivery>;
}

/** Hands over one SMS, within its own time limit. Sending the same id again has the effect of sending it once. */
export interface SmsPort {
  send(sms: Sms): Promise<Delivery>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    readonly messaging: { readonly email: EmailPort; readonly sms: SmsPort };
  }
}
