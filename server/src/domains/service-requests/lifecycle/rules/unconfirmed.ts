import type { StoredRequest } from '../../tables.ts';

/** Returns whether a request waits for its customer's phone or email to be confirmed. No contractor may know of it. */
export const isUnconfirmed = ({ status, awaitsProof }: Pick<StoredRequest, 'status' | 'awaitsProof'>): boolean =>
  status === 'submitted' && awaitsProof !== null;
