import type { ContactProof } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { getContactProof } from '@plumbline/contract/domains/service-requests/contact-proof-state.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** Whether a request waits for its customer to confirm the phone or the email. */
export const contactProofQuery = (requestId: string) =>
  queryOptions({
    queryKey: [pathOf(getContactProof.path, { id: requestId })],
    queryFn: ({ signal }): Promise<ContactProof> => call(getContactProof, { params: { id: requestId }, signal }),
  });
