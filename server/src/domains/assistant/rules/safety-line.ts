import type { Danger, Language } from '@plumbline/contract/domains/assistant/understanding.ts';
import { safetyWords } from './safety.words.ts';

/** Returns the one sentence to show at once, in the person's language. */
export const safetyLine = (danger: Danger, language: Language): string => safetyWords[language].dangers[danger];

/** Returns the answer to a text that doesn't ask for a job. */
export const refusalIn = (language: Language): string => safetyWords[language].noJob;
