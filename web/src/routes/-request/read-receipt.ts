import type { KeptDraft } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import type { QueryClient } from '@tanstack/react-query';
import { contactProofQuery } from '../../domains/service-requests/proof/query.ts';

/** Reads whether the request that a browser without scripts has sent still waits for a confirmation. */
export async function readReceipt(client: QueryClient, { receipt }: KeptDraft): Promise<void> {
  if (receipt?.awaitsProof) await client.prefetchQuery(contactProofQuery(receipt.requestId));
}
