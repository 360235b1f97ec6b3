import type { ClaimChannel } from '@plumbline/contract/domains/directory/listing.ts';
import type { ClaimId } from '@plumbline/contract/kernel/id.ts';

/** A code that was sent, as the address of the page names it. The code itself reached only the listing's own contact. */
export interface SentCode {
  readonly claimId: ClaimId;
  readonly channel: ClaimChannel;
}

/** Returns the search parameter of the page that takes a code: 'email.cl_1'. */
export const searchOf = ({ claimId, channel }: { readonly claimId: ClaimId; readonly channel: string }) => ({
  sent: `${channel}.${claimId}`,
});

/** Returns the code that the search parameter names; undefined where none was sent yet. */
export function sentCodeIn({ sent }: { readonly sent?: string }): SentCode | undefined {
  const [, channel, claimId] = /^(email|phone)\.(.+)$/.exec(sent ?? '') ?? [];
  // The server reads the id, and refuses the code of any that it didn't issue.
  return claimId === undefined ? undefined : { claimId: claimId as ClaimId, channel: channel as ClaimChannel };
}
