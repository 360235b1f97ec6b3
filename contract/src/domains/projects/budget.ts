import { formatDollars } from '../../kernel/format.ts';

/** '$5,000 - $20,000', '$20,000' when both ends are the same (a permit's cost), '$5,000+', 'Up to $20,000', or 'Budget TBD'. Dollars. */
export function formatBudget(min: number | null, max: number | null): string {
  if (min !== null && min === max) return formatDollars(min);
  if (min !== null && max !== null) return `${formatDollars(min)} - ${formatDollars(max)}`;
  if (min !== null) return `${formatDollars(min)}+`;
  if (max !== null) return `Up to ${formatDollars(max)}`;
  return 'Budget TBD';
}
