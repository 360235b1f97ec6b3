import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';

export type Mode = 'demonstration' | 'production';

/** The product's rules as the operator has set them. Durations in minutes, money in cents. */
export interface Settings {
  readonly mode: Mode;
  /** Origin of every link, without a slash at the end. */
  readonly publicUrl: string;
  readonly referralFeeCents: number;
  /** How many accepted connections of a contractor cost nothing. */
  readonly freeReferrals: number;
  /** How long a contractor has to answer, by urgency. The customer has twice as long. */
  readonly answerWindow: Readonly<Record<Urgency, number>>;
  /** How long an accepted connection waits for its fee, by urgency. */
  readonly paymentWindow: Readonly<Record<Urgency, number>>;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly senderPostalAddress: string | null;
}
