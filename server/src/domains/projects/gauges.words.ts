import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './gauges.words.es.ts';

export const en = {
  waiting: 'Projects waiting for a geocoder',
  found: 'Addresses found',
  unknown: 'Addresses not found',
};

export const gaugesWords = inLanguages({ en, es });
