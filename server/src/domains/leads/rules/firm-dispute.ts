import type { StoredDispute } from '../tables.ts';
import type { Ruling } from './firm-ruling.ts';

/**
 * Returns the open disputes about a firm that a ruling decides, with their outcome. A firm is one contractor: confirming one
 * also decides for everybody else who says that it isn't them.
 */
export const disputesAfter = (open: readonly StoredDispute[], { contractorId, isSame }: Ruling): StoredDispute[] =>
  open
    .filter((dispute) => isSame || dispute.contractorId === contractorId)
    .map((dispute) => ({
      ...dispute,
      outcome: isSame && dispute.contractorId === contractorId ? 'kept' : 'unlinked',
    }));
