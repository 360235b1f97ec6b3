import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './zoom.words.ts';

export const es = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoom: 'Acercamiento',
} satisfies Translation<typeof en>;
