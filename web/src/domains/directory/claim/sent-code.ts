import type { ClaimId } from '@plumbline/contract/kernel/id.ts';

/** A code that was sent. */
export interface SentCode {
  readonly claimId: ClaimId;
  readonly channel: 'email' | 'phone';
  /** The server's message about it. */
  readonly message: string;
}
