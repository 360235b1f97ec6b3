import type { ClaimId } from '@plumbline/contract/kernel/id.ts';

/** A code that is on its way. */
export interface SentCode {
  readonly claimId: ClaimId;
  readonly channel: 'email' | 'phone';
  /** What the server says of it. */
  readonly message: string;
}
