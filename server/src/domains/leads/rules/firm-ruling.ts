import type { LinkedBy } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { decideLink, type FirmLink, type ListedFirm, type PermitFirm } from './firm-link.ts';

/** An operator's ruling on whether a firm is a contractor. */
export interface Ruling {
  readonly contractorId: string;
  readonly isSame: boolean;
}

/** A link, by an operator or as the facts say. */
export type RuledLink =
  | { readonly contractorId: string; readonly by: LinkedBy }
  | Extract<FirmLink, { readonly reason: string }>;

/**
 * Decides which contractor a firm is. What operators have decided comes first: one that they have confirmed is the firm, and
 * one that they have ruled out is neither the firm nor a candidate.
 */
export function linkUnder(rulings: readonly Ruling[], firm: PermitFirm, listed: readonly ListedFirm[]): RuledLink {
  const confirmed = rulings.find(({ isSame }) => isSame);
  if (confirmed !== undefined) return { contractorId: confirmed.contractorId, by: 'operator' };
  const ruledOut = new Set(rulings.map(({ contractorId }) => contractorId));
  return decideLink(
    firm,
    listed.filter(({ id }) => !ruledOut.has(id)),
  );
}
