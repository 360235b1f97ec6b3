import { choiceOf } from '../../kernel/choices.ts';
import type { Language } from '../../kernel/language.ts';
import { tradeWords } from '../../kernel/trade.words.ts';
import { tradeOfWorkType } from '../../kernel/trades.ts';
import { PROJECT_TYPES } from '../assistant/understanding.ts';
import { jobWords } from './job.words.ts';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns 'Plumbing' for 'plumbing', 'Construction' for 'specific-project'. An unknown one is only capitalized. */
export function tradeName(workType: string, language: Language): string {
  const trade = tradeOfWorkType(workType);
  return trade === undefined ? capitalized(workType) : tradeWords[language][trade].label;
}

/** Returns 'Repair' for 'repair'. An unknown type is only capitalized. */
export function projectTypeName(projectType: string, language: Language): string {
  const known = choiceOf(PROJECT_TYPES, projectType);
  return known === undefined ? capitalized(projectType) : jobWords[language].projectTypes[known];
}

/** Returns 'Plumbing repair': the trade and the type of project. An individual job is named by its title. */
export const kindOfWork = (
  { workType, projectType }: { readonly workType: string; readonly projectType: string },
  language: Language,
): string => jobWords[language].kindOfWork(tradeName(workType, language), projectTypeName(projectType, language));
