import { formatsIn } from '../../kernel/formats.ts';
import type { Language } from '../../kernel/language.ts';
import { projectWords } from './project.words.ts';
import { type BudgetRange, budgetRanges } from './project-filter.ts';

/** Returns the label of a choice in the filter: 'Under $10,000', '$10,000 - $50,000', '$100,000+'. */
export function formatBudgetRange(range: BudgetRange, language: Language): string {
  const { from, to } = budgetRanges[range];
  const { formatDollars } = formatsIn(language);
  const { budget } = projectWords[language];
  if (to === null) return budget.atLeast(formatDollars(from));
  return from === 0 ? budget.under(formatDollars(to)) : budget.span(formatDollars(from), formatDollars(to));
}
