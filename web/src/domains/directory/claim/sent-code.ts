import type { ClaimChannel } from '@plumbline/contract/domains/directory/listing.ts';
import type { ClaimId } from '@plumbline/contract/kernel/id.ts';

/** A code that was sent, as the address of the page names it. The code itself reached only the listing's own contact. */
export interface SentCode {
  readonly claimId: ClaimId;
  readonly channel: ClaimChannel;
}

/** Returns the search parameters of the page that takes a code. */
export const searchOf = ({ claimId, channel }: { readonly claimId: ClaimId; readonly channel: string }) => ({
  sent: claimId,
  by: channel,
});

/** Returns the code that the search parameters name; undefined where none was sent yet. */
export function sentCodeIn({ sent, by }: { readonly sent?: string; readonly by?: string }): SentCode | undefined {
  // The server reads the id, and refuses the code of any that it didn't issue.
  return sent === undefined ? undefined : { claimId: sent as ClaimId, channel: by === 'phone' ? 'phone' : 'email' };
}
