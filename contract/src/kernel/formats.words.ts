import { es } from './formats.words.es.ts';
import { inLanguages } from './words.ts';

export const en = {
  slots: {
    morning: '8AM-12PM',
    afternoon: '12PM-5PM',
    evening: '5PM-8PM',
    anytime: 'any time',
    flexible: 'any time',
  },
  nearest: 'under 0.1 mi',
};

/** The few words within formats. */
export const formatsWords = inLanguages({ en, es });
