import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './zoom.words.es.ts';

export const en = {
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  zoom: 'Zoom',
};

/** The buttons that enlarge a map. */
export const zoomWords = inLanguages({ en, es });
