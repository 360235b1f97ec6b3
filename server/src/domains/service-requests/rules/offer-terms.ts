import { formatMoney } from '@plumbline/contract/kernel/format.ts';

/** An offer's terms for the contractor who gets it. */
export interface OfferTerms {
  /** Miles from the contractor to the job. */
  readonly miles: number;
  /** The cost of accepting, in cents. 0 is free. */
  readonly feeCents: number;
}

/** 'Accepting is free.' or 'Accepting costs $5.00.' */
export const acceptingCosts = ({ feeCents }: Pick<OfferTerms, 'feeCents'>): string =>
  feeCents === 0 ? 'Accepting is free.' : `Accepting costs ${formatMoney(feeCents)}.`;
