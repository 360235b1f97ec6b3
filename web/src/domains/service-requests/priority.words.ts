import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './priority.words.es.ts';

export const en = { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Urgency, string>;

export const priorityWords = inLanguages({ en, es });
