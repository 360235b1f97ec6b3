import type { Objection } from '@plumbline/contract/domains/outreach/outreach.ts';

/** A writer's output as plain text: the complete message with the sender's name at the end. */
export interface Draft {
  /** The subject of an email, on one line; null for other channels. */
  readonly subject: string | null;
  /** The whole text: the written message, or everything said on the phone. */
  readonly message: string;
  readonly opening: string;
  /** For calls only. */
  readonly points: readonly string[];
  /** For calls only. */
  readonly objections: readonly Objection[];
  readonly close: string;
}
