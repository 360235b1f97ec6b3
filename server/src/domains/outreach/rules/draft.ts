import type { Objection } from '@plumbline/contract/domains/outreach/outreach.ts';

/** What a writer hands over: plain text, the message whole with the sender's name at its end. */
export interface Draft {
  /** Of an e-mail, on one line; null for other channels. */
  readonly subject: string | null;
  /** All of it: what is written, or everything that is said on the phone. */
  readonly message: string;
  readonly opening: string;
  /** Of a call. */
  readonly points: readonly string[];
  /** Of a call. */
  readonly objections: readonly Objection[];
  readonly close: string;
}
