import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './device-name.words.es.ts';

export const en = {
  onSystem: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
};

export const deviceNameWords = inLanguages({ en, es });
