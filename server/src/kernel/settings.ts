import type { Language } from '@plumbline/contract/kernel/language.ts';

export type Mode = 'demonstration' | 'production';

/** Minutes by the urgency that the customer chose. */
export type MinutesByUrgency = Readonly<Record<'low' | 'medium' | 'high', number>>;

/** The product's rules as the operator has configured them. Durations in minutes, money in cents. */
export interface Settings {
  readonly mode: Mode;
  /** Origin of every link, without a trailing slash. */
  readonly publicUrl: string;
  readonly referralFeeCents: number;
  /** Number of a contractor's accepted connections that are free. */
  readonly freeReferrals: number;
  /** What a customer confirms before contractors are asked. */
  readonly customerProof: 'phone' | 'email' | 'none';
  /** Minutes for a contractor to answer, by urgency. The customer has twice as long. */
  readonly answerWindow: MinutesByUrgency;
  /** Minutes for a contractor in the emergency lane to answer. */
  readonly emergencyWindow: number;
  /** Minutes for the fee of an accepted connection, by urgency. */
  readonly paymentWindow: MinutesByUrgency;
  readonly ingest: {
    /** Number of sources that are read at the same time. */
    readonly concurrency: number;
    /** Days after which a project that is no longer listed is closed. */
    readonly graceDays: number;
    /** Seconds after a run during which a refresh returns its result instead of reading the sources again. */
    readonly refreshPauseSeconds: number;
  };
  /** Maximum number of non-urgent texts, calls or notifications per recipient and hour. */
  readonly messagesPerHour: number;
  /** IANA name: the time zone of support, and of recipients whose location is unknown. */
  readonly homeTimeZone: string;
  /** Support hours in that zone, such as 'Mon-Fri 9:00-17:00'. */
  readonly supportHours: string;
  /** Begins the identifiers of contracting processes in exports. */
  readonly ocidPrefix: string;
  readonly supportEmail: string | null;
  /** The language of mail to that address. */
  readonly supportLanguage: Language;
  readonly supportPhone: string | null;
  readonly senderPostalAddress: string | null;
  /** Whether the product itself calls the contacts of listings at a bidder's request. */
  readonly outreachCalls: boolean;
  /**
   * When a detected location falls back to Louisville: if it can't be resolved, or already if its city isn't built in.
   */
  readonly locationFallback: 'unresolved' | 'builtin';
  /** Days that things are kept; 0 for good. */
  readonly retention: Readonly<Record<'messages' | 'requests' | 'audit' | 'signIns' | 'files', number>>;
  /** Who makes backups: the product, someone else, or nobody. */
  readonly backups: 'scheduled' | 'elsewhere' | 'none';
}
