export type Mode = 'demonstration' | 'production';

/** Minutes by how urgent the customer says it is. */
export type MinutesByUrgency = Readonly<Record<'low' | 'medium' | 'high', number>>;

/** The product's rules as the operator has set them. Durations in minutes, money in cents. */
export interface Settings {
  readonly mode: Mode;
  /** Origin of every link, without a slash at the end. */
  readonly publicUrl: string;
  readonly referralFeeCents: number;
  /** How many accepted connections of a contractor cost nothing. */
  readonly freeReferrals: number;
  /** How long a contractor has to answer, by urgency. The customer has twice as long. */
  readonly answerWindow: MinutesByUrgency;
  /** How long an accepted connection waits for its fee, by urgency. */
  readonly paymentWindow: MinutesByUrgency;
  readonly ingest: {
    /** Sources that are read at the same time. */
    readonly concurrency: number;
    /** Days after which a project that nobody lists any more is closed. */
    readonly graceDays: number;
    /** So long after a run a refresh answers its result instead of asking the sources again. */
    readonly refreshPauseSeconds: number;
  };
  /** How many texts, calls or notifications that can wait go to one recipient in an hour. */
  readonly messagesPerHour: number;
  /** IANA name: the clocks of support, and of a recipient whose place isn't known. */
  readonly homeTimeZone: string;
  /** When support answers, such as 'Mon-Fri 9:00-17:00', on the clocks at home. */
  readonly supportHours: string;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly senderPostalAddress: string | null;
  /** The product itself calls the contacts of listings when a bidder wants that. */
  readonly outreachCalls: boolean;
  /** When a detected place becomes Louisville: when it can't be resolved, or already when its city isn't built in. */
  readonly locationFallback: 'unresolved' | 'builtin';
}
