import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './job-health.words.es.ts';

export const en = { runnable: 'Jobs that could run now' };

export const jobHealthWords = inLanguages({ en, es });
