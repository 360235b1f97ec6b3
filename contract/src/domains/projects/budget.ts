import { formatDollars } from '../../kernel/format.ts';

/** '$5,000 - $20,000', '$5,000+', 'Up to $20,000', or 'Budget TBD' when neither is known. Dollars. */
export function formatBudget(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${formatDollars(min)} - ${formatDollars(max)}`;
  if (min !== null) return `${formatDollars(min)}+`;
  if (max !== null) return `Up to ${formatDollars(max)}`;
  return 'Budget TBD';
}
