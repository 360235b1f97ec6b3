import { formatsIn } from '../../kernel/formats.ts';
import type { Language } from '../../kernel/language.ts';
import { projectWords } from './project.words.ts';

/**
 * Formats a budget in dollars: '$5,000 - $20,000', '$20,000' if both ends are equal (a permit's cost), '$5,000+', 'Up
 * to $20,000', or 'Budget TBD'.
 */
export function formatBudget(min: number | null, max: number | null, language: Language): string {
  const { formatDollars } = formatsIn(language);
  const { budget } = projectWords[language];
  if (min !== null && min === max) return formatDollars(min);
  if (min !== null && max !== null) return budget.span(formatDollars(min), formatDollars(max));
  if (min !== null) return budget.atLeast(formatDollars(min));
  if (max !== null) return budget.atMost(formatDollars(max));
  return budget.open;
}
